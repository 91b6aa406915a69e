import type { Lasting } from '../domain/objection-ground.ts'

/** The words of /write-objection before the workshop is opened; those of the workshop come with its code. */
export const writeObjection = {
  heading: 'Write your objection',
  lead: 'From your village to a letter that is yours, step by step. You can leave any step and come back to it.',
  description:
    'From your village to an objection in your own words, step by step. Nothing that you write leaves your browser.',
  questionsHeading: 'What people ask first',
  groundsHeading: 'Reasons, and how lasting they are',
  noScriptHeading: 'The workshop needs JavaScript',
  noScript:
    'It works in your browser alone and sends nothing anywhere, so it cannot work without JavaScript. You can still write: choose a few of the reasons below that you know from your own days, say where and when you meet them and what would change, and put the reference, your name and your address on your letter.',
  noScriptMail: 'Start an empty e-mail to the council',
  noScriptLink: 'See a sample letter and what counts',
  noScriptSent: {
    heading: 'Have you sent it?',
    pack: 'Print something for your street',
    news: 'Hear what comes next: join the mailing list',
  },
  noScriptNeighbour: 'Or print this page for a neighbour, and let somebody with another browser help you to write.',
  begin: 'Begin',
  beginText: 'The workshop opens here. It need not take long if you know what to say.',
  coming: 'The workshop opens here as soon as its code has come.',
  loading: 'Loading the workshop...',
  failed: 'The workshop could not be loaded. Please try again.',
  keptAnyway: 'What you wrote before and was kept in this browser is safe.',
  tryAgain: 'Try again',
  elsewhereLead:
    'No consultation is open today. Write your letter now and keep it here. Where you send it, we say what becomes of a letter that arrives now.',
  /** What an e-mail with the letter is called. */
  mailSubject: (reference: string) => `Objection to application ${reference}`,
} as const

/** How lasting a point is, in a word or two beside its reason. */
export const lastingLabels: Record<Lasting, string> = {
  lasting: 'Lasting',
  evidence: 'Depends on evidence',
  report: 'A further report may answer it',
}

/** Why the points come in this order. */
export const lastingFirst =
  'Councils have refused quarries for want of information, and gave way when the information came. Reasons that no report can cure are harder to answer, and how many letters came does not decide.'
