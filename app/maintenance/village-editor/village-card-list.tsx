import { Plus, Trash2, X } from 'lucide-react'
import { flushSync } from 'react-dom'
import type { FieldError } from '../../../domain/content-error.ts'
import { VillageIcon } from '../../ui/village-icon.tsx'
import { QuietButton } from '../buttons.tsx'
import { useListField } from '../form-context.tsx'
import { IconField, TextField } from '../form-field.tsx'
import { RowField } from '../row-field.tsx'
import { type EditedCard, newCard, newPoint, villageIcons } from './village-definition.ts'

const name = 'impact_cards'

/** The impact cards of a village in an accordion. */
export function VillageCardList({
  errors,
  open,
  onOpen,
}: {
  errors: readonly FieldError[]
  /** The keys of the open cards. */
  open: string[]
  onOpen: (open: string[]) => void
}) {
  const cards = useListField<EditedCard>(name)
  const add = () => {
    const card = newCard()
    flushSync(() => onOpen([...open, card.key]))
    cards.add(card, 'title')
  }
  return (
    <>
      {cards.items.map((card, index) => {
        const isOpen = open.includes(card.key)
        return (
          <details
            key={card.key}
            className="entry"
            open={isOpen}
            onToggle={({ currentTarget }) => {
              const others = open.filter((key) => key !== card.key)
              onOpen(currentTarget.open ? [...others, card.key] : others)
            }}
          >
            <summary id={cards.removeId(index)}>
              {card.title || `Card ${index + 1}`}{' '}
              {errors.some(({ field }) => field.startsWith(`${name}.${index}.`)) && (
                <span className="field-problem">has a problem</span>
              )}
            </summary>
            {isOpen && (
              <div className="card">
                <IconField
                  name={`${name}.${index}.icon`}
                  icons={villageIcons}
                  picture={(icon) => <VillageIcon name={icon} size={22} />}
                />
                <RowField name={`${name}.${index}.title`} label="Title" />
                <RowField name={`${name}.${index}.content.intro`} label="Introduction" />
                <BulletPoints name={`${name}.${index}.content.bulletPoints`} />
                <RowField name={`${name}.${index}.claims`} />
                <p className="line button-row">
                  <QuietButton onClick={() => cards.remove(index)}>
                    <Trash2 aria-hidden size={18} /> Delete Card
                  </QuietButton>
                </p>
              </div>
            )}
          </details>
        )
      })}
      {cards.items.length === 0 && <p className="hint">This village has no impact cards yet.</p>}
      <p className="line button-row">
        <QuietButton id={cards.addId} onClick={add}>
          <Plus aria-hidden size={18} /> Add Card
        </QuietButton>
      </p>
    </>
  )
}

function BulletPoints({ name }: { name: string }) {
  const points = useListField<string>(name)
  return (
    <fieldset className="form-field">
      <legend className="form-legend">Bullet Points</legend>
      <ul className="edited-points">
        {points.items.map((_, index) => (
          <li key={index}>
            <TextField name={`${name}.${index}`} label={`Bullet point ${index + 1}`} rows={2} />
            <button
              id={points.removeId(index)}
              type="button"
              className="icon-button"
              aria-label={`Remove bullet point ${index + 1}`}
              onClick={() => points.remove(index)}
            >
              <X aria-hidden size={20} />
            </button>
          </li>
        ))}
      </ul>
      <p className="line button-row">
        <QuietButton id={points.addId} onClick={() => points.add(newPoint)}>
          <Plus aria-hidden size={18} /> Add Point
        </QuietButton>
      </p>
    </fieldset>
  )
}
