import { expect, test, vi } from "vitest";
import { m } from "#messages/messages.js";
import { publishedNote } from "./published-note.ts";

test("a first publication offers the way to send it, and nothing says that it was sent", () => {
  const onSend = vi.fn();
  const note = publishedNote({ isFirst: true, onSend });
  expect(note).toMatchObject({
    text: "Proposta publicada. Falta enviar o endereço ao cliente.",
    action: { label: "Enviar ao cliente" },
  });
  note.action!.onPress();
  expect(onSend).toHaveBeenCalledOnce();
  expect(publishedNote({ isFirst: false, onSend }).action).toBeUndefined();
  for (const locale of ["pt", "en"] as const)
    expect(m.journeys_state_proposed({}, { locale })).not.toMatch(/enviad|sent/i);
});
