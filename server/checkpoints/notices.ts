import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

/** The morning's word of what is to be done and what was not. */
export const checkpointsDue = defineNotice({
  ...{ kind: "checkpoints_due", roles: ["advisor", "tour_operator"], ways: { app: true, email: true } },
  name: m.checkpoints_notice_name,
  sentence: ({ due, overdue }: { due: number; overdue: number }, locale) => {
    if (overdue === 0) return m.checkpoints_notice_due({ count: due }, locale);
    if (due === 0) return m.checkpoints_notice_overdue({ count: overdue }, locale);
    return m.checkpoints_notice_both({ due, overdue }, locale);
  },
});
