import { maintenanceMeta } from '../../layout/screen-title.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const title = 'Admin Panel'
export const handle = { title }
export const meta = maintenanceMeta(title)
export default lazyPart(() => import('./admin-panel.tsx'), 'AdminPanel')
