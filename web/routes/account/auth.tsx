import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { homeOf } from "#domain/accounts/homes.ts";
import { m } from "#messages/messages.js";
import { AccountCard } from "#web/features/accounts/account-card.tsx";
import { AccountFrame } from "#web/features/accounts/account-frame.tsx";
import { RequestedAccount } from "#web/features/accounts/requested-account.tsx";
import { SecondFactorForm } from "#web/features/accounts/second-factor-form.tsx";
import { SignInForm } from "#web/features/accounts/sign-in-form.tsx";
import { SignUpForm } from "#web/features/accounts/sign-up-form.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";
import { visitDestination } from "#web/session/destination.ts";
import { ErrorState } from "#web/ui/screen-states.tsx";
import { LoadingState } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

export const meta = () => [{ title: m.account_title() }, { name: "robots", content: "noindex" }];

export default function AuthPage() {
  return (
    <AccountFrame heading={m.account_heading()}>
      <AuthSteps />
    </AccountFrame>
  );
}

function AuthSteps() {
  const current = useCurrentUser();
  const navigate = useNavigate();
  const [requested, setRequested] = useState<string>();
  const isSignedIn = current.user !== null && !current.needsSecondFactor && !current.hasFailed;
  const home = current.userRole && homeOf[current.userRole];
  useEffect(() => {
    if (!isSignedIn || current.loading) return;
    const visit = (path: string) => void navigate(path, { replace: true });
    if (!visitDestination(visit) && home) visit(home);
  }, [isSignedIn, current.loading, home, navigate]);

  if (current.hasFailed) return <ErrorState onRetry={() => window.location.reload()} />;
  if (current.user && current.needsSecondFactor) {
    const factors = (current.user.factors ?? []).filter(({ status }) => status === "verified");
    return <SecondFactorForm factors={factors} onCancel={() => void current.signOut()} />;
  }
  if (isSignedIn) return home ? <LoadingState /> : <AccountCard current={current} />;
  if (requested) return <RequestedAccount email={requested} />;
  return (
    <Tabs
      label={m.account_tabs()}
      tabs={[
        {
          id: "entrar",
          label: m.account_sign_in(),
          content: <SignInForm isRefused={current.isRefused} />,
        },
        { id: "criar-conta", label: m.account_create(), content: <SignUpForm onRequested={setRequested} /> },
      ]}
    />
  );
}
