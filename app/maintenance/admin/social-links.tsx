import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Campaign } from '../../../domain/campaign.ts'
import { QuietButton } from '../buttons.tsx'
import { ChoiceField, TextField } from '../form-field.tsx'
import { useListField } from '../list-field.tsx'

const name = 'social_links'

/** The links to social media, in the order of the footer. `mark` says that none is set. */
export function SocialLinks({ mark }: { mark: ReactNode }) {
  const links = useListField<Campaign['social_links'][number]>(name)
  return (
    <ChoiceField name={name} hint={<>{mark}They stand in the footer of every page, in this order.</>}>
      <ol className="edited-links">
        {links.items.map((link, index) => (
          <li key={index}>
            <TextField name={`${name}.${index}.name`} hint="Such as Facebook" />
            <TextField name={`${name}.${index}.url`} hint="Starts with https://" />
            <p className="line button-row">
              <QuietButton
                id={links.removeId(index)}
                about={link.name || `link ${index + 1}`}
                onClick={() => links.remove(index)}
              >
                Remove
              </QuietButton>
            </p>
          </li>
        ))}
      </ol>
      <p className="line button-row">
        <QuietButton id={links.addId} onClick={() => links.add({ name: '', url: '' }, 'name')}>
          <Plus aria-hidden size={18} /> Add Link
        </QuietButton>
      </p>
    </ChoiceField>
  )
}
