import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { findCardArticle } from '../../content/card-articles.ts'
import type { VillageImpactCard } from '../../domain/village.ts'
import { LinkedText } from './breakable.tsx'
import { VillageIcon } from './village-icon.tsx'

/** One impact on a village, with its Key Points and the way to the article behind it; `children` stand behind its first words. */
export function VillageCard({ card, children }: { card: VillageImpactCard; children?: ReactNode }) {
  const points = card.content.bulletPoints ?? []
  const article = findCardArticle(card)
  return (
    <section className="card village-card">
      <div>
        <h3 className="row gap-8">
          <VillageIcon name={card.icon} /> <span>{card.title}</span>
        </h3>
        <p>
          <LinkedText text={card.content.intro} />
          {children}
        </p>
      </div>
      {points.length > 0 && (
        <div>
          <h4>Key Points</h4>
          <ul className="bullets">
            {points.map((point, index) => (
              <li key={index}>
                <LinkedText text={point} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {article && (
        <p className="no-print">
          <Link className="standing-link" to={`/${article.slug}`}>
            More about {article.subject}
          </Link>
        </p>
      )}
    </section>
  )
}
