import { type RefObject, useCallback, useRef, useState } from "react";

type Modal = {
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** To be spread on the dialog element: it hears Escape and presses on the backdrop. */
  dialogProps: {
    onClose: () => void;
    onClick: (event: React.MouseEvent<HTMLDialogElement>) => void;
  };
};

/**
 * The browser's own modal dialog: focus held inside, Escape closes, focus returns. The public site uses it for its
 * menu and film, which must open at once and cost no script; portals use the Dialog and Sheet beside it.
 */
export function useModal(): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    dialog.current?.showModal();
    setIsOpen(true);
  }, []);
  const close = useCallback(() => dialog.current?.close(), []);
  const dialogProps: Modal["dialogProps"] = {
    onClose: () => setIsOpen(false),
    onClick: (event) => {
      if (event.target === event.currentTarget) close();
    },
  };
  return { dialog, isOpen, open, close, dialogProps };
}
