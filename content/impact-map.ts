/** The words of /impact-map beside its proposal panel. */
export const impactMap = {
  heading: 'How the quarry will impact me...',
  lead: 'Start with your own village. Then read the cards. Each card covers one effect, and names the places that would feel it most.',
  mapHeading: 'Choose your village',
  mapHint: 'Choose a village on the map to read its impact assessment here, over this page.',
  listHint: 'The list takes you to the page for each village.',
  panelHeading: 'See the impacts for:',
  quarry: 'The Quarry',
  cardsHeading: 'The impacts one by one',
  cardsNote:
    'Figures on these cards are the campaign’s, unless another source is named. We have not found them in the application yet.',
} as const

/** What stands in place of a village's report while there is none. */
export function noReportSentence(village: string): string {
  return `We have not yet written about what the quarry would mean for ${village}. The general effects are on the impact page.`
}

/** The link from a village's overlay to its page. */
export function villagePageWords(village: string): string {
  return `Go to the page for ${village}`
}
