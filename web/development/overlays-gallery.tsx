import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./development.module.css";
import { Specimen } from "./specimen.tsx";

export function OverlaysGallery() {
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimen name="Por cima da página">
      <Button look="outline" size="work" onClick={() => setOpen("dialog")}>
        Diálogo
      </Button>
      <Button look="outline" size="work" onClick={() => setOpen("sheet")}>
        Folha
      </Button>
      <Button
        look="outline"
        size="work"
        onClick={() =>
          toast({
            text: "Checkpoint concluído. A família foi avisada.",
            action: { label: "Desfazer", onPress: () => {} },
          })
        }
      >
        Aviso breve
      </Button>
      <Button
        look="outline"
        size="work"
        onClick={() => toast({ text: "Não foi possível guardar.", tone: "bad" })}
      >
        Aviso de erro
      </Button>
      <Dialog
        isOpen={open === "dialog"}
        onOpenChange={close}
        title="Recusar esta conta?"
        actions={
          <>
            <Button look="quiet" size="work" onClick={close}>
              Voltar
            </Button>
            <Button look="danger" size="work" onClick={close}>
              Recusar conta
            </Button>
          </>
        }
      >
        <p>Renata recebe um e-mail com o motivo.</p>
        <TextAreaField label="Motivo, visível para ela" />
      </Dialog>
      <Sheet isOpen={open === "sheet"} onOpenChange={close} label="Uma folha">
        <div className={styles.inset}>
          <p className="d4">Uma folha</p>
          <Button size="work" onClick={close}>
            Fechar
          </Button>
        </div>
      </Sheet>
    </Specimen>
  );
}
