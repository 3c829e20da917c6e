import { answerOrders } from "../threads/answer-orders.ts";
import { type Drawing, draw } from "./drawing.ts";

answerOrders<Drawing>(draw);
