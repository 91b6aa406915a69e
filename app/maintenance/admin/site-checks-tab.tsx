import { planAndSite } from '../../../content/plan-and-site.ts'
import { entity } from '../editing/entity-definition.ts'
import { typedRows } from '../editing/typed-rows.ts'
import { DateField, SelectField, TextField } from '../form-field.tsx'
import { DialogTab } from './dialog-tab.tsx'

const siteCheckDefinition = entity({
  ...typedRows('site_checks'),
  shownOn: ({ id }) => [{ path: '/plan-and-site', name: planAndSite.title, at: `[id="check-${CSS.escape(id)}"]` }],
})

const parts = planAndSite.sections.flatMap(({ part, heading }) => (part ? [{ value: part, label: heading }] : []))

/** What the plan and the council ask, and what is known of the site, and their dialog. */
export function SiteChecksTab() {
  return (
    <DialogTab
      definition={siteCheckDefinition}
      blank={{ part: 'request', sort_order: '1000' }}
      heading={planAndSite.title}
      noun="site checks"
      question={({ title }) => ({ text: `Are you sure you want to delete ${title}?` })}
      facts={({ part, answer }) => (
        <>
          <p className="row-facts">{parts.find(({ value }) => value === part)?.label}</p>
          <p className="row-words">{answer}</p>
        </>
      )}
      className="modal-document"
      fields={() => (
        <>
          <SelectField name="part" options={parts} />
          <TextField
            name="title"
            hint="What is asked, in the words of the plan or the council; or what stands there"
            rows={3}
          />
          <TextField name="answer" hint="What the application or the record says, with its page" rows={4} />
          <TextField name="gap" hint="What is still open; empty where nothing is" rows={3} />
          <TextField name="source" hint="The document, its edition and its page or policy" />
          <TextField name="address" hint="Where it can be read; starts with https:// or http://" />
          <DateField
            name="checked_on"
            hint="The day on which somebody compared these words with the source; empty for never"
          />
          <TextField name="sort_order" hint="Smaller numbers come first" />
        </>
      )}
    />
  )
}
