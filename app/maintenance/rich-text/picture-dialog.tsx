import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import type { FieldError } from '../../../domain/content-error.ts'
import type { Upload } from '../../../domain/upload.ts'
import { FormProvider } from '../form-context.tsx'
import { ChoiceField, TextField } from '../form-field.tsx'
import { ListState } from '../list-state.tsx'
import { Modal } from '../modal.tsx'
import { UploadArea } from '../uploads/upload-area.tsx'
import { uploadsQuery, uploadTitle } from '../uploads/uploads.ts'

/** Asks which of the uploaded pictures, and what it shows for those who do not see it. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => (editor.isActive('picture') ? editor.getAttributes('picture') : undefined))
  const [path, setPath] = useState<string>(before?.src ?? '')
  const [alt, setAlt] = useState<string>(before?.alt ?? '')
  const [isDecorative, setDecorative] = useState(before?.alt === '')
  const [errors, setErrors] = useState<FieldError[]>([])
  const query = useQuery(uploadsQuery)
  const pictures = query.data?.filter(({ kind }) => kind === 'picture')

  function insert(event: FormEvent): void {
    event.preventDefault()
    const picture = pictures?.find((each) => each.path === path)
    const refused: FieldError[] = [
      ...(picture ? [] : [{ field: 'picture', rule: 'must be chosen' }]),
      ...(isDecorative || alt.trim() !== '' ? [] : [{ field: 'alt', rule: 'must say what the picture shows' }]),
    ]
    setErrors(refused)
    const [first] = refused
    if (first) document.getElementById(`inserted-${first.field}`)?.focus()
    if (!picture || first) return
    const { width = null, height = null } = picture
    insertPicture(editor, { src: path, alt: isDecorative ? '' : alt.trim(), width, height })
    onClose()
  }

  return (
    <Modal
      title={before ? 'Change the picture' : 'Insert a picture'}
      className="modal-form modal-document"
      onClose={onClose}
    >
      <FormProvider value={{ prefix: 'inserted', errors }}>
        <form onSubmit={insert} noValidate>
          <UploadArea
            kind="picture"
            onUploaded={async (upload) => {
              await query.refetch()
              setPath(upload.path)
            }}
            next="It is chosen."
          />
          <ListState
            query={query}
            loading="Loading the pictures..."
            failure="The pictures could not be listed."
            empty={pictures?.length === 0 && 'No picture has been uploaded yet.'}
          />
          <ChoiceField name="picture" label="Picture">
            <div className="row">
              {pictures?.map((picture) => (
                <PictureChoice
                  key={picture.path}
                  picture={picture}
                  isChosen={picture.path === path}
                  onChoose={() => setPath(picture.path)}
                />
              ))}
            </div>
          </ChoiceField>
          <TextField
            name="alt"
            label="Alternative text"
            hint="What the picture shows, in a sentence, for those who do not see it."
            value={alt}
            onChange={(text) => {
              setAlt(text)
              setDecorative(false)
            }}
          />
          <label className="tick">
            <input type="checkbox" checked={isDecorative} onChange={({ target }) => setDecorative(target.checked)} />
            <span>It only decorates: nobody misses anything without it</span>
          </label>
          <p className="line button-row">
            <button type="submit" className="button">
              {before ? 'Change the picture' : 'Insert the picture'}
            </button>
            <button type="button" className="button button-quiet" onClick={onClose}>
              Cancel
            </button>
          </p>
        </form>
      </FormProvider>
    </Modal>
  )
}

function PictureChoice({ picture, isChosen, onChoose }: { picture: Upload; isChosen: boolean; onChoose: () => void }) {
  const { path, width, height } = picture
  return (
    <label className="tick picture-choice">
      <input type="radio" name="inserted-picture" value={path} checked={isChosen} onChange={onChoose} />
      <span className="upload-thumbnail">
        <img src={path} alt="" width={width} height={height} loading="lazy" />
      </span>
      <span>{uploadTitle(picture)}</span>
    </label>
  )
}

/** Puts a picture in the place of the one that is selected, or behind the paragraph of the cursor, which goes on below it. */
function insertPicture(editor: Editor, attrs: Record<string, unknown>): void {
  const picture = { type: 'picture', attrs }
  if (editor.isActive('picture')) editor.commands.insertContent(picture)
  else {
    const behind = editor.state.selection.$to.after(1)
    editor
      .chain()
      .insertContentAt(behind, [picture, { type: 'paragraph' }])
      .setTextSelection(behind + 2)
      .scrollIntoView()
      .run()
  }
}
