export type Statement = {
  /** In lower case, without comments and with what stands in quotes emptied; one space between words. */
  text: string;
  /** The comments right above it. */
  remarks: string;
};

const PART = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^-/'"$;]+|[\s\S]/g;

/** The statements of a migration. What a `do` block carries out counts as statements of its own; bodies of functions do not. */
export function readStatements(sql: string): Statement[] {
  const statements: Statement[] = [];
  let text = "";
  let remarks = "";
  const finish = () => {
    const plain = text.trim().replace(/\s+/g, " ").toLowerCase();
    if (plain) statements.push({ text: plain, remarks });
    text = "";
    remarks = "";
  };
  for (const [part] of sql.matchAll(PART)) {
    if (part === ";") finish();
    else if (part.startsWith("--") || part.startsWith("/*")) remarks += ` ${part}`;
    else if (part.startsWith("'")) text += "''";
    else if (/^\$\w*\$/.test(part) && part.length > 1) {
      if (/^\s*do\s*$/i.test(text)) statements.push(...readBlock(part));
      text += "''";
    } else if (part.startsWith('"')) text += part.slice(1, -1);
    else text += part;
  }
  finish();
  return statements;
}

/** What a block says and what it has carried out as text, word for word: where a statement begins in it cannot be told. */
function readBlock(block: string): Statement[] {
  const inside = block.replace(/^\$\w*\$|\$\w*\$$/g, "").replace(/--[^\n]*/g, "");
  const plain = inside.replaceAll("'", " ").replace(/\s+/g, " ").toLowerCase();
  const starts = plain.matchAll(/\b(?:alter|drop|truncate|create|revoke|lock|reindex|cluster)\b[^;]*/g);
  return [...starts].map(([text]) => ({ text: text.trim(), remarks: "" }));
}
