import { Accordion } from "#web/ui/accordion.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import styles from "./development.module.css";
import { Specimen } from "./specimen.tsx";

type Row = { id: string; name: string; nights: number };

const rows: Row[] = [
  { id: "1", name: "Família Andrade", nights: 12 },
  { id: "2", name: "Clube de leitura Itaim", nights: 5 },
];

const columns: Column<Row>[] = [
  { id: "name", header: "Jornada", cell: (row) => row.name },
  { id: "state", header: "Estado", cell: () => <Badge tone="ok">Confirmado</Badge> },
  { id: "nights", header: "Noites", cell: (row) => row.nights, isNumeric: true },
];

const chapters = ["Visão geral", "Fundadores", "Gastronomia", "Bem-estar"].map((label, at) => ({
  id: `capitulo-${at + 1}`,
  label,
  content: <p className={classNames("prose", styles.chapter)}>O capítulo “{label}”.</p>,
}));

const questions = ["Como entro na comunidade?", "Quem responde às minhas perguntas?"].map((title, at) => ({
  id: `pergunta-${at + 1}`,
  title,
  content: <p>Uma resposta que diz o fato e para.</p>,
}));

export function DataGallery() {
  return (
    <>
      <Specimen name="Abas">
        <div className={styles.whole}>
          <Tabs label="Capítulos" tabs={chapters} />
        </div>
      </Specimen>
      <Specimen name="Sanfona">
        <div className={styles.whole}>
          <Accordion name="perguntas" items={questions} />
        </div>
      </Specimen>
      <Specimen name="Tabela">
        <div className={styles.whole}>
          <Table caption="Jornadas" columns={columns} rows={rows} rowId={(row) => row.id} selectedId="2" />
          <LoadMore hasMore isLoading={false} onMore={() => undefined} />
        </div>
      </Specimen>
      <Specimen name="Pessoa e progresso">
        <Avatar name="Renata Mascarenhas" size="large" />
        <Avatar name="Renata Mascarenhas" />
        <Avatar name={null} size="small" />
        <Avatar name="Sem Foto" src="data:image/png;base64,AA==" />
        <div className={classNames("stack", styles.narrow)}>
          <Progress percent={40} label="Quarenta por cento" />
          <Progress percent={250} label="Completo" />
        </div>
      </Specimen>
    </>
  );
}
