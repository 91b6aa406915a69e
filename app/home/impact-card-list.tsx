import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { articleAddress } from '../../domain/article-address.ts'
import { impactCardSummariesQuery } from '../content-api/impact-cards-query.ts'
import { CardIcon } from '../ui/card-icon.tsx'
import { CardsLoadFailure } from '../ui/load-failure.tsx'

const villagesShown = 3

/** The impact cards in short: icon, title and the first three villages, each leading to its article. */
export function ImpactCardList() {
  const { data: cards, isError } = useQuery(impactCardSummariesQuery())
  return (
    <section aria-labelledby="effects-heading" className="section">
      <h2 id="effects-heading">What the quarry would change</h2>
      {isError && <CardsLoadFailure />}
      {!isError && !cards && <p role="status">Loading impact cards...</p>}
      <ul className="card-list">
        {cards?.map((card) => (
          <li key={card.id}>
            <Link className="card-list-link" to={articleAddress(card.card_id)}>
              <CardIcon name={card.icon_name} />
              <span>
                <span className="card-list-title">{card.title}</span>
                <span className="card-list-villages">{villagesInShort(card.affected_villages)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function villagesInShort(villages: string[]): string {
  const shown = villages.slice(0, villagesShown).join(', ')
  return villages.length > villagesShown ? `${shown} …` : shown
}
