import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import { Accordion } from 'radix-ui'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { VillageIcon } from '../../ui/village-icon.tsx'
import { ClaimsField } from '../claims-field.tsx'
import { TextField } from '../form-field.tsx'
import { IconField } from '../icon-field.tsx'
import { QuietButton } from '../quiet-button.tsx'
import { BulletPointList } from './bullet-point-list.tsx'
import type { VillageForm } from './village-definition.ts'
import { type EditedCard, newCard, villageIcons } from './village-fields.ts'

/** The impact cards of a village in an accordion. */
export function VillageCardList({
  village: { values, refusal, edit },
  open,
  onOpen,
}: {
  village: VillageForm
  /** The keys of the open cards. */
  open: string[]
  onOpen: (open: string[]) => void
}) {
  const cards = values.impact_cards
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  const add = () => {
    const card = newCard()
    flushSync(() => {
      edit(undefined, ({ impact_cards }) => ({ impact_cards: [...impact_cards, card] }))
      onOpen([...open, card.key])
    })
    document.getElementById(`village-impact_cards-${cards.length}-title`)?.focus()
  }
  const remove = (index: number) => {
    flushSync(() => edit(undefined, ({ impact_cards }) => ({ impact_cards: impact_cards.toSpliced(index, 1) })))
    const headers = list.current?.querySelectorAll<HTMLElement>('.edited-card-header')
    ;(headers?.[Math.min(index, cards.length - 2)] ?? addButton.current)?.focus()
  }

  return (
    <>
      <Accordion.Root ref={list} type="multiple" value={open} onValueChange={onOpen} className="edited-cards">
        {cards.map((card, index) => (
          <Accordion.Item key={card.key} value={card.key} className="edited-card">
            <Accordion.Header asChild>
              <h4>
                <Accordion.Trigger className="line edited-card-header">
                  <VillageIcon name={card.icon} size={22} />
                  <span>{card.title || `Card ${index + 1}`}</span>
                  {refusal.errors.some(({ field }) => field.startsWith(`impact_cards.${index}.`)) && (
                    <span className="form-error">has a problem</span>
                  )}
                  <ChevronDown aria-hidden size={20} className="edited-card-sign" />
                </Accordion.Trigger>
              </h4>
            </Accordion.Header>
            <Accordion.Content className="edited-card-body">
              <CardFields index={index} card={card} edit={edit} />
              <p className="line button-row">
                <QuietButton onClick={() => remove(index)}>
                  <Trash2 aria-hidden size={18} /> Delete Card
                </QuietButton>
              </p>
            </Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
      {cards.length === 0 && <p className="hint">This village has no impact cards yet.</p>}
      <p className="line button-row">
        <QuietButton ref={addButton} onClick={add}>
          <Plus aria-hidden size={18} /> Add Card
        </QuietButton>
      </p>
    </>
  )
}

function CardFields({ index, card, edit }: { index: number; card: EditedCard; edit: VillageForm['edit'] }) {
  const path = `impact_cards.${index}`
  const change = (part: string | undefined, next: (card: EditedCard) => EditedCard) =>
    edit(part && `${path}.${part}`, ({ impact_cards }) => ({
      impact_cards: impact_cards.map((each, at) => (at === index ? next(each) : each)),
    }))
  return (
    <>
      <IconField
        name={`${path}.icon`}
        icons={villageIcons}
        value={card.icon}
        onChange={(icon) => change(undefined, (now) => ({ ...now, icon }))}
        picture={(icon) => <VillageIcon name={icon} size={22} />}
      />
      <TextField
        name={`${path}.title`}
        label="Title"
        isRequired
        value={card.title}
        onChange={(title) => change('title', (now) => ({ ...now, title }))}
      />
      <TextField
        name={`${path}.content.intro`}
        label="Introduction"
        rows={3}
        value={card.content.intro}
        onChange={(intro) => change('content.intro', (now) => ({ ...now, content: { ...now.content, intro } }))}
      />
      <BulletPointList
        path={`${path}.content.bulletPoints`}
        points={card.content.bulletPoints}
        onChange={(part, next) =>
          change(part && `content.bulletPoints.${part}`, (now) => ({
            ...now,
            content: { ...now.content, bulletPoints: next(now.content.bulletPoints) },
          }))
        }
      />
      <ClaimsField
        name={`${path}.claims`}
        value={card.claims}
        onChange={(claims) => change(undefined, (now) => ({ ...now, claims }))}
      />
    </>
  )
}
