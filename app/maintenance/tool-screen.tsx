import { useLocation, useParams } from 'react-router'
import { maintenanceMeta, type ScreenPlace } from '../layout/screen-meta.ts'
import { lazyPart } from '../ui/lazy-part.ts'

/** The tools by the addresses of their screens; that of an impact card is below one of its own. */
const tools = {
  '/admin': { title: 'Admin Panel', Tool: lazyPart(() => import('./admin/admin-panel.tsx'), 'AdminPanel') },
  '/admin/messages': { title: 'Messages', Tool: lazyPart(() => import('./messages/messages.tsx'), 'Messages') },
  '/admin/signups': { title: 'Sign-ups', Tool: lazyPart(() => import('./signups/signups.tsx'), 'Signups') },
  '/admin/history': { title: 'History', Tool: lazyPart(() => import('./history/history-list.tsx'), 'HistoryList') },
  '/admin/transfer': {
    title: 'Export and import',
    Tool: lazyPart(() => import('./transfer/transfer.tsx'), 'Transfer'),
  },
  '/admin/uploads': {
    title: 'Pictures and files',
    Tool: lazyPart(() => import('./uploads/upload-list.tsx'), 'UploadList'),
  },
}
const CardEditor = lazyPart(() => import('./impact-card-editor/impact-card-editor.tsx'), 'ImpactCardEditor')

const toolAt = (pathname: string) => tools[pathname as keyof typeof tools] ?? tools['/admin']

/** The card 'new' is one that is made. */
function titleAt({ params: { id }, location }: ScreenPlace): string {
  if (id === undefined) return toolAt(location.pathname).title
  return id === 'new' ? 'Create Impact Card' : 'Edit Impact Card'
}

export const handle = { titleAt }
export const meta = maintenanceMeta(titleAt)

/** The screen of each tool but the village editor. */
export default function ToolScreen() {
  const { id } = useParams()
  const { Tool } = toolAt(useLocation().pathname)
  return id === undefined ? <Tool /> : <CardEditor id={id} />
}
