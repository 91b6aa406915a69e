import { Tabs } from 'radix-ui'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { MaintenanceFrame } from '../maintenance-frame.tsx'
import { CategoriesTab } from './categories-tab.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { EventsTab } from './events-tab.tsx'
import { ImpactCardsTab } from './impact-cards-tab.tsx'

const tabs: { value: string; label: string; Panel: ComponentType }[] = [
  { value: 'events', label: 'Events', Panel: EventsTab },
  { value: 'documents', label: 'Evidence Documents', Panel: DocumentsTab },
  { value: 'categories', label: 'Categories', Panel: CategoriesTab },
  { value: 'impact-cards', label: 'Impact Cards', Panel: ImpactCardsTab },
]

/** The five tabs (spec: maintenance, section 2, Admin panel). Which one is open stands in the address, so that one can come back to it. */
export function AdminPanel() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const open = tabs.some(({ value }) => value === asked) ? (asked ?? '') : 'events'
  const choose = (tab: string) =>
    setSearch(tab === 'events' ? {} : { tab }, { replace: true, preventScrollReset: true })

  return (
    <MaintenanceFrame>
      <Tabs.Root value={open} onValueChange={choose}>
        <Tabs.List className="m-tabs" aria-label="Content">
          {tabs.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value} className="m-tab">
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ value, Panel }) => (
          <Tabs.Content key={value} value={value} className="m-tab-panel">
            <Panel />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </MaintenanceFrame>
  )
}
