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

/** The scene at the head of each village's page, by the village's slug (rule: drawn-pictures). */
export const villageDrawings: Record<string, () => string> = {
  alveston: drawAlveston,
  barford: drawBarford,
  charlecote: drawCharlecote,
  ettington: drawEttington,
  halford: drawHalford,
  'hampton-lucy': drawHamptonLucy,
  'leamington-spa': drawLeamingtonSpa,
  loxley: drawLoxley,
  sherbourne: drawSherbourne,
  'stratford-upon-avon': drawStratfordUponAvon,
  tiddington: drawTiddington,
  warwick: drawWarwick,
  wasperton: drawWasperton,
  wellesbourne: drawWellesbourne,
}
