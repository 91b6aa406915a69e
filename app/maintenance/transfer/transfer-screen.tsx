import { maintenanceMeta } from '../../layout/screen-title.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const title = 'Export and import'
export const handle = { title }
export const meta = maintenanceMeta(title)
export default lazyPart(() => import('./transfer.tsx'), 'Transfer')
