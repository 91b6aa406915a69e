import type { GroundId } from './ground-ids.ts'
import type { ImpactCard } from './impact-card.ts'
import type { VillageImpactCard } from './village.ts'

interface CardWords {
  title: string
  icon: string
  text: string
}

/** Words that speak for a ground, as beginnings of words or as phrases. A title counts most: it says what the card is about. */
const signs: Record<GroundId, RegExp> = {
  need: /\b(need(ed)?\b|landbank|justif|supply of (sand|gravel|minerals)|gravel needed)/g,
  landscape: /\b(landscape|scenery|skyline|views?\b|seen from|scar\b|countryside character)/g,
  'rights-of-way':
    /\b(footpath|bridleway|rights? of way|walks?\b|walkers|walking|ramble|towpath|cycle to|canoe|time by the|day out|fishing|sketching)/g,
  farmland: /\b(farm(s|land|ers?|ing)?\b|soils?\b|crops?\b|orchard|harvest|food\b|fields that grow)/g,
  heritage:
    /\b(heritage|histor|church|castle|listed|burial|archaeolog|excavat|beneath|lies under|anglo-saxon|old bridge|iron bridge|stone bridge|monument|conservation area|victoria)/g,
  water: /\b(water\b|silt|mud\b|river\b|ground ?water|wells?\b|pollut|drink|avon|stream)/g,
  cumulative:
    /\b(cumulative|extension|more than one pit|several schemes|added up|longer|next\b|one yes|creep|corridor|line of pits|precedent|can be used again|others can point)/g,
  restoration: /\b(restor|fill\b|filling|backfill|landfill|aftercare|inert waste)/g,
  flooding: /\b(flood|high water)/g,
  traffic:
    /\b(lorr(y|ies)|traffic|roads?\b|junction|a429|lanes?\b|hgv|lights at|motorway|drivers|coaches|vehicles|route|school run)/g,
  economy:
    /\b(econom|visitors?\b|touris|jobs?\b|business|shops?\b|wages|customers|bookings|trade|employ|gain\b|profit|benefits?\b)/g,
  wildlife:
    /\b(wildlife|birds?\b|bats?\b|otters?|newts?|kingfisher|habitat|ecolog|biodivers|hedges?\b|fish\b|nature\b)/g,
  dust: /\b(dust|silica|air quality|fumes|exhaust|asthma|lungs|breath)/g,
  amenity: /\b(daily life|living at|next door)/g,
  noise: /\b(noise|noisy|silence|quiet|loud|alarms?\b|vibration|sleep|sounds?\b|hear\b|heard|engines|bells|bang)/g,
}

const icons: Record<string, GroundId[]> = {
  wind: ['dust'],
  'air-quality': ['dust'],
  health: ['dust'],
  truck: ['traffic'],
  traffic: ['traffic'],
  noise: ['noise'],
  flooding: ['flooding'],
  heritage: ['heritage'],
  droplet: ['water', 'flooding'],
  droplets: ['water', 'flooding'],
  water: ['water'],
  'water-quality': ['water'],
  wheat: ['farmland'],
  landscape: ['landscape', 'wildlife', 'farmland'],
  eye: ['landscape', 'rights-of-way'],
  economy: ['economy', 'farmland'],
  store: ['economy'],
  scale: ['need'],
}

/** What belongs to none of the grounds, such as who owns the land, how to write, or the safety of aircraft. */
const notForPlanning =
  /\b(airfield|aviation|aircraft|councillors?|your letter|college|landowner|owners? of the land|house prices?|donat)/

/** A card that fits no ground and speaks of these tells how to take part, and is no reason. */
const procedure = /\b(regulation 25|consultation|planning officers?|councillors?)\b/

const [titleWeight, iconWeight, mostInText] = [5, 6, 3]

/**
 * The ground to which an impact card belongs, by what it says; undefined where planning cannot weigh it. What none of the
 * others fits belongs to daily life in the place, so that maintainers need to do nothing.
 */
export function groundOfImpactCard({
  title,
  icon_name: icon,
  short_description: text,
}: Pick<ImpactCard, 'title' | 'icon_name' | 'short_description'>): GroundId | undefined {
  return groundByWords({ title, icon, text })
}

/** The same of one of a village's own cards. */
export function groundOfVillageCard({ title, icon, content }: VillageImpactCard): GroundId | undefined {
  return groundByWords({ title, icon, text: [content.intro, ...(content.bulletPoints ?? [])].join(' ') })
}

function groundByWords({ title, icon, text }: CardWords): GroundId | undefined {
  if (notForPlanning.test(title.toLowerCase())) return undefined
  let best: GroundId | undefined = procedure.test(text.toLowerCase()) ? undefined : 'amenity'
  let most = 1
  for (const [ground, words] of Object.entries(signs) as [GroundId, RegExp][]) {
    const said = titleWeight * count(title, words) + Math.min(mostInText, count(text, words))
    const score = said + (icons[icon.toLowerCase()]?.includes(ground) ? iconWeight : 0)
    if (score > most) [best, most] = [ground, score]
  }
  return best
}

/** How many different signs a text has; its repetitions tell nothing more. */
function count(text: string, words: RegExp): number {
  return new Set(text.slice(0, 5000).toLowerCase().match(words)).size
}
