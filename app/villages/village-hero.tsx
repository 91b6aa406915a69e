import { linkAddress } from '../../domain/site-link.ts'
import type { Village } from '../../domain/village.ts'
import { PageHeading } from '../layout/page-heading.tsx'

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
