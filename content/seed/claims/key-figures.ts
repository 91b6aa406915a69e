import type { SeedClaim } from '../claims.ts'

/** The figures of the proposal that the campaign was given, and whose document is still to be found. */
export const keyFigures: SeedClaim[] = [
  {
    id: 'tonnage',
    statement: 'About 1.8 million tonnes of sand and gravel would be dug.',
    phrases: '1.8 million tonnes',
    said_by: 'campaign-figure',
    document: '',
    page: '',
    address: '',
    document_id: '',
    checked_on: '',
    how_checked: '',
    state: 'to-check',
  },
]
