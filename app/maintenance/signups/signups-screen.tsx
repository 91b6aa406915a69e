import { maintenanceMeta } from '../../layout/screen-title.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const title = 'Sign-ups'
export const handle = { title }
export const meta = maintenanceMeta(title)
export default lazyPart(() => import('./signups.tsx'), 'Signups')
