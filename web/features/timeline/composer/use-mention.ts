import { type RefObject, useState } from "react";
import { isMentioned } from "#domain/timeline/mentions.ts";
import { useNameable } from "../timeline.ts";

type Hotel = { id: string; name: string };

/** What is being written after the last at sign before the caret; null where no hotel is being named. */
function nameBeingWritten(text: string, caret: number): string | null {
  const found = /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N}][\p{L}\p{N} .'-]{0,40}|)$/u.exec(text.slice(0, caret));
  return found ? (found[1] ?? "") : null;
}

/** Hotels to name while one writes: those that fit, and putting one into the text. */
export function useMention(field: RefObject<HTMLTextAreaElement | null>, first: Hotel[] = []) {
  const [sought, setSought] = useState<string | null>(null);
  const [named, setNamed] = useState<Hotel[]>(first);
  const { data: found = [] } = useNameable(sought);
  const isFinished = named.some(({ name }) => sought?.startsWith(name));
  return {
    suggestions: sought === null || isFinished ? [] : found,
    watch: (text: string) => setSought(nameBeingWritten(text, field.current?.selectionStart ?? text.length)),
    close: () => setSought(null),
    /** The text with the chosen hotel in place of what was being written. */
    choose: (hotel: Hotel, text: string) => {
      const caret = field.current?.selectionStart ?? text.length;
      const start = text.slice(0, caret).lastIndexOf("@");
      setNamed((before) => [...before, hotel]);
      setSought(null);
      return `${text.slice(0, start)}@${hotel.name} ${text.slice(caret).trimStart()}`;
    },
    /** The hotels that a text still names. */
    idsIn: (text: string) => [
      ...new Set(named.filter(({ name }) => isMentioned(text, name)).map(({ id }) => id)),
    ],
  };
}
