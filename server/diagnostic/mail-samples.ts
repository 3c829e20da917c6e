import { EXAMPLE, exampleLink, type MailSample, type SampleGiven } from "../mails/mail-sample.ts";
import { documentMail, linkMail } from "./attempts/mails.ts";

const given = (sample: SampleGiven) => ({
  ...{ to: EXAMPLE.to, name: "Nina", language: sample.language },
  url: exampleLink(sample, "/diagnostic"),
});

/** What those who answer the diagnostic are written. */
export const diagnosticMails: MailSample[] = [
  { id: "diagnostic.link", write: (sample) => linkMail(given(sample)) },
  {
    id: "diagnostic.document",
    write: (sample) => documentMail({ ...given(sample), file: exampleLink(sample, "/diagnostic") }),
  },
];
