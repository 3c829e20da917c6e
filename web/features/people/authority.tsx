import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { homeOf } from "#domain/accounts/homes.ts";
import type { Person } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { keepSeeing } from "#web/session/see-as.ts";
import { Button } from "#web/ui/button.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { authorityNote } from "./authority-text.ts";
import { GrantNotice } from "./grant-notice.tsx";
import styles from "./people.module.css";
import { proposeAdmin, seeAsPerson, signOutPerson } from "./people.ts";

type Act = "propose" | "look" | "signOut";

/** What can be done with an active account beside its role: look as it sees, sign it out, make it an administrator. */
export function Authority({ person, ownId }: { person: Person; ownId: string | undefined }) {
  const [asked, setAsked] = useState<Act>();
  const act = useActs(person);
  const isAdmin = person.role === "admin";
  const name = person.fullName || (person.email ?? "");
  const climbs = person.role === "advisor" || person.role === "tour_operator";
  return (
    <section className={styles.authority}>
      <h3>{m.people_more()}</h3>
      {person.adminGrant && <GrantNotice person={person} grant={person.adminGrant} ownId={ownId} />}
      <div className={styles.peopleActions}>
        {!isAdmin && (
          <Button look="outline" size="work" onClick={() => setAsked("look")}>
            {m.people_see_as()}
          </Button>
        )}
        <Button look="outline" size="work" onClick={() => setAsked("signOut")}>
          {m.people_sign_out()}
        </Button>
        {!isAdmin && !person.adminGrant && (
          <Button look="outline" size="work" onClick={() => setAsked("propose")}>
            {m.people_propose_admin()}
          </Button>
        )}
      </div>
      {climbs && (
        <Link
          className="text-link touch-target"
          to={`/admin/standing?${new URLSearchParams({ q: person.fullName })}`}
        >
          {m.people_tier_way()}
        </Link>
      )}
      {asked && (
        <ReasonDialog
          {...words[asked](name)}
          isForRecord
          isHarmless={asked !== "signOut"}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => {
            setAsked(undefined);
            void act[asked](reason);
          }}
        />
      )}
    </section>
  );
}

const words = {
  look: (name: string) => ({
    title: m.people_see_as_title({ name }),
    text: m.people_see_as_text(),
    action: m.people_see_as(),
  }),
  signOut: (name: string) => ({
    title: m.people_sign_out_title({ name }),
    text: m.people_sign_out_text(),
    action: m.people_sign_out(),
  }),
  propose: (name: string) => ({
    title: m.people_propose_title({ name }),
    text: m.people_propose_text(),
    action: m.people_propose_admin(),
  }),
} satisfies Record<Act, (name: string) => object>;

function useActs(person: Person): Record<Act, (reason: string) => Promise<void>> {
  const { run: propose } = useWrite(proposeAdmin);
  const { run: signOut } = useWrite(signOutPerson);
  const { run: look } = useWrite(seeAsPerson);
  const navigate = useNavigate();
  const refuse = (sent: Parameters<typeof authorityNote>[0]) =>
    toast(authorityNote(sent, (address) => void navigate(address)));
  return {
    propose: async (reason) => {
      const sent = await propose({ person, reason });
      if (sent.state === "done") toast({ text: m.people_proposed() });
      else refuse(sent);
    },
    signOut: async (reason) => {
      const sent = await signOut({ person, reason });
      if (sent.state === "done")
        return toast({ text: m.people_signed_out({ count: formatNumber(sent.value.ended) }) });
      refuse(sent);
    },
    look: async (reason) => {
      const sent = await look({ person, reason });
      if (sent.state !== "done") return refuse(sent);
      keepSeeing(sent.value);
      // Nothing that the administrator has read outlives the change of eyes.
      window.location.assign(homeOf[sent.value.role]);
    },
  };
}
