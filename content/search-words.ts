/** The words of /search. */
export const searchWords = {
  title: 'Search',
  titleOf: (typed: string) => (typed === '' ? 'Search' : `Search: ${typed}`),
  label: 'Search this website',
  placeholder: 'Lorries, flooding, your village …',
  submit: 'Search',
  lead: 'Look for a word, a place or a question. You do not need to spell it right.',
  found: (typed: string) => `Results for ‘${typed}’`,
  best: 'Best matches',
  respelt: (typed: string, meant: string) => `Nothing here says ‘${typed}’. These results are for ‘${meant}’.`,
  nothing: (typed: string) => `Nothing found for ‘${typed}’`,
  tooLong: 'That is too long to search for',
  tooLongAdvice: (most: number) =>
    `Please use a few words, ${most} letters at most. To check a whole letter, use the objection evaluator.`,
  advice: 'Try fewer words, or another word for the same thing: ‘lorry’, ‘dust’, or the name of your village.',
  kinds: 'What was found, by kind',
  startHere: 'Or start here',
  private: 'What you type is not stored, and nobody can look it up later.',
} as const

/** Where somebody can go who found nothing. */
export const searchStarts: readonly { to: string; label: string; text: string }[] = [
  { to: '/the-proposal', label: 'The Quarry Proposal', text: 'What is planned, in short' },
  { to: '/impact-map', label: 'Impact map', text: 'What it would mean for your village' },
  { to: '/how-to-object', label: 'How to object', text: 'What counts, and when to write' },
  { to: '/process', label: 'The planning process', text: 'Who decides, and what happens when' },
  { to: '/evidence-library', label: 'Evidence Library', text: 'Reports and documents to quote' },
  { to: '/contact', label: 'Contact Us', text: 'Ask the campaign' },
]
