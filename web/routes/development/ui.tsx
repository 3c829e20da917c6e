import { ActionsGallery } from "#web/development/actions-gallery.tsx";
import { DataGallery } from "#web/development/data-gallery.tsx";
import { FormsGallery } from "#web/development/forms-gallery.tsx";
import { OpeningsGallery } from "#web/development/openings-gallery.tsx";
import { OverlaysGallery } from "#web/development/overlays-gallery.tsx";
import { StatesGallery } from "#web/development/states-gallery.tsx";
import { Toaster } from "#web/ui/toast/toaster.tsx";
import "#web/site/site.css";
import "#web/styles/work.css";

/** Every component of the design system in every state; only in development. */
export default function Ui() {
  return (
    <main id="content" className="wrap py-16">
      <title>Folha de componentes — Lilamonde</title>
      <h1 className="d2 mb-12">Folha de componentes</h1>
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
