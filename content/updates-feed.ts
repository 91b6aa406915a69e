/** What the feed of what is new is called. */
export const feedTitle = 'News of the campaign'

/** The words of the feed. `title` and `name` are the row's own. */
export const updatesFeed = {
  subtitle:
    'Updates to subscribers, notices, new and changed events, evidence, cases, impacts and village reports, and where the application stands.',
  notice: 'A notice of the campaign',
  entryTitles: {
    events: {
      new: (title: string) => `New event: ${title}`,
      changed: (title: string) => `Changed: the event ${title}`,
      present: (title: string) => `Event: ${title}`,
    },
    evidence_documents: {
      new: (title: string) => `New evidence: ${title}`,
      changed: (title: string) => `Changed: the evidence ${title}`,
      present: (title: string) => `Evidence: ${title}`,
    },
    cases: {
      new: (name: string) => `New case elsewhere: ${name}`,
      changed: (name: string) => `Changed: the case of ${name}`,
      present: (name: string) => `A case elsewhere: ${name}`,
    },
    village_data: {
      new: (name: string) => `New report for ${name}`,
      changed: (name: string) => `Changed: the report for ${name}`,
      present: (name: string) => `The report for ${name}`,
    },
    villages_without_report: {
      new: (name: string) => `New village: ${name}`,
      changed: (name: string) => `Changed: the village ${name}`,
      present: (name: string) => `Village: ${name}`,
    },
    impact_cards: {
      new: (title: string) => `New impact: ${title}`,
      changed: (title: string) => `Changed: the impact ${title}`,
      present: (title: string) => `Impact: ${title}`,
    },
    updates: {
      new: (subject: string) => `Sent to subscribers: ${subject}`,
      changed: (subject: string) => `Sent to subscribers: ${subject}`,
      present: (subject: string) => `Sent to subscribers: ${subject}`,
    },
    process_stages: {
      stage: (title: string) => `The stage now: ${title}`,
      dates: (title: string) => `Dates of the ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    },
  },
} as const
