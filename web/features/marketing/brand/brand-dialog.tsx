import { useId, useState } from "react";
import { Link } from "react-router";
import type { Brand } from "#domain/marketing/brand.ts";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { editBrand, useBrand } from "../marketing.ts";
import { ColourChoice, isColour } from "./colour-choice.tsx";
import { LogoChoice } from "./logo-choice.tsx";

/** Colour, logo and contact of the reader's pieces. */
export function BrandDialog({ onClose }: { onClose: () => void }) {
  const brand = useBrand();
  return (
    <QueryView query={brand}>
      {(found) => <BrandForm key={found.version} brand={found} onClose={onClose} />}
    </QueryView>
  );
}

function BrandForm({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const formId = useId();
  const home = useHome();
  const [colour, setColour] = useState(brand.colour ?? "#5b2a36");
  const [failure, setFailure] = useState<string>();
  const { run, isBusy } = useWrite(editBrand);
  const save = async () => {
    if (!isColour(colour)) return;
    const outcome = await run({ version: brand.version, colour });
    if (outcome.state === "done") {
      toast({ text: m.marketing_saved() });
      onClose();
    } else setFailure(outcome.state === "conflict" ? m.marketing_save_conflict() : m.marketing_save_failed());
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.marketing_brand()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isBusy}>
          {m.marketing_save()}
        </DialogFooter>
      }
    >
      <form
        id={formId}
        className="work stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p className="note">{m.marketing_brand_text()}</p>
        <ColourChoice colour={colour} onColour={setColour} />
        <LogoChoice logo={brand.logo} />
        {brand.contact && (
          <p className="note">
            {m.marketing_contact_line({ contact: brand.contact })}{" "}
            <Link className="text-link" to={`${home}/profile`}>
              {m.marketing_contact_edit()}
            </Link>
          </p>
        )}
      </form>
    </Dialog>
  );
}
