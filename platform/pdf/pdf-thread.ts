import { Font, renderToBuffer } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { answerOrders } from "../threads/answer-orders.ts";
import { pdfFonts } from "./pdf-fonts.ts";

for (const font of pdfFonts) Font.register({ ...font });
// Words are not broken: the rules are those of English.
Font.registerHyphenationCallback((word) => [word]);

answerOrders<ReactElement>((document) => renderToBuffer(document as never));
