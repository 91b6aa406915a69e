import { type Editor, getMarkRange } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import type { FieldError } from '../../../domain/content-error.ts'
import { FormProvider } from '../form-context.tsx'
import { TextField } from '../form-field.tsx'
import { Modal } from '../modal.tsx'
import { typedAddress } from './typed-address.ts'

const addressId = 'link-address'

/** Asks where a link leads, and what it says where no words are selected for it. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [isWithoutWords] = useState(() => editor.state.selection.empty && !linkAround(editor))
  const [address, setAddress] = useState(before)
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<FieldError[]>([])

  function insert(event: FormEvent): void {
    event.preventDefault()
    const href = typedAddress(address)
    if (href === undefined) {
      setErrors([
        {
          field: 'address',
          rule: 'must be a web address, an e-mail address, a telephone number or a path that starts with /',
        },
      ])
      document.getElementById(addressId)?.focus()
      return
    }
    const marks = [{ type: 'link', attrs: { href } }]
    if (isWithoutWords) editor.commands.insertContent({ type: 'text', text: text.trim() || address.trim(), marks })
    else editor.chain().extendMarkRange('link').setMark('link', { href }).run()
    onClose()
  }

  function remove(): void {
    editor.chain().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }

  const inserting = before === '' ? 'Insert' : 'Change'
  return (
    <Modal
      title={before === '' ? 'Insert a link' : 'Change the link'}
      className="modal-small"
      first={`#${CSS.escape(addressId)}`}
      onClose={onClose}
    >
      <FormProvider value={{ prefix: 'link', errors }}>
        <form onSubmit={insert} noValidate>
          <TextField
            name="address"
            label="Address"
            hint="For example https://www.gov.uk/planning, /events or name@example.org"
            isRequired
            value={address}
            onChange={setAddress}
          />
          {isWithoutWords && (
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
              {inserting} the link
            </button>
            {before !== '' && (
              <button type="button" className="button button-quiet" onClick={remove}>
                Remove the link
              </button>
            )}
            <button type="button" className="button button-quiet" onClick={onClose}>
              Cancel
            </button>
          </p>
        </form>
      </FormProvider>
    </Modal>
  )
}

/** The link that the cursor stands in, where it does. */
function linkAround({ state: { selection, schema } }: Editor) {
  return schema.marks.link && getMarkRange(selection.$from, schema.marks.link)
}
