import { Link } from 'react-router'
import { affectedInShort } from '../../../domain/affected-places.ts'
import { CardIcon } from '../../ui/card-icon.tsx'
import { editorAddress } from '../names.ts'
import { RowList } from './row-list.tsx'

const addressOf = (key: string) => editorAddress({ table: 'impact_cards', key })

const deletionWords = {
  deleted: { title: 'Impact card deleted successfully.' },
  failed: { title: 'Error', description: 'Failed to delete impact card' },
  restored: 'Impact card restored',
}

/** The impact cards, each leading to its editor. */
export function ImpactCardsTab() {
  return (
    <RowList
      table="impact_cards"
      noun="impact cards"
      icon={(card) => <CardIcon name={card.icon_name} />}
      facts={(card) => (
        <p className="line row-facts">
          <code>{card.card_id}</code> <span>{affectedInShort(card.affected_villages) || 'No villages assigned'}</span>
        </p>
      )}
      question={({ title }) => ({ text: `Are you sure you want to delete "${title}"?` })}
      deletionWords={deletionWords}
      add={
        <Link className="button" to={addressOf('new')}>
          Create New Card
        </Link>
      }
      edit={({ id }, name) => (
        <Link className="button button-quiet" to={addressOf(id)}>
          Edit<span className="sr-only"> {name}</span>
        </Link>
      )}
    />
  )
}
