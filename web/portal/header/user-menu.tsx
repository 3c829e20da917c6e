import { Popover } from "@base-ui/react/popover";
import { ChevronDown, Languages, LogOut, MoonStar, UserRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { TierBadge } from "#web/features/tiers/tier-badge.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { classNames } from "#web/ui/class-names.ts";
import floatingStyles from "#web/ui/floating.module.css";
import { ThemeChoice } from "../theme/theme-choice.tsx";
import styles from "./header.module.css";
import { LanguageChoice } from "./language-choice.tsx";
import { ReputationProgress } from "./reputation-progress.tsx";

/** Who is signed in: name, tier and score in the bar; behind it the progress, the profile and the way out (spec §2). */
export function UserMenu({ home }: { home: string }) {
  const { userName, userAvatarUrl, userTier, userReputationScore: score, signOut } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  const name = userName ?? m.account_fallback_name();
  const standing = [userTier, score !== null && m.portal_points({ points: score })];
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className={styles.userButton}>
        <Avatar name={userName} src={userAvatarUrl} />
        <span className={styles.userName}>
          {name}
          <small>{standing.filter(Boolean).join(" · ")}</small>
        </span>
        <span className="sr-only">{m.portal_account()}</span>
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={floatingStyles.floating} align="end" sideOffset={4}>
          <Popover.Popup
            className={classNames(floatingStyles.floatingSheet, styles.userMenu)}
            aria-label={name}
          >
            <div className={styles.userIdentity}>
              <Avatar name={userName} src={userAvatarUrl} />
              <b>{name}</b>
              {userTier && <TierBadge tier={userTier} />}
            </div>
            <ReputationProgress />
            <div className={styles.userWays}>
              <Link to={`${home}/profile`} onClick={() => setIsOpen(false)}>
                <UserRound size={16} strokeWidth={1.4} aria-hidden="true" />
                {m.menu_profile()}
              </Link>
              <div className={styles.userLanguage}>
                <Languages size={16} strokeWidth={1.4} aria-hidden="true" />
                {m.language_label()}
                <LanguageChoice />
              </div>
              <div className={styles.userTheme}>
                <MoonStar size={16} strokeWidth={1.4} aria-hidden="true" />
                {m.portal_theme()}
                <ThemeChoice />
              </div>
            </div>
            <div className={styles.userWays}>
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
