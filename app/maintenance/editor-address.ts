import type { TableName } from '../../domain/content.ts'

/** Where the row with this key is edited. */
export function editorAddress({ table, key }: { table: TableName; key: string }): string {
  const addresses: Record<TableName, string> = {
    village_data: `/village-editor?village=${encodeURIComponent(key)}`,
    impact_cards: `/admin/impact-cards/edit/${encodeURIComponent(key)}`,
    evidence_documents: '/admin?tab=documents',
    cases: '/admin?tab=cases',
    evidence_categories: '/admin?tab=categories',
    claims: '/admin?tab=claims',
    events: '/admin',
    campaign_details: '/admin?tab=campaign',
    process_stages: '/admin?tab=progress',
    key_facts: '/admin?tab=texts',
    notices: '/admin?tab=notice',
    page_texts: '/admin?tab=texts',
    objection_grounds: '/admin?tab=letters',
    updates: '/admin?tab=updates',
    participation: '/admin?tab=participation',
  }
  return addresses[table]
}
