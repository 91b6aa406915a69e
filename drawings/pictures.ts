import { mapFrame } from '../content/places.ts'
import { drawHomeMap } from './home-map.ts'
import { drawAlveston } from './villages/alveston.ts'
import { drawBarford } from './villages/barford.ts'
import { drawCharlecote } from './villages/charlecote.ts'
import { drawEttington } from './villages/ettington.ts'
import { drawHalford } from './villages/halford.ts'
import { drawHamptonLucy } from './villages/hampton-lucy.ts'
import { drawLeamingtonSpa } from './villages/leamington-spa.ts'
import { drawLoxley } from './villages/loxley.ts'
import { drawSherbourne } from './villages/sherbourne.ts'
import { drawStratfordUponAvon } from './villages/stratford-upon-avon.ts'
import { drawTiddington } from './villages/tiddington.ts'
import { drawWarwick } from './villages/warwick.ts'
import { drawWasperton } from './villages/wasperton.ts'
import { drawWellesbourne } from './villages/wellesbourne.ts'
import { drawQuarry, drawQuarryCard } from './quarry.ts'

/** Every picture of the site by its file name under public/drawn/, in the order in which they are drawn. */
export const pictures: Record<string, () => string> = {
  'map-wide.svg': () => drawHomeMap({ width: 960, height: 800, frame: mapFrame }),
  'map-narrow.svg': () => drawHomeMap({ width: 400, height: 800, frame: mapFrame }),
  'villages/alveston.svg': drawAlveston,
  'villages/barford.svg': drawBarford,
  'villages/charlecote.svg': drawCharlecote,
  'villages/ettington.svg': drawEttington,
  'villages/halford.svg': drawHalford,
  'villages/hampton-lucy.svg': drawHamptonLucy,
  'villages/leamington-spa.svg': drawLeamingtonSpa,
  'villages/loxley.svg': drawLoxley,
  'villages/sherbourne.svg': drawSherbourne,
  'villages/stratford-upon-avon.svg': drawStratfordUponAvon,
  'villages/tiddington.svg': drawTiddington,
  'villages/warwick.svg': drawWarwick,
  'villages/wasperton.svg': drawWasperton,
  'villages/wellesbourne.svg': drawWellesbourne,
  'quarry.svg': drawQuarry,
  'quarry-card.svg': drawQuarryCard,
}
