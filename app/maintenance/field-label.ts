import type { TableName } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'

const words: Record<string, string> = {
  id: 'ID',
  card_id: 'Card ID',
  category_id: 'Category',
  pdf_url: 'PDF URL',
  external_url: 'External URL',
  icon_name: 'Icon',
  className: 'Card Style Class',
  delay: 'Load Sequence',
  village_key: 'Village',
  header_image: 'Header Image Path',
  header_image_attribution: 'Image Attribution',
  bulletPoints: 'Bullet points',
  intro: 'Introduction',
  lat: 'Latitude',
  lon: 'Longitude',
}

/** Where the screen calls a field by another label than that of the other tables. */
const ownWords: { [T in TableName]?: Record<string, string> } = {
  evidence_categories: { id: 'Category ID', name: 'Category Name' },
  village_data: {
    village_key: 'Village Key',
    name: 'Village Name',
  },
  campaign_details: {
    name: 'Name of the campaign',
    organisation: 'Residents association',
    contact_email: 'Campaign e-mail',
    privacy_email: 'E-mail for questions about privacy',
    application_reference: 'Reference of the application',
    planning_documents_url: 'Address of the planning documents',
    council_email: 'Council e-mail',
    council_form: 'Address of the council’s online form',
    council_address: 'Postal address of the council',
    'council_count.number': 'Number of objections',
    'council_count.counted_on': 'Date of the number',
    'council_count.link_url': 'Address where it is published',
    social_links: 'Links to social media',
    'social_links.*.name': 'Name of link *',
    'social_links.*.url': 'Address of link *',
    funds_holder_kind: 'What the holder is',
    fundraising_url: 'Address of the fundraising page',
    'bank_account.name': 'Account name',
    'bank_account.sort_code': 'Sort code',
    'bank_account.number': 'Account number',
    'bank_account.reference': 'Reference',
    'retention_days.messages': 'Days that messages are kept',
    'retention_days.newsletter_signups': 'Days that sign-ups are kept',
    'retention_days.unconfirmed_signups': 'Days that sign-ups wait to be confirmed',
    mails_an_hour: 'E-mails in an hour',
    mails_a_second: 'E-mails in a second',
  },
  cases: { what_decided: 'What Happened', meaning: 'For a Letter Here' },
  objection_grounds: {
    prompt: 'Hint: What Is It Like Today?',
    example: 'Example of an Answer',
    change_prompt: 'Hint: What Would the Quarry Change?',
    change_example: 'Example of a Change',
    'sentences.*.text': 'Text of sentence *',
  },
  process_stages: { starts_on: 'First Day', ends_on: 'Last Day' },
  site_checks: {
    happened: 'When',
    said_by: 'Who Says So',
    source: 'Document',
    checked_on: 'Last Read On',
    sort_order: 'Place in the Part',
  },
  updates: { body: 'Text' },
  notices: { link_url: 'Link Address', ends_on: 'Last Day' },
  claims: {
    id: 'Claim ID',
    said_by: 'Who Says It',
    document_id: 'Document in the Evidence Library',
    checked_on: 'Last Checked On',
    how_checked: 'How It Was Checked',
  },
}

/** A field's path as its label reads in the form of this table: 'name' is the Category Name or the Village Name. A `*` stands for the place in a list. */
export function labelIn(table: TableName | undefined, path: string): string {
  const place = /\.(\d+)(?=\.|$)/.exec(path)?.[1]
  const own = table && ownWords[table]?.[path.replace(/\.\d+(?=\.|$)/, '.*')]
  return own?.replace('*', String(Number(place) + 1)) ?? fieldLabel(path)
}

/** A field's path in words for people: 'impact_cards.0.content.intro' becomes 'Impact Cards 1, Content, Introduction'. */
function fieldLabel(path: string): string {
  return path
    .split('.')
    .map((name) => (/^\d+$/.test(name) ? ` ${Number(name) + 1}` : `, ${words[name] ?? titled(name)}`))
    .join('')
    .slice(2)
}

/** People read them; each field also has its own. */
const mostSentences = 5

/** A refusal in the words of the screen: the server names a field as its table does, a form perhaps by a label of its own. Any other failure is itself. */
export function inLabels(error: unknown, table: TableName, labels?: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof ContentError) || error.fields.length === 0) return error
  const sentences = error.fields.map(
    ({ field, rule }) => `${(labels?.[field] ?? labelIn(table, field)) || 'This'} ${rule}.`,
  )
  return new ContentError(error.code, sentences.slice(0, mostSentences).join(' '), {
    fields: error.fields,
    cause: error,
  })
}

function titled(name: string): string {
  return name.replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
