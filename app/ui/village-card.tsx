import type { VillageImpactCard } from '../../domain/village.ts'
import { VillageIcon } from './village-icon.tsx'

/** One impact on a village, with its Key Points. */
export function VillageCard({ card }: { card: VillageImpactCard }) {
  const points = card.content.bulletPoints ?? []
  return (
    <section className="village-card">
      <h3 className="village-card-title">
        <VillageIcon name={card.icon} /> {card.title}
      </h3>
      <p>{card.content.intro}</p>
      {points.length > 0 && (
        <>
          <h4 className="village-card-points">Key Points</h4>
          <ul>
            {points.map((point, index) => (
              <li key={index}>{point}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
