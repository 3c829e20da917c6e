import type { Language } from "#auth/users/language.ts";

/** Everything the auth server writes. */
export const mailKinds = [
  "signup",
  "invite",
  "magiclink",
  "recovery",
  "email_change_current",
  "email_change_new",
  "reauthentication",
] as const;
export type MailKind = (typeof mailKinds)[number];

type Words = { subject: string; title: string; paragraphs: string[]; label: string };

const WORDS: Record<Language, Record<MailKind, Words>> = {
  pt: {
    signup: {
      subject: "Confirme seu e-mail na Lilamonde",
      title: "Confirme seu e-mail",
      paragraphs: [
        "Recebemos um cadastro na Lilamonde com este endereço.",
        "Use o botão para confirmar que ele é seu. Se preferir, digite o código na página do cadastro.",
      ],
      label: "Confirmar e-mail",
    },
    invite: {
      subject: "Seu convite para a Lilamonde",
      title: "Seu convite chegou",
      paragraphs: ["Há um lugar para você na Lilamonde.", "Aceite o convite para criar a sua conta."],
      label: "Aceitar convite",
    },
    magiclink: {
      subject: "Seu link de acesso",
      title: "Entre na Lilamonde",
      paragraphs: ["Use o botão para entrar, ou digite o código na página de acesso."],
      label: "Entrar",
    },
    recovery: {
      subject: "Redefina sua senha da Lilamonde",
      title: "Redefina sua senha",
      paragraphs: [
        "Recebemos um pedido para redefinir a senha da sua conta.",
        "Use o botão para escolher uma nova senha. Sua senha atual continua valendo até lá.",
      ],
      label: "Escolher nova senha",
    },
    email_change_current: {
      subject: "Confirme a troca de e-mail",
      title: "Confirme a troca de e-mail",
      paragraphs: [
        "Recebemos um pedido para trocar o e-mail da sua conta por {newEmail}.",
        "A troca só acontece depois da confirmação nos dois endereços.",
      ],
      label: "Confirmar a troca",
    },
    email_change_new: {
      subject: "Confirme seu novo e-mail",
      title: "Confirme seu novo e-mail",
      paragraphs: [
        "Este endereço foi indicado como o novo e-mail de uma conta na Lilamonde.",
        "A troca só acontece depois da confirmação nos dois endereços.",
      ],
      label: "Confirmar novo e-mail",
    },
    reauthentication: {
      subject: "Seu código da Lilamonde",
      title: "Confirme que é você",
      paragraphs: ["Digite este código para continuar a alteração da sua conta."],
      label: "",
    },
  },
  en: {
    signup: {
      subject: "Confirm your e-mail for Lilamonde",
      title: "Confirm your e-mail",
      paragraphs: [
        "We received a Lilamonde sign-up with this address.",
        "Use the button to confirm that it is yours, or type the code on the sign-up page.",
      ],
      label: "Confirm e-mail",
    },
    invite: {
      subject: "Your invitation to Lilamonde",
      title: "You are invited",
      paragraphs: ["There is a place for you at Lilamonde.", "Accept the invitation to create your account."],
      label: "Accept invitation",
    },
    magiclink: {
      subject: "Your sign-in link",
      title: "Sign in to Lilamonde",
      paragraphs: ["Use the button to sign in, or type the code on the sign-in page."],
      label: "Sign in",
    },
    recovery: {
      subject: "Reset your Lilamonde password",
      title: "Reset your password",
      paragraphs: [
        "We received a request to reset the password of your account.",
        "Use the button to choose a new one. Your current password stays valid until then.",
      ],
      label: "Choose a new password",
    },
    email_change_current: {
      subject: "Confirm the change of e-mail",
      title: "Confirm the change of e-mail",
      paragraphs: [
        "We received a request to change the e-mail of your account to {newEmail}.",
        "The change takes place only after both addresses have confirmed it.",
      ],
      label: "Confirm the change",
    },
    email_change_new: {
      subject: "Confirm your new e-mail",
      title: "Confirm your new e-mail",
      paragraphs: [
        "This address was given as the new e-mail of a Lilamonde account.",
        "The change takes place only after both addresses have confirmed it.",
      ],
      label: "Confirm new e-mail",
    },
    reauthentication: {
      subject: "Your Lilamonde code",
      title: "Confirm that it is you",
      paragraphs: ["Type this code to go on with the change to your account."],
      label: "",
    },
  },
};

const FOOTER: Record<Language, string> = {
  pt: "Se você não fez este pedido, ignore este e-mail: nada muda. Nunca compartilhe este código.",
  en: "If you did not ask for this, ignore this e-mail: nothing changes. Never share this code.",
};

export function wordsFor(kind: MailKind, lang: Language): Words & { footer: string } {
  return { ...WORDS[lang][kind], footer: FOOTER[lang] };
}
