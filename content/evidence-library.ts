/** The words of the evidence library (spec: public site, section 2, Evidence Library). */
export const evidenceLibrary = {
  title: 'Evidence Library',
  lead: 'Access expert reports, planning documents, and other resources to support your objection.',
  placeholder: 'Search for evidence...',
  loading: 'Loading evidence library...',
  noMatch: 'No documents found matching your criteria.',
  hint: 'Try adjusting your search or filter: a shorter word finds more, and so does the category ‘All’.',
  failure: 'Could not load evidence documents. Please try again in a minute.',
  withoutCategory: 'Uncategorised',
  /** Why one would read on, and where to. */
  callHeading: 'Found something that matters?',
  call: 'A report carries more weight in your own words. Say which document you mean, which page, and what it shows about the place where you live.',
} as const
