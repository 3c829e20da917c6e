import { ActionsGallery } from "#web/development/actions-gallery.tsx";
import { DataGallery } from "#web/development/data-gallery.tsx";
import styles from "#web/development/development.module.css";
import { FormsGallery } from "#web/development/forms-gallery.tsx";
import { OpeningsGallery } from "#web/development/openings-gallery.tsx";
import { OverlaysGallery } from "#web/development/overlays-gallery.tsx";
import { StatesGallery } from "#web/development/states-gallery.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Toaster } from "#web/ui/toast/toaster.tsx";

/** Every component of the design system in every state; only in development. */
export default function Ui() {
  return (
    <main id="content" className={classNames("wrap", styles.sheet)}>
      <title>Folha de componentes — Lilamonde</title>
      <h1 className={classNames("d2", styles.sheetTitle)}>Folha de componentes</h1>
      <OpeningsGallery />
      <ActionsGallery />
      <FormsGallery />
      <DataGallery />
      <OverlaysGallery />
      <StatesGallery />
      <Toaster />
    </main>
  );
}
