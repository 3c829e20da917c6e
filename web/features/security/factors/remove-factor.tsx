import type { Factor } from "@supabase/auth-js";
import { m } from "#messages/messages.js";
import { authClient } from "#web/session/auth-client.ts";
import { AskOnce } from "../ask-once.tsx";
import { useAttempt } from "../use-attempt.ts";
import { factorKind } from "./factor-words.ts";

type RemoveFactorProps = { factor: Factor; isLast: boolean; onClose: () => void; onRemoved: () => void };

/** Takes a second factor away, after saying what that means. */
export function RemoveFactor({ factor, isLast, onClose, onRemoved }: RemoveFactorProps) {
  const { attempt, failure, isBusy } = useAttempt();
  const remove = async () => {
    if (await attempt(() => authClient().mfa.unenroll({ factorId: factor.id }))) onRemoved();
  };
  return (
    <AskOnce
      title={m.security_remove_title({ name: factor.friendly_name || factorKind(factor) })}
      text={isLast ? m.security_remove_last() : m.security_remove_text()}
      action={m.security_remove()}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
