import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  type DataCheck,
  type DataMend,
  HouseHealth,
  isMendable,
  type JobRetry,
  type MendableCheck,
} from "#domain/health/health.ts";
import { m } from "#messages/messages.js";
import type { HealthApi } from "#server/health/contract.ts";
import { formatBytes, formatNumber } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import { memberApi } from "#web/session/member-api.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import type { Write } from "#web/session/queries/write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./health.module.css";

const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: async () => HouseHealth.parse(await bodyOf(await memberApi<HealthApi>().admin.health.$get())),
});

const retryJobs: Write<JobRetry, { count: number }> = {
  send: (json) => memberApi<HealthApi>().admin.health.jobs.$post({ json }),
  changes: [healthQuery.queryKey],
};

const mendData: Write<DataMend, { count: number }> = {
  send: (json) => memberApi<HealthApi>().admin.health.data.$post({ json }),
  changes: [healthQuery.queryKey],
};

/** The house from the inside, what is ill first. */
export function HealthView() {
  return (
    <QueryView query={useQuery(healthQuery)} lines={10}>
      {(health) => (
        <div className={styles.health}>
          <Parts health={health} />
          <Jobs jobs={health.jobs} />
          <Data data={health.data} />
        </div>
      )}
    </QueryView>
  );
}

const partNames: Record<string, () => string> = {
  process: m.health_part_process,
  database: m.health_part_database,
  migrations: m.health_part_migrations,
  jobs: m.health_part_jobs,
  disk: m.health_part_disk,
};

function Parts({ health: { parts, database, storage } }: { health: HouseHealth }) {
  return (
    <section aria-label={m.health_parts()}>
      <h2 className={styles.heading}>{m.health_parts()}</h2>
      <ul className={styles.parts}>
        {parts.map(({ part, state, isOk }) => (
          <li key={part}>
            {partNames[part]?.() ?? part}{" "}
            <Badge tone={isOk ? "ok" : "bad"}>{isOk ? m.health_ok() : state}</Badge>
          </li>
        ))}
      </ul>
      <p>{m.health_database({ size: formatBytes(database.bytes), count: database.migrations })}</p>
      <p>{m.health_storage({ size: formatBytes(storage.bytes), count: formatNumber(storage.files) })}</p>
    </section>
  );
}

type Job = HouseHealth["jobs"][number];
const jobName = ({ words }: Job) => said(words);

function figure(id: string, header: string, count: (job: Job) => number): Column<Job> {
  return { id, header, isNumeric: true, isNamed: true, cell: (job) => formatNumber(count(job)) };
}

function Jobs({ jobs }: { jobs: Job[] }) {
  const busy = jobs.filter(({ queued, active, failed, dead }) => queued + active + failed + dead > 0);
  return (
    <section aria-label={m.health_jobs()}>
      <h2 className={styles.heading}>{m.health_jobs()}</h2>
      {busy.length === 0 ? (
        <p>{m.health_jobs_none()}</p>
      ) : (
        <Table
          caption={m.health_jobs()}
          rows={busy}
          rowId={({ name }) => name}
          columns={[
            { id: "name", header: m.health_job(), cell: jobName },
            figure("queued", m.health_queued(), ({ queued, active }) => queued + active),
            figure("failed", m.health_failed(), ({ failed }) => failed),
            figure("dead", m.health_dead(), ({ dead }) => dead),
            { id: "retry", header: m.health_retry(), isNumeric: true, cell: (job) => <Retry job={job} /> },
          ]}
        />
      )}
    </section>
  );
}

function Retry({ job }: { job: Job }) {
  const { name, dead } = job;
  const { run, isBusy } = useWrite(retryJobs);
  if (dead === 0) return null;
  const retry = async () => {
    const outcome = await run({ name });
    if (outcome.state === "done")
      toast({ text: m.health_retried({ count: formatNumber(outcome.value.count) }) });
    else toast({ tone: "bad", text: m.health_retry_failed() });
  };
  return (
    <Button
      look="outline"
      size="small"
      isBusy={isBusy}
      aria-label={m.health_retry_of({ name: jobName(job) })}
      onClick={() => void retry()}
    >
      {m.health_retry()}
    </Button>
  );
}

function Mend({ check }: { check: MendableCheck }) {
  const { run, isBusy } = useWrite(mendData);
  const label = mendLabels[check]();
  const mend = async () => {
    const outcome = await run({ check });
    if (outcome.state === "done")
      toast({ text: m.health_mended({ count: formatNumber(outcome.value.count) }) });
    else toast({ tone: "bad", text: m.health_retry_failed() });
  };
  return (
    <Button look="outline" size="small" isBusy={isBusy} onClick={() => void mend()}>
      {label}
    </Button>
  );
}

const mendLabels = {
  scores_adrift: m.health_mend_scores_adrift,
  files_without_owner: m.health_mend_files_without_owner,
} satisfies Record<MendableCheck, () => string>;

const checks = {
  unbalanced_transactions: [m.health_check_unbalanced_transactions, m.health_remedy_unbalanced_transactions],
  scores_adrift: [m.health_check_scores_adrift, m.health_remedy_scores_adrift],
  bookings_without_commission: [
    m.health_check_bookings_without_commission,
    m.health_remedy_bookings_without_commission,
  ],
  files_without_owner: [m.health_check_files_without_owner, m.health_remedy_files_without_owner],
  people_without_role: [m.health_check_people_without_role, m.health_remedy_people_without_role],
  missing_english: [m.health_check_missing_english, m.health_remedy_missing_english],
  heroes_without_text: [m.health_check_heroes_without_text, m.health_remedy_heroes_without_text],
} satisfies Record<DataCheck, [() => string, () => string]>;

function Data({ data }: { data: HouseHealth["data"] }) {
  return (
    <section aria-label={m.health_data()}>
      <h2 className={styles.heading}>{m.health_data()}</h2>
      <Table
        caption={m.health_data()}
        rows={data}
        rowId={({ check }) => check}
        columns={[
          { id: "check", header: m.health_check(), cell: ({ check }) => checks[check][0]() },
          {
            id: "count",
            header: m.health_count(),
            isNumeric: true,
            cell: ({ count }) => <Badge tone={count === 0 ? "ok" : "warn"}>{formatNumber(count)}</Badge>,
          },
          {
            id: "remedy",
            header: m.health_remedy(),
            cell: ({ check, count }) =>
              count === 0 ? (
                m.health_ok()
              ) : (
                <>
                  {checks[check][1]()} {isMendable(check) && <Mend check={check} />}
                </>
              ),
          },
        ]}
      />
    </section>
  );
}
