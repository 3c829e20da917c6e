import { formatCnpj } from "#domain/profile/documents.ts";
import { formatPhone } from "#domain/profile/phone.ts";
import type { ShownProfile } from "#domain/profile/profile.ts";
import { m } from "#messages/messages.js";
import styles from "#web/features/profile/profile.module.css";
import { Avatar } from "#web/ui/avatar.tsx";
import { languageName, specialtyName } from "../field-words.ts";

/** A person as others see them: only what they show. */
export function ProfileCard({ shown }: { shown: ShownProfile }) {
  const { fullName, photoUrl, headline, bio, city, agency } = shown;
  const facts = factsOf(shown);
  return (
    <article className={styles.profileCard}>
      <header>
        <Avatar name={fullName} src={photoUrl} size="large" />
        <div>
          <h3>{fullName}</h3>
          {headline && <p className="serif">{headline}</p>}
          <p className="note">{[agency?.name, city].filter(Boolean).join(" · ")}</p>
        </div>
      </header>
      {bio && <p className={styles.profileCardBio}>{bio}</p>}
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

function factsOf({
  languages,
  specialties,
  email,
  phone,
  whatsapp,
  agency,
}: ShownProfile): [string, string][] {
  const facts: [string, string | null | undefined][] = [
    [m.profile_languages(), languages.map(languageName).join(", ")],
    [m.profile_specialties(), specialties.map(specialtyName).join(", ")],
    [m.account_email(), email],
    [m.profile_phone(), phone && formatPhone(phone)],
    [m.profile_whatsapp(), whatsapp && formatPhone(whatsapp)],
    [m.profile_site(), agency?.site],
    [m.profile_agency_city(), agency?.city],
    [m.profile_cnpj(), agency?.cnpj && formatCnpj(agency.cnpj)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
