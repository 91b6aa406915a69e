import type { Tie } from '../domain/objection-draft.ts'

/** The words around the steps on /write-objection, and of those in which one chooses. */
export const workshopWords = {
  back: 'Back',
  next: 'Continue',
  stepOf: ({ at, of }: { at: string; of: number }) => `Step ${at} of ${of}`,
  soFar: 'Your letter',
  notYet: 'It begins with your first answer.',
  problem: 'There is a problem',
  /** Where the draft is, below each step. */
  kept: 'We never see what you write. It stays in this browser: on a shared computer, delete it afterwards.',
  notKept: 'This browser does not save anything for this website. Copy your letter before you leave this page.',
  full: 'This browser has no room left, so your last changes are not kept. Copy or save your letter before you close this page.',
  startAnew: 'Start again',
  startAnewQuestion: 'This deletes everything that you wrote here from this browser. It cannot be undone.',
  startAnewYes: 'Yes, delete it and start again',
  cancel: 'No, go back',
  otherPlace: (village: string) => `Your draft is about another place. Do you want to write about ${village}?`,
  changePlace: (village: string) => `Yes, write about ${village}`,
  theirs: {
    shown: 'You changed this draft in another tab or window. This page now shows what you wrote there.',
    changed: 'This draft was changed in another tab or window.',
    deleted: 'This draft was deleted in another tab or window.',
    choose: 'What you see here is not saved until you choose.',
    keep: 'Keep what I see here',
    take: 'Show what was written there instead',
    anew: 'Start again',
  },
  place: {
    title: 'Which place are you writing about?',
    none: 'Leave it empty if you live more than 15 km away.',
    choose: 'Choose the place that you mean.',
    unknown: 'We do not know this place within 15 km. Try another name for it, or leave the field empty.',
    tieLabel: 'I …',
    haveLetter: 'I have a letter already',
  },
  points: {
    title: 'What matters to you?',
    hint: 'Choose one or two that you know from daily life.',
    from: (village: string) => `You are writing about ${village}.`,
    change: 'Change',
    strength: 'How strong?',
    report: 'Our report says:',
    more: (count: number) => (count === 1 ? 'One more reason' : `${count} more reasons`),
    leftOut: (names: readonly string[], village: string) =>
      `We do not make this point for ${village}, so your letter leaves it out: ${names.join('; ')}. Your words are kept.`,
    none: 'Choose at least one reason.',
    needAlone:
      'Choose another reason too. National policy (M3) gives the benefits of minerals substantial weight, so need counts only beside a harm.',
  },
} as const

/** What joins the writer to the community, as an answer to 'I …'. */
export const tieLabels: Record<Tie, string> = { live: 'live there', work: 'work there', visit: 'often go there' }
