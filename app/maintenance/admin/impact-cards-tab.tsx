import { Link, useNavigate } from 'react-router'
import type { ImpactCard } from '../../../domain/impact-card.ts'
import { CardIcon } from '../../ui/card-icon.tsx'
import { useConfirm } from '../confirm.tsx'
import { useDeletion } from '../undo-delete.ts'
import { DraftNotices } from './draft-notices.tsx'
import { RowItem, RowList } from './row-list.tsx'

const editorAddress = (id: string) => `/admin/impact-cards/edit/${encodeURIComponent(id)}`
const villagesShown = 3

const deletionWords = {
  deleted: { title: 'Impact card deleted successfully.' },
  failed: { title: 'Error', description: 'Failed to delete impact card' },
  restored: 'Impact card restored',
}

/** The impact cards, each leading to its editor (rule: cards-list). */
export function ImpactCardsTab() {
  const confirm = useConfirm()
  const deletion = useDeletion('impact_cards', deletionWords)
  const navigate = useNavigate()
  const remove = async ({ id, title }: ImpactCard, focusHeading: () => void) => {
    const text = `Are you sure you want to delete "${title}"?`
    if (!(await confirm.ask({ text, action: 'Delete', isDanger: true }))) return
    if (await deletion.run(id)) focusHeading()
  }
  return (
    <>
      <RowList
        table="impact_cards"
        heading="Impact Cards"
        noun="impact cards"
        add={
          <Link className="button" to={editorAddress('new')}>
            Create New Card
          </Link>
        }
        notice={(rows) => (
          <DraftNotices
            table="impact_cards"
            rows={rows}
            onOpen={(card) => navigate(editorAddress(card?.id ?? 'new'))}
          />
        )}
      >
        {(card, focusHeading) => (
          <RowItem
            key={card.id}
            icon={<CardIcon name={card.icon_name} />}
            title={card.title}
            edit={
              <Link className="button button-quiet" to={editorAddress(card.id)}>
                Edit<span className="sr-only"> {card.title}</span>
              </Link>
            }
            onDelete={() => remove(card, focusHeading)}
          >
            <p className="line row-facts">
              <code>{card.card_id}</code> <span>{villagesInShort(card.affected_villages)}</span>
            </p>
          </RowItem>
        )}
      </RowList>
      {confirm.dialog}
    </>
  )
}

function villagesInShort(villages: string[]): string {
  if (villages.length === 0) return 'No villages assigned'
  const shown = villages.slice(0, villagesShown).join(', ')
  return villages.length > villagesShown ? `${shown}...` : shown
}
