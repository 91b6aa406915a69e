import type { Village } from '../../domain/village.ts'
import { alveston } from './villages/alveston.ts'
import { barford } from './villages/barford.ts'
import { charlecote } from './villages/charlecote.ts'
import { ettington } from './villages/ettington.ts'
import { halford } from './villages/halford.ts'
import { hamptonLucy } from './villages/hampton-lucy.ts'
import { leamingtonSpa } from './villages/leamington-spa.ts'
import { loxley } from './villages/loxley.ts'
import { sherbourne } from './villages/sherbourne.ts'
import { stratfordUponAvon } from './villages/stratford-upon-avon.ts'
import { tiddington } from './villages/tiddington.ts'
import { warwick } from './villages/warwick.ts'
import { wasperton } from './villages/wasperton.ts'
import { wellesbourne } from './villages/wellesbourne.ts'

/** The first rows of village_data, by name. */
export const villageSeeds: Omit<Village, 'updated_at'>[] = [
  alveston,
  barford,
  charlecote,
  ettington,
  halford,
  hamptonLucy,
  leamingtonSpa,
  loxley,
  sherbourne,
  stratfordUponAvon,
  tiddington,
  warwick,
  wasperton,
  wellesbourne,
]
