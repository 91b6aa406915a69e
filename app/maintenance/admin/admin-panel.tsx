import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { HistoryList } from '../history/history-list.tsx'
import { Messages } from '../messages/messages.tsx'
import { Signups } from '../signups/signups.tsx'
import { Transfer } from '../transfer/transfer.tsx'
import { UpdatesTab } from '../updates/updates-tab.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { VillageEditor } from '../village-editor/village-editor.tsx'
import { CampaignTab } from './campaign-tab.tsx'
import { ClaimsTab } from './claims-tab.tsx'
import { Cases, Categories, Documents, Events } from './content-tables.tsx'
import { FindScreen } from './find.tsx'
import { ImpactCardsTab } from './impact-cards-tab.tsx'
import { LettersTab } from './letters-tab.tsx'
import { NoticeTab } from './notice-tab.tsx'
import { ProgressTab } from './progress-tab.tsx'
import { SiteChecksTab } from './site-checks-tab.tsx'
import { KeyFacts, PageTexts } from './texts-tab.tsx'
import { Today } from './today.tsx'

/** The screens by their addresses below /admin. */
const screens: Record<string, ComponentType> = {
  documents: Documents,
  categories: Categories,
  villages: VillageEditor,
  'impact-cards': ImpactCardsTab,
  find: FindScreen,
  today: Today,
  notice: NoticeTab,
  texts: PageTexts,
  'key-facts': KeyFacts,
  claims: ClaimsTab,
  cases: Cases,
  site: SiteChecksTab,
  messages: Messages,
  signups: Signups,
  updates: UpdatesTab,
  progress: ProgressTab,
  campaign: CampaignTab,
  letters: LettersTab,
  uploads: UploadList,
  history: HistoryList,
  transfer: Transfer,
}

/** The screen of the address; Events where it names no other. */
export function AdminPanel() {
  const Screen = screens[useLocation().pathname.slice('/admin/'.length)] ?? Events
  return <Screen />
}
