import { tableWords } from '../content/table-words.ts'

const tabs = Object.values(tableWords).flatMap(({ editor }) => (editor.includes('?tab=') ? editor : []))
/** The screens of the maintenance side, below /quarry. */
export const maintenanceRoutes: readonly string[] = [
  '/admin',
  ...new Set(tabs),
  '/admin/history',
  '/admin/transfer',
  '/admin/messages',
  '/admin/signups',
  '/admin/uploads',
  '/admin/impact-cards/edit/silica-dust',
  '/village-editor',
]
