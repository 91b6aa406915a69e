/** The words of the evidence library. */
export const evidenceLibrary = {
  title: 'Evidence Library',
  lead: 'Access expert reports, planning documents, and other resources to support your objection.',
  object: 'Object to the Quarry',
  placeholder: 'Search for evidence...',
  loading: 'Loading evidence library...',
  noMatch: 'No documents found matching your criteria.',
  hint: 'Try fewer words, or choose ‘All’.',
  failure: 'Could not load evidence documents. Please try again in a minute.',
  categoriesFailure: 'Could not load evidence categories. The documents can still be searched.',
  withoutCategory: 'Uncategorised',
  /** Above the list, with links to the council's planning pages and to /sources. */
  readFirst: {
    heading: 'Read this first',
    application: (reference: string) => `The application itself, ${reference}, on the council’s planning pages`,
    sources: 'What we have read, and when',
  },
  /** On paper. */
  otherTitles: 'The other documents',
  whatChanged: 'What changed',
  detail: 'What it says',
  more: 'More about it',
  /** Before the pages that lead to a document. */
  pages: 'We use it on these pages:',
  claims: 'What we take from it',
  cases: 'What happened to other quarries? See',
  planAndSite: 'What the plan and the council ask of this site:',
  /** Why one would read on, and where to. */
  callHeading: 'Found something that matters?',
  call: 'In your objection, name the document, the edition and the page. Say what it shows about the place where you live.',
} as const
