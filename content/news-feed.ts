/** What the feed of what is new is called. */
export const feedTitle = 'News of the campaign'

/** How the title of an entry begins, by what has become of its row; the row's own title follows. */
function titles(isNew: string, isChanged: string, isPresent: string) {
  return {
    new: (title: string) => `${isNew} ${title}`,
    changed: (title: string) => `${isChanged} ${title}`,
    present: (title: string) => `${isPresent} ${title}`,
  }
}

/** The words of the feed. */
export const newsFeed = {
  subtitle:
    'Updates to subscribers, notices, new and changed events, evidence, cases, impacts and village reports, and where the application stands.',
  notice: 'A notice of the campaign',
  entryTitles: {
    events: titles('New event:', 'Changed: the event', 'Event:'),
    evidence_documents: titles('New evidence:', 'Changed: the evidence', 'Evidence:'),
    cases: titles('New case elsewhere:', 'Changed: the case of', 'A case elsewhere:'),
    village_data: titles('New report for', 'Changed: the report for', 'The report for'),
    villages_without_report: titles('New village:', 'Changed: the village', 'Village:'),
    impact_cards: titles('New impact:', 'Changed: the impact', 'Impact:'),
    updates: titles('Sent to subscribers:', 'Sent to subscribers:', 'Sent to subscribers:'),
    process_stages: {
      stage: (title: string) => `The stage now: ${title}`,
      dates: (title: string) => `Dates of the ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    },
  },
} as const
