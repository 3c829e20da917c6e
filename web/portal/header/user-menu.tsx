import { Popover } from "@base-ui/react/popover";
import { ChevronDown, Languages, LogOut, UserRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { TierBadge } from "#web/ui/tier-badge.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { ReputationProgress } from "./reputation-progress.tsx";

/** Who is signed in: name, tier and score in the bar; behind it the progress, the profile and the way out (spec §2). */
export function UserMenu({ home }: { home: string }) {
  const { userName, userAvatarUrl, userTier, userReputationScore: score, signOut } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  const name = userName ?? m.account_fallback_name();
  const standing = [userTier, score !== null && m.portal_points({ points: formatNumber(score) })];
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className="user-button">
        <span className="sr-only">{m.portal_account_of()}</span>
        <Avatar name={userName} src={userAvatarUrl} />
        <span className="user-name">
          {name}
          <small>{standing.filter(Boolean).join(" · ")}</small>
        </span>
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="floating" align="end" sideOffset={4}>
          <Popover.Popup className="floating-sheet user-menu" aria-label={name}>
            <div className="user-identity">
              <Avatar name={userName} src={userAvatarUrl} />
              <b>{name}</b>
              {userTier && <TierBadge tier={userTier} />}
            </div>
            <ReputationProgress />
            <div className="user-ways">
              <Link to={`${home}/profile`} onClick={() => setIsOpen(false)}>
                <UserRound size={16} strokeWidth={1.4} aria-hidden="true" />
                {m.menu_profile()}
              </Link>
              <div className="user-language">
                <Languages size={16} strokeWidth={1.4} aria-hidden="true" />
                {m.language_label()}
                <LanguageChoice />
              </div>
            </div>
            <div className="user-ways">
              <button type="button" onClick={() => void signOut()}>
                <LogOut size={16} strokeWidth={1.4} aria-hidden="true" />
                {m.account_sign_out()}
              </button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
