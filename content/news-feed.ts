/** What the feed of what is new is called. */
export const feedTitle = 'News of the campaign'

const titled = (begin: string) => (title: string) => `${begin} ${title}`

/** The words of the feed: what an entry is called, by the table of its row. */
export const newsFeed = {
  subtitle:
    'Updates to subscribers, new and changed events, evidence, cases, impacts and village reports, and where the application stands.',
  titles: {
    events: titled('Event:'),
    evidence_documents: titled('Evidence:'),
    cases: titled('A case elsewhere:'),
    village_data: titled('The report for'),
    villages_without_report: titled('Village:'),
    impact_cards: titled('Impact:'),
    updates: titled('Sent to subscribers:'),
    process_stages: titled('Current stage:'),
  },
} as const
