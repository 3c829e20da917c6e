import { missingParts, type ProfilePart, profileParts } from "#domain/profile/completeness.ts";
import { m } from "#messages/messages.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { Progress } from "#web/ui/progress.tsx";
import { LoadingState } from "#web/ui/skeleton.tsx";
import { useProfile } from "./profile.ts";

/** What the reader's profile still lacks; a complete one needs no card. */
export const profileCard: DashboardCard = {
  id: "profile",
  roles: ["advisor", "tour_operator"],
  column: "narrow",
  Card: ProfileCard,
};

const names: Record<ProfilePart, () => string> = {
  photo: m.profile_part_photo,
  headline: m.profile_part_headline,
  bio: m.profile_part_bio,
  city: m.profile_part_city,
  contact: m.profile_part_contact,
  languages: m.profile_part_languages,
  specialties: m.profile_part_specialties,
  agency: m.profile_part_agency,
};

function ProfileCard() {
  const { data: profile, isLoading } = useProfile();
  const way = { to: `${useHome()}/profile`, label: m.dashboard_profile_way() };
  if (isLoading)
    return (
      <Block title={m.menu_profile()} way={way}>
        <LoadingState lines={2} />
      </Block>
    );
  if (!profile) return null;
  const missing = missingParts(profile);
  if (missing.length === 0) return null;
  const done = profileParts.length - missing.length;
  const title = m.dashboard_profile({ done, total: profileParts.length });
  return (
    <Block title={title} way={way}>
      <Progress percent={(done / profileParts.length) * 100} label={title} />
      <p className="note">
        {m.dashboard_profile_missing({ parts: missing.map((part) => names[part]()).join(", ") })}
      </p>
    </Block>
  );
}
