import { inks } from '../inks.ts'
import { gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { type MachineInks, redMachine } from './machines.ts'
import { area, block, disc, line, points, smooth, straight } from './path.ts'

/** A lorry's glass is seen against its dark cab. */
const lorry: MachineInks = { ...redMachine, glass: inks.river[900] }

const wheels = [32, 82, 206, 262] as const

function wheel(x: number): string {
  return (
    area(disc(x, -22, 22), lorry.dark) +
    area(disc(x, -22, 11), lorry.light) +
    area(disc(x, -22, 5), lorry.shade) +
    line(`M${x - 16}-29a18 18 0 0 1 14-11`, inks.rain[500], 2)
  )
}

/** The heap on top of the body. */
function heaped(chance: Chance, load: string): string {
  const top = points([-6, -100, 14, -116, 44, -124, 70, -120, 104, -131, 140, -124, 172, -120, 196, -108, 208, -100])
  let marks = ''
  for (let index = 0; index < 16; index++)
    marks += gouge(chance.between(16, 190), chance.between(-119, -106), chance.between(-40, 40), 9, 1.6)
  return area(`${smooth(top)}z`, load) + area(marks, lorry.light)
}

/** A red tipper lorry from its side with a load of the given ink, facing right: 300 long and 132 high, its rear wheels' ground at the origin. */
export function tipper(chance: Chance, load: string = inks.earth[400]): string {
  const body = points([-8, -104, 210, -104, 216, -42, 0, -42])
  const cab = points([224, -24, 224, -124, 236, -134, 278, -134, 292, -94, 300, -82, 301, -22])
  const ribs = [24, 58, 92, 126, 160, 190].map((x) => straight(points([-3, -103, 1, -43], [x, 0]), false)).join('')
  let cuts = ''
  for (const x of [8, 40, 74, 108, 142, 174]) {
    for (const y of [-92, -80, -68, -56]) cuts += gouge(x + chance.around(0, 3), y, -6, chance.between(9, 19), 1.6)
  }
  return (
    area('M-4-44h228v20h-228z', inks.ink) +
    heaped(chance, load) +
    block(body, lorry.body, chance, 0.8) +
    area(cuts, lorry.light) +
    line(ribs, lorry.shade, 4) +
    line('M-10-104h222', lorry.light, 3) +
    area('M0-52h215l1 10h-214z', lorry.shade) +
    block(cab, lorry.body, chance, 0.8) +
    area('M248-124h26l13 32v6h-39z', lorry.glass) +
    line('M254-94l18-26M264-92l12-22', inks.river[300], 2) +
    line('M240-122v92M248-74h18', lorry.shade, 3) +
    area('M224-52h77v9h-77z', lorry.light) +
    area('M290-40h12v11h-12z', inks.gold[200]) +
    area('M284-118h9v26h-5z', inks.ink) +
    area('M-8-40h6v26h-6z', inks.ink) +
    wheels.map((x) => area(disc(x, -24, 27), lorry.shade)).join('') +
    wheels.map((x) => wheel(x)).join('')
  )
}

/** A far lorry facing right, no more than its outline: 30 long and 14 high, its foot at the origin. */
export function farLorry(): string {
  const tyres = disc(5, -2, 2.4) + disc(11, -2, 2.4) + disc(25, -2, 2.4)
  return area('M0-4v-8h20v8zM22-4v-10h5l3 5v5z', inks.red[500]) + area(tyres, inks.ink)
}
