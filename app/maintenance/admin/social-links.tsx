import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useField } from '../form-errors.tsx'
import { TextField } from '../form-field.tsx'
import { QuietButton } from '../quiet-button.tsx'
import type { CampaignForm, EditedLink } from './campaign-definition.ts'

const list = 'social_links'

/** The links to social media, in the order of the footer: they can be added, removed and moved. */
export function SocialLinks({
  links,
  edit,
  mark,
}: {
  links: readonly EditedLink[]
  edit: CampaignForm['edit']
  /** Says that none is set. */
  mark: ReactNode
}) {
  const { id, label, error } = useField(list)
  const [moved, setMoved] = useState('')
  const store = (part: string | undefined, change: (links: EditedLink[]) => EditedLink[]) =>
    edit(part, (now) => ({ social_links: change(now.social_links) }))
  const focusOn = (control: string) => document.getElementById(control)?.focus()

  const add = () => {
    flushSync(() => store(undefined, (now) => [...now, { key: crypto.randomUUID(), name: '', url: '' }]))
    focusOn(`${id}-${links.length}-name`)
  }
  const remove = (index: number) => {
    flushSync(() => store(undefined, (now) => now.toSpliced(index, 1)))
    const next = Math.min(index, links.length - 2)
    focusOn(next < 0 ? `${id}-add` : `${id}-${next}-remove`)
  }
  const move = (index: number, by: 1 | -1) => {
    const [link, other] = [links[index], links[index + by]]
    if (!link || !other) return
    flushSync(() => store(undefined, (now) => now.with(index, other).with(index + by, link)))
    focusOn(`${id}-${link.key}-${by === 1 ? 'down' : 'up'}`)
    setMoved(`${link.name || 'The link'} is now number ${index + by + 1} of ${links.length}.`)
  }
  const change = (index: number, part: 'name' | 'url') => (text: string) =>
    store(`${list}.${index}.${part}`, (now) => now.map((link, at) => (at === index ? { ...link, [part]: text } : link)))
  const fieldOf = (index: number, part: 'name' | 'url') => ({
    name: `${list}.${index}.${part}`,
    value: links[index]?.[part] ?? '',
    isRequired: true,
    onChange: change(index, part),
  })

  return (
    <fieldset id={id} tabIndex={-1} className="form-field" data-invalid={error !== undefined}>
      <legend className="form-legend">{label}</legend>
      {error && <p className="form-error">{error}</p>}
      <p className="hint">{mark}They stand in the footer of every page, in this order.</p>
      <ol className="edited-links">
        {links.map((link, index) => {
          const about = link.name || `link ${index + 1}`
          return (
            <li key={link.key}>
              <TextField {...fieldOf(index, 'name')} hint="Such as Facebook" />
              <TextField {...fieldOf(index, 'url')} hint="Starts with https://" />
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
                  aria-disabled={index === links.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown aria-hidden size={18} /> Move down
                </QuietButton>
                <QuietButton id={`${id}-${index}-remove`} about={about} onClick={() => remove(index)}>
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
        <QuietButton id={`${id}-add`} onClick={add}>
          <Plus aria-hidden size={18} /> Add Link
        </QuietButton>
      </p>
    </fieldset>
  )
}
