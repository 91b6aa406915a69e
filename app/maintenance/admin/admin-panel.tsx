import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { tableWords } from '../../../content/table-words.ts'
import { tableNames } from '../../../domain/content.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { HistoryList } from '../history/history-list.tsx'
import { Messages } from '../messages/messages.tsx'
import { Signups } from '../signups/signups.tsx'
import { Transfer } from '../transfer/transfer.tsx'
import { UpdatesTab } from '../updates/updates-tab.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { VillageEditor } from '../village-editor/village-editor.tsx'
import { tableScreens } from './content-tables.tsx'
import { FindScreen } from './find.tsx'
import { PageTexts } from './page-texts.tsx'
import { ProgressTab } from './progress-tab.tsx'
import { CampaignTab, NoticeTab } from './standing-tabs.tsx'
import { TableTab } from './table-tab.tsx'
import { Today } from './today.tsx'

const Guide = lazyPart(() => import('../guide/guide.tsx'), 'Guide')

/** The screens that are no table in a list, by their addresses. */
const screens: Record<string, ComponentType> = {
  '/admin/villages': VillageEditor,
  '/admin/find': FindScreen,
  '/admin/guide': Guide,
  '/admin/today': Today,
  '/admin/notice': NoticeTab,
  '/admin/texts': PageTexts,
  '/admin/messages': Messages,
  '/admin/signups': Signups,
  '/admin/updates': UpdatesTab,
  '/admin/progress': ProgressTab,
  '/admin/campaign': CampaignTab,
  '/admin/uploads': UploadList,
  '/admin/history': HistoryList,
  '/admin/transfer': Transfer,
}

/** The screen of the address; Events where it names no other. */
export function AdminPanel() {
  const { pathname } = useLocation()
  const Screen = screens[pathname]
  if (Screen) return <Screen />
  const named = tableNames.find((name) => tableWords[name].editor.replace(/(?:\?row=|\/edit\/)\*$/, '') === pathname)
  // The compiler cannot know that a screen is that of its own table, whichever it is.
  const table = (named ?? 'events') as 'events'
  return <TableTab table={table} screen={tableScreens[table] ?? {}} />
}
