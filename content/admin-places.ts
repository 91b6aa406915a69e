import { type AdminGroup, tableWords } from './table-words.ts'

/** A screen of the admin panel. */
export interface AdminPlace {
  /** Its address below /quarry. */
  path: string
  title: string
}

/** The tabs of the admin panel (spec: maintenance, section 2). */
export const adminTabs: readonly AdminPlace[] = [
  { path: '/admin', title: 'Events' },
  { path: '/admin/documents', title: 'Evidence Documents' },
  { path: '/admin/categories', title: 'Categories' },
  { path: '/admin/villages', title: 'Villages' },
  { path: '/admin/impact-cards', title: 'Impact Cards' },
]

/** The screens of the tables of a group. */
const tablesOf = (group: AdminGroup): AdminPlace[] =>
  Object.values(tableWords).flatMap(({ editor, place }) =>
    place?.group === group ? [{ path: editor.replace(/\?.*/, ''), title: place.title }] : [],
  )

/** Its other screens, in the groups of its menu; the tabs stand at the head of Pages. */
export const adminGroups: readonly { name: AdminGroup; places: readonly AdminPlace[] }[] = [
  { name: 'Today', places: [{ path: '/admin/today', title: 'Today' }] },
  { name: 'Pages', places: tablesOf('Pages') },
  { name: 'Proof', places: tablesOf('Proof') },
  {
    name: 'People',
    places: [
      { path: '/admin/messages', title: 'Messages' },
      { path: '/admin/signups', title: 'Sign-ups' },
      ...tablesOf('People'),
    ],
  },
  {
    name: 'Site',
    places: [
      ...tablesOf('Site'),
      { path: '/admin/uploads', title: 'Pictures and files' },
      { path: '/admin/history', title: 'History' },
      { path: '/admin/transfer', title: 'Export and import' },
    ],
  },
]

export const adminSearch: AdminPlace = { path: '/admin/find', title: 'Find' }

export const adminGuide: AdminPlace = { path: '/admin/guide', title: 'Looking after the site' }

export const adminPlaces: readonly AdminPlace[] = [
  ...adminTabs,
  ...adminGroups.flatMap(({ places }) => places),
  adminSearch,
  adminGuide,
]
