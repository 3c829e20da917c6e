import { useEffect } from "react";
import { type ToastNote, toast } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

/** A toaster with its first note, for a page that fetches both only when it has something to say. */
export default function SingleToast({ note }: { note: ToastNote }) {
  useEffect(() => toast(note), [note]);
  return <Toaster />;
}
