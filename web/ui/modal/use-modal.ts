import { type RefObject, useCallback, useEffect, useId, useRef, useState } from "react";

type Modal = {
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** To be spread on the buttons that open and close it: the browser obeys them before scripts are there. */
  openProps: Invoker;
  closeProps: Invoker;
  /** To be spread on the dialog element: it hears Escape and presses on the backdrop. */
  dialogProps: {
    id: string;
    onClose: () => void;
    onClick: (event: React.MouseEvent<HTMLDialogElement>) => void;
  };
};

type Invoker = { command: "show-modal" | "close"; commandfor: string; onClick: () => void };

/**
 * The browser's own modal dialog: focus held inside, Escape closes, focus returns. The public site uses it for its
 * menu and film, which must open at once and cost no script; portals use the Dialog and Sheet beside it.
 */
export function useModal(): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(dialog.current?.open ?? false), []);
  const open = useCallback(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    setIsOpen(true);
  }, []);
  const close = useCallback(() => dialog.current?.close(), []);
  const dialogProps: Modal["dialogProps"] = {
    id,
    onClose: () => setIsOpen(false),
    onClick: (event) => {
      if (event.target === event.currentTarget) close();
    },
  };
  return {
    dialog,
    isOpen,
    open,
    close,
    openProps: { command: "show-modal", commandfor: id, onClick: open },
    closeProps: { command: "close", commandfor: id, onClick: close },
    dialogProps,
  };
}
