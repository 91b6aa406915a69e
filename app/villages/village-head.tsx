import { villageFacts, villageFactsSource } from '../../content/village-page.ts'
import type { Point } from '../../domain/geography.ts'
import { linkAddress } from '../../domain/site-link.ts'
import type { Village } from '../../domain/village.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { SourceMarks } from '../ui/page-sources.tsx'

const focalPositions: Record<string, 'top' | 'bottom'> = {
  ettington: 'top',
  charlecote: 'top',
  warwick: 'top',
  wasperton: 'top',
  tiddington: 'bottom',
}

/** The village's picture with its name, and who made it. */
export function VillageHero({ village, image }: { village: Village; image: string }) {
  const attribution = attributionText(village.header_image_attribution)
  return (
    <div className="hero">
      <img
        src={linkAddress(image)}
        alt=""
        width="1600"
        height="700"
        fetchPriority="high"
        style={{ objectPosition: focalPositions[village.village_key] ?? 'center' }}
      />
      <div className="hero-words">
        <PageHeading key={village.village_key}>{village.name}</PageHeading>
      </div>
      {attribution && <p className="hero-attribution">{attribution}</p>}
    </div>
  )
}

/** An attribution is stored as a text or as an object with details. */
function attributionText(attribution: Village['header_image_attribution']): string {
  return typeof attribution === 'string' ? attribution : (attribution?.details ?? '')
}

/** How near the quarry would come to a village at a position, and what it would bring. */
export function VillageFacts({ position }: { position: Point | undefined }) {
  return (
    <div>
      <ul className="grid gap-8" style={{ '--column': '9rem' }}>
        {villageFacts(position).map(({ place, figure, text }) => (
          <li key={place}>
            <p className="title large">{figure}</p>
            <p>
              {text}
              <SourceMarks at={place} />
            </p>
          </li>
        ))}
      </ul>
      <p className="quiet">{villageFactsSource}</p>
    </div>
  )
}
