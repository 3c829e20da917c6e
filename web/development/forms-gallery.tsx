import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chips } from "#web/ui/chips.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./development.module.css";
import { Specimen } from "./specimen.tsx";

const options = [
  { value: "a", label: "Representar meu hotel de luxo" },
  { value: "b", label: "Outros assuntos" },
];

export function FormsGallery() {
  return (
    <>
      <Specimen name="Formulário">
        <TextField
          label="Nome completo"
          hint="Como aparece nas propostas."
          defaultValue="Renata Mascarenhas"
        />
        <TextField label="Confirmar senha" type="password" error="As senhas não coincidem." />
        <SelectField label="Interesse" options={options} placeholder="Escolha um assunto" />
        <TextAreaField label="Mensagem" isOptional />
        <TextField label="Indisponível" disabled defaultValue="Renata" />
        <Checkbox label="Lembrar deste aparelho" defaultChecked />
      </Specimen>
      <Specimen name="No portal">
        <div className={classNames("work", styles.specimens)}>
          <TextField label="Nome" defaultValue="Renata" />
          <SelectField label="Interesse" options={options} error="Escolha uma das opções." />
        </div>
        <Chips
          legend="Especialidades"
          name="specialties"
          chips={["Ilhas", "Famílias", "Gastronomia"].map((label) => ({ value: label, label }))}
        />
      </Specimen>
      <Specimen name="Avisos">
        <Notice tone="warn">
          Sua conta está aguardando aprovação. Entre em contato com o administrador.
        </Notice>
        <Notice tone="bad">Algo no formulário não foi aceito.</Notice>
        <Notice tone="ok">As alterações estão guardadas.</Notice>
      </Specimen>
    </>
  );
}
