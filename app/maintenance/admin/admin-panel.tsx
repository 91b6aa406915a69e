import { Tabs } from 'radix-ui'
import { type ComponentType, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CategoriesTab } from './categories-tab.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { EventsTab } from './events-tab.tsx'
import { ImpactCardsTab } from './impact-cards-tab.tsx'
import { ProgressTab } from './progress-tab.tsx'
import { VillagesTab } from './villages-tab.tsx'

const tabs: { value: string; label: string; Panel: ComponentType }[] = [
  { value: 'events', label: 'Events', Panel: EventsTab },
  { value: 'documents', label: 'Evidence Documents', Panel: DocumentsTab },
  { value: 'categories', label: 'Categories', Panel: CategoriesTab },
  { value: 'villages', label: 'Villages', Panel: VillagesTab },
  { value: 'impact-cards', label: 'Impact Cards', Panel: ImpactCardsTab },
  { value: 'progress', label: 'Progress', Panel: ProgressTab },
]

/** The tabs (rule: admin-tabs). Which one is open stands in the address, so that one can come back to it. */
export function AdminPanel() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const open = tabs.some(({ value }) => value === asked) ? (asked ?? '') : 'events'
  // Its edits live in it: once opened, the village editor stays while another tab is shown.
  const [keepsVillages, setKeepsVillages] = useState(false)
  if (open === 'villages' && !keepsVillages) setKeepsVillages(true)
  const choose = (tab: string) =>
    setSearch(tab === 'events' ? {} : { tab }, { replace: true, preventScrollReset: true })

  return (
    <Tabs.Root value={open} onValueChange={choose}>
      <Tabs.List className="line tabs" aria-label="Content">
        {tabs.map(({ value, label }) => (
          <Tabs.Trigger key={value} value={value} className="tab">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ value, Panel }) => (
        <Tabs.Content
          key={value}
          value={value}
          className="tab-panel"
          hidden={value !== open}
          {...(value === 'villages' && keepsVillages && { forceMount: true })}
        >
          <Panel />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
