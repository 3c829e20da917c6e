import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { homeOf } from "#domain/accounts/homes.ts";
import type { SignInProviders } from "#domain/accounts/providers.ts";
import { m } from "#messages/messages.js";
import type { AccountsApi } from "#server/accounts/contract.ts";
import { createApi } from "#web/api.ts";
import { AccountCard } from "#web/features/accounts/account-card.tsx";
import { AccountFrame } from "#web/features/accounts/account-frame.tsx";
import { ProviderButtons } from "#web/features/accounts/providers/provider-buttons.tsx";
import { useArrival } from "#web/features/accounts/providers/use-arrival.ts";
import { RequestedAccount } from "#web/features/accounts/requested-account.tsx";
import { SecondFactorForm } from "#web/features/accounts/second-factor/second-factor-form.tsx";
import { SignInForm } from "#web/features/accounts/sign-in-form.tsx";
import { SignUpForm } from "#web/features/accounts/sign-up-form.tsx";
import { WaitingAccount } from "#web/features/accounts/waiting-account.tsx";
import { pageContext } from "#web/page-context.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { visitDestination } from "#web/session/destination.ts";
import { ErrorState } from "#web/ui/screen-states.tsx";
import { LoadingState } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { useHash } from "#web/ui/use-hash.ts";
import type { Route } from "./+types/auth.ts";

const SIGN_UP = "criar-conta";

export const meta = () => [{ title: m.account_title() }, { name: "robots", content: "noindex" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext);
  return (await createApi<AccountsApi>(api, publicUrl)["sign-in-providers"].$get()).json();
}

/** Sign in, ask for an account, show the second factor, or wait (spec §2). */
export default function AuthPage({ loaderData: { providers } }: Route.ComponentProps) {
  const arrival = useArrival();
  const current = useCurrentUser();
  const [requested, setRequested] = useState<string>();
  const [isTryingAgain, setIsTryingAgain] = useState(false);
  const isSignedIn = current.user !== null && !current.needsSecondFactor && !current.hasFailed;
  const home = current.userRole && homeOf[current.userRole];
  useGoHome({ isReady: isSignedIn && !current.loading, home });

  if (current.hasFailed)
    return framed(m.account_heading(), <ErrorState onRetry={() => window.location.reload()} />);
  if (current.user && current.needsSecondFactor) {
    const factors = current.user.factors ?? [];
    const form = <SecondFactorForm factors={factors} onCancel={() => void current.signOut()} />;
    return framed(m.account_heading_factor(), form);
  }
  if (isSignedIn)
    return framed(m.account_heading(), home ? <LoadingState /> : <AccountCard current={current} />);
  const isSignUpOver = arrival.isWithSession || requested !== undefined;
  if (current.refusedAs && isSignUpOver && !isTryingAgain) {
    const { refusedAs } = current;
    return framed(
      refusedAs === "pending" ? m.account_heading_waiting() : m.account_heading_closed(),
      <WaitingAccount refusedAs={refusedAs} onBack={() => setIsTryingAgain(true)} />,
    );
  }
  if (requested) {
    const form = <RequestedAccount email={requested} onBack={() => setRequested(undefined)} />;
    return framed(m.account_heading_confirm(), form);
  }
  return <Doors providers={providers} onRequested={setRequested} refusal={arrival.refusal} />;
}

const framed = (heading: string, content: ReactNode) => (
  <AccountFrame heading={heading}>{content}</AccountFrame>
);

/** Leads who is signed in to where they wanted to go, or home. */
function useGoHome({ isReady, home }: { isReady: boolean; home: string | null }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isReady) return;
    const visit = (path: string) => void navigate(path, { replace: true });
    if (!visitDestination(visit) && home) visit(home);
  }, [isReady, home, navigate]);
}

type DoorsProps = SignInProviders & {
  onRequested: (email: string) => void;
  refusal: ReturnType<typeof useArrival>["refusal"];
};

/** The two tabs: sign in, and ask for an account; the headline follows the open one. */
function Doors({ providers, onRequested, refusal }: DoorsProps) {
  const { refusedAs } = useCurrentUser();
  const [hash] = useHash();
  const signIn = (
    <>
      <SignInForm refusedAs={refusedAs} failedElsewhere={refusal} />
      <ProviderButtons providers={providers} />
    </>
  );
  const create = <SignUpForm onRequested={onRequested} />;
  return framed(
    hash === SIGN_UP ? m.account_heading_create() : m.account_heading(),
    <Tabs
      label={m.account_tabs()}
      tabs={[
        { id: "entrar", label: m.account_sign_in(), content: signIn },
        { id: SIGN_UP, label: m.account_create(), content: create },
      ]}
    />,
  );
}
