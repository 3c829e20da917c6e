import { missingTo } from "#domain/tiers/ladders.ts";
import type { PathStep } from "#domain/tiers/standing.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { FullStanding } from "./standing.ts";
import styles from "./tiers.module.css";
import { missingWords, tierName } from "./words.ts";

/** The shortest way to the next tier: a sentence first, then its steps, each of them under way already. */
export function TierPath({ standing }: { standing: FullStanding }) {
  const home = useHome();
  const { ladder, tier, values, path, rules } = standing;
  const next = ladder.steps[ladder.steps.findIndex(({ name }) => name === tier) + 1];
  if (!next) return <p className={styles.say}>{m.tiers_path_top({ name: tierName(tier) })}</p>;
  const missing = missingTo(next, values);
  const needed = missing.find(({ criterion }) => criterion === "score")?.missing ?? 0;
  const sum = path.reduce((all, { points }) => all + points, 0);
  const last = path
    .flatMap(({ on }) => on ?? [])
    .toSorted()
    .at(-1);
  const stay = rules.find(({ key }) => key === "stay_completed")?.points ?? 0;
  return (
    <section className={styles.path} aria-labelledby="path">
      <div>
        <h2 id="path">{m.tiers_path({ name: tierName(next.name) })}</h2>
        <p className={styles.say}>
          {missing.length > 0 && m.tiers_path_missing({ missing: missingWords(missing) })}{" "}
          {needed > 0 && sum >= needed && m.tiers_path_enough({ sum })}
          {needed > 0 && sum >= needed && last && ` ${m.tiers_path_until({ day: formatCalendarDay(last) })}`}
          {needed > 0 && sum > 0 && sum < needed && m.tiers_path_rest({ sum: formatNumber(sum), each: stay })}
          {needed > 0 && sum === 0 && m.tiers_path_none({ each: stay })}
        </p>
      </div>
      <ol className={styles.steps}>
        {path.map((step) => (
          <li key={step.id}>
            <span>
              {step.kind === "profile" ? m.tiers_path_profile() : step.name}
              <small>{whenOf(step)}</small>
            </span>
            <b className="figures">+{formatNumber(step.points)}</b>
            <ButtonLink look="outline" size="small" to={`${home}/${placeOf(step)}`}>
              {m.tiers_path_open()}
              <span className="sr-only"> {step.name}</span>
            </ButtonLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

function whenOf({ kind, on }: PathStep): string {
  if (kind === "stay") return m.tiers_path_stay({ day: formatCalendarDay(on ?? "") });
  return kind === "proposal" ? m.tiers_path_proposal() : m.tiers_path_profile_text();
}

function placeOf({ kind, id }: PathStep): string {
  if (kind === "profile") return "profile";
  return kind === "stay" ? `bookings/${id}` : `my-journeys/${id}`;
}
