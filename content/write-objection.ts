import type { Lasting } from '../domain/objection-ground.ts'

/** The words of /write-objection around its steps, and for those who read it without JavaScript. */
export const writeObjection = {
  heading: 'Write your objection',
  description: 'Write an objection in your own words, one question at a time. We never see what you write.',
  loading: 'One moment, please.',
  failed: 'This page did not load completely. Anything that this browser had kept of your letter is safe.',
  tryAgain: 'Try again',
  noScript:
    'The steps on this page need JavaScript, because they work only in your browser. You can still write a letter. Choose one or two reasons below that you know from daily life, and answer their questions. Put the reference, your name and your address on your letter.',
  noScriptMail: 'Start an empty e-mail to the council',
  groundsHeading: 'Reasons, and what to say about them',
  sent: {
    heading: 'Have you sent it?',
    pack: 'Print something for your street',
    news: 'Join the mailing list',
  },
  /** What an e-mail with the letter is called. */
  mailSubject: (reference: string) => `Objection to application ${reference}`,
} as const

/** How lasting a point is, in a word or two beside its reason. */
export const lastingLabels: Record<Lasting, string> = {
  lasting: 'A matter of judgement',
  evidence: 'Depends on evidence',
  report: 'The applicant could answer it with another report',
}
