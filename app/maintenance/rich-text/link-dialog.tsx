import { type Editor, getMarkRange } from '@tiptap/core'
import { type FormEvent, useEffect, useState } from 'react'
import type { FieldError } from '../../../domain/content-error.ts'
import { FormErrorsProvider } from '../form-errors.tsx'
import { TextField } from '../form-field.tsx'
import { Modal } from '../modal.tsx'
import { typedAddress } from './typed-address.ts'

/** The part of the text that is a link or is to become one. */
function linkPlace({ state, schema }: Editor) {
  const { selection, doc } = state
  const range = schema.marks.link && getMarkRange(selection.$from, schema.marks.link)
  const { from, to } = range && range.to >= selection.to ? range : selection
  const mark = doc.resolve(from).nodeAfter?.marks.find(({ type }) => type.name === 'link')
  return {
    from,
    to,
    text: doc.textBetween(from, to, ' '),
    href: String(mark?.attrs.href ?? ''),
    // The words of a longer part cannot be typed anew.
    isOneLine: selection.$from.sameParent(selection.$to) && selection.$from.parent.isTextblock,
  }
}

/** Asks where a link leads and what it says. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [place] = useState(() => linkPlace(editor))
  const [address, setAddress] = useState(place.href)
  const [text, setText] = useState(place.text)
  const [errors, setErrors] = useState<FieldError[]>([])
  // The dialog has taken the focus by then: a parent's effects run after those of its children.
  useEffect(() => document.getElementById('link-address')?.focus(), [])

  function insert(event: FormEvent): void {
    event.preventDefault()
    const href = typedAddress(address)
    if (href === undefined) {
      setErrors([{ field: 'address', rule: 'must be a web address, an e-mail address or a path that starts with /' }])
      document.getElementById('link-address')?.focus()
      return
    }
    const words = text.trim() || (place.text.trim() ? place.text : address.trim())
    const selected = editor.chain().setTextSelection(place)
    if (!place.isOneLine || words === place.text) selected.setMark('link', { href }).setTextSelection(place.to).run()
    else {
      const around = editor.state.doc.resolve(place.from).marks()
      const others = around.filter(({ type }) => type.name !== 'link')
      const marks = [...others.map(({ type }) => ({ type: type.name })), { type: 'link', attrs: { href } }]
      selected.insertContent({ type: 'text', text: words, marks }).run()
    }
    onClose()
  }

  function remove(): void {
    editor.chain().setTextSelection(place).unsetMark('link').setTextSelection(place.to).run()
    onClose()
  }

  return (
    <Modal title={place.href === '' ? 'Insert a link' : 'Change the link'} className="modal-small" onClose={onClose}>
      <FormErrorsProvider value={{ prefix: 'link', errors }}>
        <form onSubmit={insert} noValidate>
          <TextField
            name="address"
            label="Address"
            hint="For example https://www.gov.uk/planning, /events or name@example.org"
            isRequired
            value={address}
            onChange={setAddress}
          />
          {place.isOneLine && (
            <TextField
              name="text"
              label="Text"
              hint="What the link says. It should make sense by itself: not ‘here’."
              value={text}
              onChange={setText}
            />
          )}
          <p className="line button-row">
            <button type="submit" className="button">
              {place.href === '' ? 'Insert the link' : 'Change the link'}
            </button>
            {place.href !== '' && (
              <button type="button" className="button button-quiet" onClick={remove}>
                Remove the link
              </button>
            )}
            <button type="button" className="button button-quiet" onClick={onClose}>
              Cancel
            </button>
          </p>
        </form>
      </FormErrorsProvider>
    </Modal>
  )
}
