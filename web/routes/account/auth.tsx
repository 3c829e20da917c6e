import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { homeOf } from "#domain/accounts/homes.ts";
import type { SignInProviders } from "#domain/accounts/providers.ts";
import { m } from "#messages/messages.js";
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
import type { Route } from "./+types/auth.ts";

export const meta = () => [{ title: m.account_title() }, { name: "robots", content: "noindex" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext);
  return (await createApi(api, publicUrl)["sign-in-providers"].$get()).json();
}

/** Sign in, ask for an account, show the second factor, or wait (spec §2). */
export default function AuthPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame heading={m.account_heading()}>
      <AuthSteps providers={loaderData.providers} />
    </AccountFrame>
  );
}

function AuthSteps({ providers }: SignInProviders) {
  const arrival = useArrival();
  const current = useCurrentUser();
  const navigate = useNavigate();
  const [requested, setRequested] = useState<string>();
  const [isTryingAgain, setIsTryingAgain] = useState(false);
  const isSignedIn = current.user !== null && !current.needsSecondFactor && !current.hasFailed;
  const home = current.userRole && homeOf[current.userRole];
  useEffect(() => {
    if (!isSignedIn || current.loading) return;
    const visit = (path: string) => void navigate(path, { replace: true });
    if (!visitDestination(visit) && home) visit(home);
  }, [isSignedIn, current.loading, home, navigate]);

  if (current.hasFailed) return <ErrorState onRetry={() => window.location.reload()} />;
  if (current.user && current.needsSecondFactor) {
    return <SecondFactorForm factors={current.user.factors ?? []} onCancel={() => void current.signOut()} />;
  }
  if (isSignedIn) return home ? <LoadingState /> : <AccountCard current={current} />;
  const isSignUpOver = arrival.isWithSession || requested !== undefined;
  if (current.refusedAs && isSignUpOver && !isTryingAgain)
    return <WaitingAccount refusedAs={current.refusedAs} onBack={() => setIsTryingAgain(true)} />;
  if (requested) return <RequestedAccount email={requested} onBack={() => setRequested(undefined)} />;
  return (
    <Tabs
      label={m.account_tabs()}
      tabs={[
        {
          id: "entrar",
          label: m.account_sign_in(),
          content: (
            <>
              <SignInForm refusedAs={current.refusedAs} failedElsewhere={arrival.refusal} />
              <ProviderButtons providers={providers} />
            </>
          ),
        },
        { id: "criar-conta", label: m.account_create(), content: <SignUpForm onRequested={setRequested} /> },
      ]}
    />
  );
}
