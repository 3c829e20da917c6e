type Column = { name: string; type: string };
type Reading = { summary?: string; "x-file"?: { name: string; columns: Column[] }; "x-access"?: unknown };

const HEAD = `# Files

Every list of the portals can be had as a file: the address of the list with \`.file\`, the same questions (search, filters, sort), and \`format=csv\` (the default) or \`format=xlsx\`. A file holds what the list answers to the same person and nothing else ([0260](decisions/0260-files-a-machine-can-read.md)). This page is made by \`npm run files\`.

- **Names**: the first row has the names of the API's fields, the same in every language; \`hotel.name\` is the field \`name\` inside \`hotel\`.
- **CSV**: UTF-8 with its mark, commas, quotes and line ends as RFC 4180 has them. A text that begins with \`=\`, \`+\`, \`-\`, \`@\`, a tab or a carriage return has an apostrophe before it, so that no spreadsheet takes it for a formula.
- **XLSX**: one sheet, typed cells, no formula. A text longer than 32,767 characters, which is all that a cell holds, ends with \`…\`.

| type | in CSV | in XLSX |
|---|---|---|
| text | as it was written | text |
| code | a word of the API, the same in every language, or an id | text |
| day | \`2026-11-18\` | date |
| instant | \`2026-11-18T10:00:00.000Z\`, always UTC | date and time, in UTC |
| integer | digits | number |
| decimal | digits and a point; an amount has its currency in the column named beside it | number |
| boolean | \`true\`, \`false\` | boolean |
| json | what the API answers, as JSON; amounts inside are in minor units | text |

What is empty in the API is an empty cell.
`;

/** What every file holds, column by column, as the lists declare it. */
export function filesPage({ paths = {} }: { paths?: object }): string {
  const lists = Object.entries(paths as Record<string, { get?: Reading }>);
  const parts = lists.flatMap(([path, { get }]) => {
    const file = get?.["x-file"];
    if (!file) return [];
    const rows = file.columns.map(({ name, type }) => `| \`${name}\` | ${type} |`);
    return [
      [`## \`${path}.file\``, "", `\`${file.name}\`: ${get?.summary}`, "", "| column | type |", "|---|---|"]
        .concat(rows)
        .join("\n"),
    ];
  });
  return `${[HEAD.trim(), ...parts].join("\n\n")}\n`;
}
