import { useState } from "react";
import type { Profile } from "#domain/profile/profile.ts";
import { showProfile } from "#domain/profile/show-profile.ts";
import type { Audience } from "#domain/profile/visibility.ts";
import { m } from "#messages/messages.js";
import styles from "#web/features/profile/profile.module.css";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useUnsaved } from "../unsaved.ts";
import { ProfileCard } from "./profile-card.tsx";

const audiences: Record<Audience, () => string> = {
  members: m.profile_preview_members,
  public: m.profile_preview_public,
};

/** Opens the profile as others see it, by the same rule the server shows it. */
export function PreviewButton({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  const [audience, setAudience] = useState<Audience>("members");
  const isUnsaved = useUnsaved();
  return (
    <>
      <Button look="outline" size="work" onClick={() => setIsOpen(true)}>
        {m.profile_preview()}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={m.profile_preview_title()} isWide>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div className={styles.previewAudience} role="group" aria-label={m.profile_preview_as()}>
          {(Object.keys(audiences) as Audience[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === audience}
              onClick={() => setAudience(name)}
            >
              {audiences[name]()}
            </button>
          ))}
        </div>
        <ProfileCard shown={showProfile(profile, audience)} />
        {isUnsaved && <p className="note">{m.profile_preview_unsaved()}</p>}
      </Dialog>
    </>
  );
}
