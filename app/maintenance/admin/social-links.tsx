import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Campaign } from '../../../domain/campaign.ts'
import { QuietButton } from '../buttons.tsx'
import type { Keyed } from '../editing/align-items.ts'
import { useField } from '../form-errors.tsx'
import { TextField } from '../form-field.tsx'
import { focusOn, useListField } from '../list-field.tsx'

const name = 'social_links'

/** A link to social media in the form. */
export type EditedLink = Keyed<Campaign['social_links'][number]>

/** The links to social media, in the order of the footer: they can be added, removed and moved. `mark` says that none is set. */
export function SocialLinks({ mark }: { mark: ReactNode }) {
  const { id, label, error } = useField(name)
  const links = useListField<EditedLink>(name)
  const { items } = links
  const [moved, setMoved] = useState('')
  const move = (index: number, by: 1 | -1) => {
    if (!links.move(index, by)) return
    focusOn(`${id}-${items[index]?.key}-${by === 1 ? 'down' : 'up'}`)
    setMoved(`${items[index]?.name || 'The link'} is now number ${index + by + 1} of ${items.length}.`)
  }

  return (
    <fieldset id={id} tabIndex={-1} className="form-field" data-invalid={error !== undefined}>
      <legend className="form-legend">{label}</legend>
      {error && <p className="form-error">{error}</p>}
      <p className="hint">{mark}They stand in the footer of every page, in this order.</p>
      <ol className="edited-links">
        {items.map((link, index) => {
          const about = link.name || `link ${index + 1}`
          return (
            <li key={link.key}>
              <TextField name={`${name}.${index}.name`} hint="Such as Facebook" />
              <TextField name={`${name}.${index}.url`} hint="Starts with https://" />
              <p className="line button-row">
                <QuietButton
                  id={`${id}-${link.key}-up`}
                  about={about}
                  aria-disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp aria-hidden size={18} /> Move up
                </QuietButton>
                <QuietButton
                  id={`${id}-${link.key}-down`}
                  about={about}
                  aria-disabled={index === items.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown aria-hidden size={18} /> Move down
                </QuietButton>
                <QuietButton id={links.removeId(index)} about={about} onClick={() => links.remove(index)}>
                  Remove
                </QuietButton>
              </p>
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <p className="line button-row">
        <QuietButton
          id={links.addId}
          onClick={() => links.add({ key: crypto.randomUUID(), name: '', url: '' }, 'name')}
        >
          <Plus aria-hidden size={18} /> Add Link
        </QuietButton>
      </p>
    </fieldset>
  )
}
