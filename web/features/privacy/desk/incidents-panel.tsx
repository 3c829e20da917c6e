import { type Incident, severities } from "#domain/privacy/privacy-desk.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatNumber } from "#web/locale/format.ts";
import { useAsked } from "#web/portal/use-asked.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { dayOf, instantOf } from "./days.ts";
import { DeskDialog, type Fields } from "./desk-dialog.tsx";
import { DeskPanel } from "./desk-panel.tsx";
import { addIncident, changeIncident } from "./incidents.ts";

const severityNames = {
  low: m.privacy_severity_low,
  medium: m.privacy_severity_medium,
  high: m.privacy_severity_high,
} satisfies Record<Incident["severity"], unknown>;
const tones = { low: "neutral", medium: "warn", high: "bad" } as const;

/** What happened to people's data, and what was done about it. */
export function IncidentsPanel({ incidents }: { incidents: Incident[] }) {
  const [open, setOpen] = useAsked<{ incident?: Incident }>({ incident: {} });
  return (
    <DeskPanel
      title={m.privacy_incidents()}
      add={{ label: m.privacy_incident_new(), onAdd: () => setOpen({}) }}
    >
      {incidents.length === 0 ? (
        <p>{m.privacy_incidents_none()}</p>
      ) : (
        <Table
          caption={m.privacy_incidents()}
          rowId={({ id }) => id}
          rows={incidents}
          columns={columns((incident) => setOpen({ incident }))}
        />
      )}
      {open && <IncidentDialog incident={open.incident} onClose={() => setOpen(undefined)} />}
    </DeskPanel>
  );
}

function columns(onEdit: (incident: Incident) => void): Column<Incident>[] {
  return [
    { id: "title", header: m.privacy_incident_title(), cell: ({ title }) => title },
    {
      id: "severity",
      header: m.privacy_incident_severity(),
      cell: ({ severity }) => <Badge tone={tones[severity]}>{severityNames[severity]()}</Badge>,
    },
    {
      id: "people",
      header: m.privacy_incident_people(),
      ...{ isNumeric: true, isNamed: true },
      cell: ({ people }) => formatNumber(people),
    },
    {
      ...{ id: "found", header: m.privacy_incident_found(), isNamed: true },
      cell: ({ foundAt }) => formatDate(foundAt),
    },
    {
      id: "closed",
      header: m.privacy_incident_closed(),
      isNamed: true,
      cell: ({ closedAt }) => (closedAt ? formatDate(closedAt) : m.privacy_incident_open()),
    },
    {
      id: "edit",
      header: m.privacy_incident_edit(),
      isNumeric: true,
      cell: (incident) => (
        <Button
          look="quiet"
          size="small"
          aria-label={m.privacy_incident_edit_of({ title: incident.title })}
          onClick={() => onEdit(incident)}
        >
          {m.privacy_incident_edit()}
        </Button>
      ),
    },
  ];
}

const incidentOf = ({ title = "", severity, people, measures = "", ...days }: Fields) => ({
  ...{ title, severity: severity as Incident["severity"], people: Number(people), measures },
  foundAt: instantOf(days.found) ?? new Date().toISOString(),
  reportedAt: instantOf(days.reported),
  closedAt: instantOf(days.closed),
});

type IncidentDialogProps = { incident: Incident | undefined; onClose: () => void };

function IncidentDialog({ incident, onClose }: IncidentDialogProps) {
  const { run: add } = useWrite(addIncident);
  const { run: change } = useWrite(changeIncident(incident?.id ?? ""));
  const save = (fields: Fields) =>
    incident ? change({ version: incident.version, ...incidentOf(fields) }) : add(incidentOf(fields));
  return (
    <DeskDialog
      title={incident ? m.privacy_incident_edit() : m.privacy_incident_new()}
      action={m.privacy_incident_save()}
      onClose={onClose}
      onSave={save}
    >
      <TextField
        name="title"
        label={m.privacy_incident_title()}
        defaultValue={incident?.title}
        maxLength={160}
        required
      />
      <SelectField
        name="severity"
        label={m.privacy_incident_severity()}
        defaultValue={incident?.severity}
        options={severities.map((value) => ({ value, label: severityNames[value]() }))}
      />
      <TextField
        name="people"
        type="number"
        min={0}
        label={m.privacy_incident_people()}
        defaultValue={incident?.people ?? 0}
        required
      />
      <TextAreaField
        name="measures"
        label={m.privacy_incident_measures()}
        defaultValue={incident?.measures}
        rows={4}
        maxLength={4_000}
        required
      />
      <Days incident={incident} />
    </DeskDialog>
  );
}

function Days({ incident }: Pick<IncidentDialogProps, "incident">) {
  const { foundAt, reportedAt, closedAt } = incident ?? {};
  return (
    <>
      <TextField
        name="found"
        type="date"
        label={m.privacy_incident_found()}
        defaultValue={dayOf(foundAt)}
        required
      />
      <TextField
        name="reported"
        type="date"
        label={m.privacy_incident_reported()}
        defaultValue={dayOf(reportedAt)}
        isOptional
      />
      <TextField
        name="closed"
        type="date"
        label={m.privacy_incident_closed()}
        defaultValue={dayOf(closedAt)}
        isOptional
      />
    </>
  );
}
