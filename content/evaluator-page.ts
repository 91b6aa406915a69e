import { type ObjectionEvaluation, type ScoreBand, scoreBand } from '../domain/objection-evaluator.ts'

/** The words of /evaluate-objection. */
export const evaluatorPage = {
  heading: 'Evaluate Your Objection',
  lead: 'Paste your draft to see which of four important themes it mentions. A few clear reasons are enough. A letter about flooding, farmland or heritage alone can be strong and still score nothing here.',
  propertyNote:
    'Please note: property value concerns are typically not valid planning objections. Write about the cause instead.',
  label: 'Your objection',
  placeholder: 'Type or paste your objection here...',
  privacy: 'Your text is never sent to us or to anyone else. It is kept only in this tab, until you close the tab.',
  evaluate: 'Evaluate My Objection',
  clear: 'Clear my text',
  noScript:
    'The evaluator needs JavaScript, because it works in your browser and sends nothing. You can check your text by hand against the four themes on this page.',
  themesHeading: 'The four themes',
  resultHeading: 'Your result',
  scoreLabel: 'Overall effectiveness',
  notWorth:
    'The percentage counts one thing: how many of the four themes your text mentions. It does not judge how strong your objection is, so a strong letter about something else can have 0%.',
  changed: 'You have changed your text since. Evaluate it again to see the new result.',
  criteriaHeading: 'What your text covers',
  found: 'Found:',
  further: (count: number) => ` and ${count.toLocaleString('en-GB')} more`,
  matched: 'Covered',
  missed: 'Missing',
  suggestionsTitle: 'Suggestions to improve your objection',
  send: 'See where to send it',
} as const

/** How a score reads in words, so that it is never told by colour alone. */
export const scoreWords: Record<ScoreBand, string> = {
  good: 'Covers all themes',
  fair: 'Covers some themes',
  poor: 'Covers few themes',
}

/** The result in one sentence, also for those who hear it. */
export function resultSentence({ score, results }: ObjectionEvaluation): string {
  const covered = results.filter((result) => result.isMatched).length
  return `${scoreWords[scoreBand(score)]}: ${score}%. Your text covers ${covered} of the ${results.length} themes.`
}
