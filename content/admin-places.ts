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

/** Its other screens, in the groups of its menu; the tabs stand at the head of Pages. */
export const adminGroups: readonly { name: string; places: readonly AdminPlace[] }[] = [
  { name: 'Today', places: [{ path: '/admin/today', title: 'Today' }] },
  {
    name: 'Pages',
    places: [
      { path: '/admin/notice', title: 'Notice' },
      { path: '/admin/texts', title: 'Texts' },
      { path: '/admin/key-facts', title: 'Key Facts' },
    ],
  },
  {
    name: 'Proof',
    places: [
      { path: '/admin/claims', title: 'Claims' },
      { path: '/admin/cases', title: 'Cases' },
      { path: '/admin/site', title: 'Plan and Site' },
    ],
  },
  {
    name: 'People',
    places: [
      { path: '/admin/messages', title: 'Messages' },
      { path: '/admin/signups', title: 'Sign-ups' },
      { path: '/admin/updates', title: 'Updates' },
    ],
  },
  {
    name: 'Site',
    places: [
      { path: '/admin/progress', title: 'Progress' },
      { path: '/admin/campaign', title: 'Campaign' },
      { path: '/admin/letters', title: 'Letters' },
      { path: '/admin/uploads', title: 'Pictures and files' },
      { path: '/admin/history', title: 'History' },
      { path: '/admin/transfer', title: 'Export and import' },
    ],
  },
]

export const adminSearch: AdminPlace = { path: '/admin/find', title: 'Find' }

export const adminPlaces: readonly AdminPlace[] = [
  ...adminTabs,
  ...adminGroups.flatMap(({ places }) => places),
  adminSearch,
]
