import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { DeskCampaign } from "#domain/marketing/campaigns.ts";
import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { type CampaignValues, campaignOf, valuesOf } from "./campaign-values.ts";
import styles from "./desk.module.css";
import { createCampaign, editCampaign } from "./desk.ts";
import { CaptionFields, FactFields } from "./list-fields.tsx";
import { HotelFields, PictureFields } from "./set-fields.tsx";
import { TermsFields, WordFields } from "./word-fields.tsx";

/** Writes a campaign, new or anew, in both languages. */
export function CampaignForm({ campaign }: { campaign: DeskCampaign | undefined }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const { run: create } = useWrite(createCampaign);
  const { run: edit } = useWrite(editCampaign);
  const form = useForm<CampaignValues>({ mode: "onTouched", defaultValues: valuesOf(campaign) });
  const { handleSubmit, formState } = form;
  const save = handleSubmit(async (values) => {
    const words = campaignOf(values);
    const outcome: Outcome<unknown, DeskCampaign> = campaign
      ? await edit({ id: campaign.id, edit: { version: campaign.version, ...words } })
      : await create(words);
    if (outcome.state !== "done") return setFailure(refusalText(outcome));
    setFailure(undefined);
    toast({ text: m.campaigns_saved() });
    if (!campaign) void navigate(`/admin/campaigns/${outcome.value.id}`, { replace: true });
  });
  return (
    <form className={`work ${styles.form}`} noValidate onSubmit={(event) => void save(event)}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <WordFields form={form} />
      <HotelFields form={form} />
      <PictureFields form={form} />
      <CaptionFields form={form} />
      <FactFields form={form} />
      <TermsFields form={form} />
      <div>
        <Button size="work" type="submit" isBusy={formState.isSubmitting}>
          {m.campaigns_save()}
        </Button>
      </div>
    </form>
  );
}

function refusalText({ state }: { state: string }): string {
  if (state === "conflict") return m.campaigns_conflict();
  return state === "offline" ? m.account_error_offline() : m.campaigns_failed();
}
