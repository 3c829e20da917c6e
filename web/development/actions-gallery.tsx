import { TierBadge } from "#web/features/tiers/tier-badge.tsx";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { Badge, LabelBadge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Picture } from "#web/ui/picture.tsx";
import styles from "./development.module.css";
import { Specimen } from "./specimen.tsx";

export function ActionsGallery() {
  return (
    <>
      <Specimen name="Botões e links">
        <Button>Falar conosco</Button>
        <Button look="outline">Baixar o dossiê</Button>
        <Button look="quiet">Cancelar</Button>
        <Button look="danger">Recusar</Button>
        <Button isBusy>Enviando…</Button>
        <Button disabled>Indisponível</Button>
        <Button size="work">Nova jornada</Button>
        <Button size="small" look="outline">
          Exportar
        </Button>
        <ButtonLink to="/" look="outline" size="work">
          Um link
        </ButtonLink>
        <ArrowLink to="/">Conhecer a coleção</ArrowLink>
      </Specimen>
      <Specimen name="Níveis e selos">
        {["Membro", "Purple", "Silver", "Gold", "Platinum", "Elite"].map((tier) => (
          <TierBadge key={tier} tier={tier} />
        ))}
        <LabelBadge tone="brass">Premium</LabelBadge>
        <LabelBadge tone="green">Novo</LabelBadge>
        <LabelBadge tone="jacaranda">IA</LabelBadge>
        <LabelBadge tone="silver">Silver+</LabelBadge>
        <Badge>Rascunho</Badge>
        <Badge tone="ok">Confirmado</Badge>
        <Badge tone="warn">A confirmar</Badge>
        <Badge tone="bad">Vence hoje</Badge>
        <Badge tone="info">Proposta</Badge>
      </Specimen>
      <Specimen name="Cartão">
        <Card
          className={styles.card}
          to="/"
          picture={<Picture name="services-corridor" sizes="24rem" isDecorative />}
          title="São João, três gerações"
          text="Uma frase, e mais nada."
          action="Conhecer"
        />
      </Specimen>
    </>
  );
}
