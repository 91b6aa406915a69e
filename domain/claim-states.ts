const ours = ['campaign-figure', 'campaign'] as const
/** Who says what a claim says, from our own figures to those whom readers trust most. */
export const claimSpeakers = [...ours, 'press', 'applicant', 'public-body', 'law-or-policy'] as const
export type ClaimSpeaker = (typeof claimSpeakers)[number]

/** How far a claim has been checked: against its document, not at all because it is our own view, not yet, or no longer true. */
export const claimStates = ['checked', 'own', 'to-check', 'out-of-date'] as const
export type ClaimState = (typeof claimStates)[number]
