import { describe, expect, test } from "vitest";
import { contactOf, neighboursOf } from "./relations.ts";

const known = { kinds: ["stay_ended", "stay_begun"], tables: new Set(["stays", "rooms", "auth.users"]) };
const unit = (name: string, server: string, domain = "") =>
  contactOf({ name, folder: `server/${name}`, server, domain }, known);

describe("what a unit does with what others know", () => {
  test("is read from its code: facts it says and hears, tables it writes and reads, units it calls", () => {
    const contact = unit(
      "stays",
      `import { end } from "../journeys/end.ts";
       recordFacts(tx, deps, [{ kind: isOver ? "stay_ended" : "stay_begun", cause }]);
       db.insertInto("stays"); db.selectFrom("rooms as r").innerJoin("stays", "a", "b");
       sql<string>\`delete from rooms using stays; select * from auth.users\``,
    );
    expect(contact).toEqual({
      name: "stays",
      says: new Set(["stay_ended", "stay_begun"]),
      hears: new Set(),
      writes: new Set(["stays", "rooms"]),
      reads: new Set(["rooms", "stays", "auth.users"]),
      calls: new Set(["journeys"]),
    });
  });

  test("orders its neighbours: who hears, who reads, who only calls, and nobody else", () => {
    const contacts = [
      unit("stays", `recordFacts([{ kind: "stay_ended" }]); db.updateTable("stays")`),
      unit("callers", `import { readStay } from "../stays/read-stay.ts"`),
      unit("readers", `db.selectFrom("stays")`),
      unit("points", "", `const worth = { stay_ended: 5 }`),
      unit("strangers", `db.selectFrom("rooms")`),
    ];
    expect(neighboursOf("stays", contacts).map(({ name }) => name)).toEqual(["points", "readers", "callers"]);
  });
});
