/** Who says what a claim says, from our own figures to those of others. */
export const claimSpeakers = ['campaign-figure', 'campaign', 'applicant', 'law-or-policy', 'public-body'] as const
export type ClaimSpeaker = (typeof claimSpeakers)[number]

/** How far a claim has been checked: against its document, not at all because it is our own view, not yet, or no longer true. */
export const claimStates = ['checked', 'own', 'to-check', 'out-of-date'] as const
export type ClaimState = (typeof claimStates)[number]
