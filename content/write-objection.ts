import type { Lasting } from '../domain/objection-ground.ts'

/** The words of /write-objection around its steps, and for those who read it without JavaScript. */
export const writeObjection = {
  heading: 'Write your objection',
  description:
    'From your village to an objection in your own words, one question at a time. Nothing that you write leaves your browser.',
  loading: 'One moment, please.',
  failed: 'This page could not be loaded whole. What you wrote before and was kept in this browser is safe.',
  tryAgain: 'Try again',
  noScript:
    'The steps of this page need JavaScript, since they work in your browser alone. You can still write: choose one or two reasons below that you know from your own days, answer their questions, and put the reference, your name and your address on your letter.',
  noScriptMail: 'Start an empty e-mail to the council',
  groundsHeading: 'Reasons, and what to say of them',
  sent: {
    heading: 'Have you sent it?',
    pack: 'Print something for your street',
    news: 'Hear what comes next: join the mailing list',
  },
  /** What an e-mail with the letter is called. */
  mailSubject: (reference: string) => `Objection to application ${reference}`,
} as const

/** How lasting a point is, in a word or two beside its reason. */
export const lastingLabels: Record<Lasting, string> = {
  lasting: 'Lasting',
  evidence: 'Depends on evidence',
  report: 'A further report may answer it',
}
