import { Tabs } from 'radix-ui'
import { type ComponentType, useState } from 'react'
import { useSearchParams } from 'react-router'
import { UpdatesTab } from '../updates/updates-tab.tsx'
import { VillageEditor } from '../village-editor/village-editor.tsx'
import { CampaignTab } from './campaign-tab.tsx'
import { ClaimsTab } from './claims-tab.tsx'
import { caseTable, categoryTable, documentTable, eventTable } from './content-tables.tsx'
import { DialogTab } from './dialog-tab.tsx'
import { ImpactCardsTab } from './impact-cards-tab.tsx'
import { LettersTab } from './letters-tab.tsx'
import { NoticeTab } from './notice-tab.tsx'
import { ProgressTab } from './progress-tab.tsx'
import { ReleaseNews } from './release-news.tsx'
import { SiteChecksTab } from './site-checks-tab.tsx'
import { TextsTab } from './texts-tab.tsx'

interface Tab {
  value: string
  label: string
  Panel: ComponentType
  /** Whether edits live in it: once opened, it stays while another tab is shown. */
  stays?: boolean
}

/** Where there is no room for all, each group has a row of its own. */
const groups: Tab[][] = [
  [
    { value: 'events', label: 'Events', Panel: () => <DialogTab of={eventTable} /> },
    { value: 'documents', label: 'Evidence Documents', Panel: () => <DialogTab of={documentTable} /> },
    { value: 'categories', label: 'Categories', Panel: () => <DialogTab of={categoryTable} /> },
    { value: 'cases', label: 'Cases', Panel: () => <DialogTab of={caseTable} /> },
    { value: 'site', label: 'Plan and Site', Panel: SiteChecksTab },
    { value: 'claims', label: 'Claims', Panel: ClaimsTab },
    { value: 'villages', label: 'Villages', Panel: VillagesTab, stays: true },
    { value: 'impact-cards', label: 'Impact Cards', Panel: ImpactCardsTab },
  ],
  [
    { value: 'campaign', label: 'Campaign', Panel: CampaignTab, stays: true },
    { value: 'progress', label: 'Progress', Panel: ProgressTab, stays: true },
    { value: 'notice', label: 'Notice', Panel: NoticeTab, stays: true },
    { value: 'texts', label: 'Texts', Panel: TextsTab },
    { value: 'letters', label: 'Letters', Panel: LettersTab },
    { value: 'updates', label: 'Updates', Panel: UpdatesTab },
  ],
]
const tabs = groups.flat()

/** The tabs of the panel. Which one is open stands in the address, so that one can come back to it. */
export function AdminPanel() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const open = tabs.some(({ value }) => value === asked) ? (asked ?? '') : 'events'
  const [opened, setOpened] = useState<readonly string[]>([])
  if (!opened.includes(open)) setOpened([...opened, open])
  const choose = (tab: string) =>
    setSearch(tab === 'events' ? {} : { tab }, { replace: true, preventScrollReset: true })

  return (
    <>
      <ReleaseNews />
      <Tabs.Root value={open} onValueChange={choose}>
        <Tabs.List className="line tabs" aria-label="Content">
          {groups.map((group) => (
            <div key={group[0]?.value} role="presentation" className="line tab-group">
              {group.map(({ value, label }) => (
                <Tabs.Trigger key={value} value={value} className="tab">
                  {label}
                </Tabs.Trigger>
              ))}
            </div>
          ))}
        </Tabs.List>
        {tabs.map(({ value, Panel, stays }) => (
          <Tabs.Content
            key={value}
            value={value}
            className="tab-panel"
            hidden={value !== open}
            {...(stays && opened.includes(value) && { forceMount: true })}
          >
            <Panel />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  )
}

/** The village editor, embedded. */
function VillagesTab() {
  return (
    <section aria-labelledby="village_data-heading">
      <h2 id="village_data-heading">Villages</h2>
      <VillageEditor />
    </section>
  )
}
