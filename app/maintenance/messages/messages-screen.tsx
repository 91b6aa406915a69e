import { maintenanceMeta } from '../../layout/screen-title.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const title = 'Messages'
export const handle = { title }
export const meta = maintenanceMeta(title)
export default lazyPart(() => import('./messages.tsx'), 'Messages')
