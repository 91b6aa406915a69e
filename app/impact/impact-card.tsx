import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { articleAddress } from '../../domain/article-address.ts'
import type { ImpactCardFace } from '../content-api/impact-cards-query.ts'
import { CardIcon, cardColours } from '../ui/card-icon.tsx'
import { useSourceMarks } from '../ui/page-sources.tsx'
import { StoredHtml } from '../ui/stored-html.tsx'
import { VillageChips } from './village-chips.tsx'

const defaultStyle = 'border-l-4 border-earth-500 bg-earth-50'

/**
 * One impact of the quarry. Its button, or a click anywhere on the card, shows more. Without JavaScript all of it is shown.
 */
export function ImpactCard({ card }: { card: ImpactCardFace }) {
  const id = useId()
  const [isExpanded, setExpanded] = useState(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside is the way for the keyboard; the card is only a larger target
    <article
      className="card stack impact-card"
      style={cardColours(card.card_style.className.trim() || defaultStyle)}
      aria-labelledby={`${id}-title`}
      data-expanded={isExpanded}
      onClick={(event) => isMeantForCard(event) && setExpanded(!isExpanded)}
    >
      <h3 className="row gap-8 large" id={`${id}-title`}>
        <CardIcon name={card.icon_name} /> <span>{card.title}</span>
      </h3>
      <p>{card.short_description}</p>
      {card.affected_villages.length > 0 && (
        <div className="impact-card-affects">
          <span id={`${id}-affects`}>Affects:</span>{' '}
          <VillageChips names={card.affected_villages} labelledBy={`${id}-affects`} look="running-chip" />
        </div>
      )}
      <div className="stack impact-card-more" id={`${id}-more`}>
        <StoredHtml html={card.more_content} marks={useSourceMarks(`impact-${card.id}`)} />
        <Link className="button" to={articleAddress(card.card_id)} aria-describedby={`${id}-title`}>
          Go Deeper
        </Link>
      </div>
      <button
        type="button"
        className="standing-link needs-script no-print"
        aria-expanded={isExpanded}
        aria-controls={`${id}-more`}
        aria-describedby={`${id}-title`}
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? 'Show less' : 'More'} <ChevronDown aria-hidden size={20} />
      </button>
    </article>
  )
}

/** A click on a link, a chip or the button has its own meaning, and so has one that ends a selection of text. */
function isMeantForCard({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('a, button, .running-chip')) return false
  return getSelection()?.isCollapsed !== false
}
