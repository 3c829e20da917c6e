type Page = { title: string; lines: string[] };

const SIZE = { width: 595, height: 842 };
const MARGIN = 72;

/** A plain PDF of a few pages of text, for the demo world and tests: standard fonts, nothing compressed. */
export function writePdf(pages: Page[]): Uint8Array {
  const first = 4;
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>",
  ];
  for (const [at, page] of pages.entries()) {
    const content = contentOf(page);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${SIZE.width} ${SIZE.height}] ` +
        `/Resources << /Font << /F1 3 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  return Buffer.from(withTable(objects), "latin1");
}

function contentOf({ title, lines }: Page): string {
  const top = SIZE.height - MARGIN * 1.5;
  const text = [
    `BT /F1 26 Tf ${MARGIN} ${top} Td (${escaped(title)}) Tj ET`,
    `0.62 0.47 0.22 rg ${MARGIN} ${top - 22} 96 1.5 re f 0 g`,
    ...lines.map((line, at) => `BT /F1 13 Tf ${MARGIN} ${top - 64 - at * 24} Td (${escaped(line)}) Tj ET`),
  ];
  return text.join("\n");
}

/** As the standard fonts read it: one byte a character, brackets escaped. */
function escaped(text: string): string {
  return text.replace(/[^\u0020-\u00ff]/g, "-").replace(/[\\()]/g, "\\$&");
}

function withTable(objects: string[]): string {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  );
}
