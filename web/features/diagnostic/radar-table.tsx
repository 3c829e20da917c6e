import { m } from "#messages/messages.js";
import type { RadarContent } from "./radar-content.ts";

/** What the drawing shows, for whoever does not see it. */
export function RadarTable({ dimensions, hasBefore, hasGroup, caption }: RadarContent & { caption: string }) {
  return (
    // A table is as wide as its words even where it is not seen; what holds it is not.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.diagnostic_dimension()}</th>
            <th scope="col">{m.diagnostic_score()}</th>
            {hasBefore && <th scope="col">{m.diagnostic_before()}</th>}
            {hasGroup && <th scope="col">{m.diagnostic_group()}</th>}
          </tr>
        </thead>
        <tbody>
          {dimensions.map(({ key, name, score, before, group }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{score ?? m.diagnostic_not_measured()}</td>
              {hasBefore && <td>{before ?? m.diagnostic_not_measured()}</td>}
              {hasGroup && <td>{group ?? m.diagnostic_group_few()}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
