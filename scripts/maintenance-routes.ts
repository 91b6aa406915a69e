const maintenanceTabs = ['claims', 'cases', 'campaign', 'progress', 'notice', 'texts', 'letters', 'updates']
/** The screens of the maintenance side, below /quarry. */
export const maintenanceRoutes: readonly string[] = [
  '/admin',
  ...maintenanceTabs.map((tab) => `/admin?tab=${tab}`),
  '/admin/history',
  '/admin/transfer',
  '/admin/messages',
  '/admin/signups',
  '/admin/uploads',
  '/admin/impact-cards/edit/silica-dust',
  '/village-editor',
]
