import { placePositions } from '../content/place-positions.ts'
import { mapFrame } from '../domain/geography.ts'
import { inks } from './inks.ts'
import { createChance } from './kit/chance.ts'
import { misprints, picture } from './kit/picture.ts'
import { fields, groves, hills } from './map/countryside.ts'
import { compass, riverNames, roadShields, scaleBar } from './map/furniture.ts'
import { mainRoad, scar, waterways } from './map/lines.ts'
import { layOut } from './map/sheet.ts'
import { signs } from './map/signs.ts'

/**
 * The Avon valley from real positions. Places lie at the percentages of
 * `projectToMap`, whatever the size; their markers and names are the page's, not the picture's.
 */
export function drawHomeMap(width: number): string {
  const height = 800
  const chance = createChance(`map ${width}`)
  const sheet = layOut(width, height, mapFrame)
  const calm = Object.values(placePositions).map(({ lat, lon }) => sheet.at(lat, lon))
  const drawing = picture(width, height, inks.paper, [
    fields(chance, sheet, calm),
    hills(chance, sheet),
    waterways(chance, sheet),
    groves(chance, sheet),
    scar(chance, sheet),
    mainRoad(sheet),
    signs(chance, sheet),
    riverNames(sheet),
    roadShields(sheet),
    compass(sheet),
    scaleBar(sheet),
    misprints(chance, width, height, 40),
  ])
  return drawing.replace('<svg ', '<svg preserveAspectRatio="none" ')
}
