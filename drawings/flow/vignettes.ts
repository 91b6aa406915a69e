import { inks } from '../inks.ts'
import type { Chance } from '../kit/chance.ts'
import { spireChurch } from '../kit/churches.ts'
import { excavator, type MachineInks, tipper } from '../kit/machines.ts'
import type { WallInks } from '../kit/masonry.ts'
import { rounded, squared } from '../kit/openings.ts'
import { leaves, walls } from '../kit/paints.ts'
import { area, box, disc, line, straight } from '../kit/path.ts'
import { place } from '../kit/picture.ts'
import { oak } from '../kit/trees.ts'
import { willow } from '../kit/waterside.ts'

const { earth, paper, ink, gold, goldTints, red, redTints, meadow, meadowTints, river, riverTints } = inks
const machine: MachineInks = { paint: red, shade: redTints[700], iron: ink, glass: earth[100] }
const plain: WallInks = { ...walls.stone, mark: walls.stone.shade }

function sheet(x: number, y: number, tilt: number): string {
  const lines = 'M-22-34h44M-22-24h44M-22-14h30M-22-4h44M-22 6h36'
  return `<g transform="translate(${x} ${y})rotate(${tilt})">${area(straight(box(-30, -46, 60, 66)), paper)}${line(straight(box(-30, -46, 60, 66)), earth[700], 2.4)}${line(lines, earth[400], 3)}</g>`
}

/** A plan of the site unrolled on a table. */
function plan(): string {
  return (
    area('M-62 18l10-66h112l8 66z', paper) +
    area('M-30-2l16-26h34l18 20-8 18h-42z', redTints[200]) +
    line('M-22 4l16-26M-6 8L12-26M12 8l16-24', red, 3) +
    line('M-46 10c20-30 16-40 6-52', river, 5) +
    line('M-62 18l10-66h112l8 66z', earth[700], 2.6) +
    area('M-66 16h140v9H-66z', earth[600])
  )
}

function papers(): string {
  return sheet(-18, 8, -9) + sheet(14, 2, 6) + sheet(0, 4, -1) + area(disc(16, 16, 9), gold)
}

/** A reading glass over a sheet. */
function check(): string {
  return (
    sheet(-12, 6, -4) +
    line('M28 8l30 30', earth[800], 9) +
    area(disc(12, -8, 26), riverTints[50]) +
    line(`${disc(12, -8, 26)}M0-8l9 10 16-20`, earth[800], 6)
  )
}

/** Letters and people who write them. */
function letters(): string {
  const envelope = (x: number, y: number, tilt: number) =>
    `<g transform="translate(${x} ${y})rotate(${tilt})">${area(straight(box(-26, -18, 52, 36)), paper)}${line('M-26-18h52v36h-52zM-26-18L0 4l26-22', earth[700], 2.6)}</g>`
  const people = [-66, 0, 66]
    .map((x) => area(disc(x, -26, 11), earth[700]) + area(`M${x - 20} 22c0-26 6-34 20-34s20 8 20 34z`, earth[600]))
    .join('')
  return people + envelope(-36, -2, -10) + envelope(34, -4, 8) + envelope(0, 14, 2)
}

function scales(): string {
  return (
    line('M0 26v-78M-44-44l88-8', earth[800], 5) +
    line('M-44-44l-18 40M-44-44l18 40M44-52l-18 40M44-52l18 40', earth[700], 2.4) +
    area('M-66-4h44c-2 14-12 18-22 18s-20-4-22-18z', gold) +
    area('M22-12h44c-2 14-12 18-22 18s-20-4-22-18z', gold) +
    area('M-22 24h44v8h-44z', earth[800]) +
    area('M-56-4c4-12 10-16 16-14 8 2 8 8 8 14zM32-12l6-14h14l6 14z', meadow)
  )
}

/** A question to the company. */
function question(): string {
  return (
    sheet(0, 6, 0) +
    area(disc(26, -30, 22), gold) +
    line('M18-36c0-12 18-12 18-1 0 8-9 7-9 15', paper, 5) +
    area(disc(27, -15, 3.4), paper)
  )
}

/** The county's hall, where the decision falls. */
function hall(): string {
  return (
    area(straight(box(-62, -34, 124, 60)), goldTints[100]) +
    area(
      straight([
        [-70, -34],
        [0, -66],
        [70, -34],
      ]),
      earth[600],
    ) +
    area([-46, -22, 22, 46].map((x) => straight(box(x - 5, -34, 10, 60))).join(''), earth[300]) +
    rounded([[0, 26, 22, 44]], earth[900]) +
    squared(
      [
        [-34, 6, 10, 20],
        [34, 6, 10, 20],
      ],
      earth[900],
    ) +
    area(straight(box(-72, 24, 144, 8)), earth[700]) +
    area(disc(0, -46, 8), paper) +
    line('M0-46v-6M0-46h4', ink, 2)
  )
}

function envelopeWithSeal(): string {
  return (
    area(straight(box(-48, -36, 96, 62)), paper) +
    line('M-48-36h96v62h-96zM-48-36L0 4l48-40M-48 26l34-28M48 26L14-2', earth[700], 3) +
    area(disc(0, 4, 12), gold)
  )
}

/** The table of an inquiry: papers, a lamp and chairs. */
function inquiry(): string {
  return (
    area('M-74-12h30v12h-30zM44-12h30v12H44z', earth[500]) +
    line('M-72 0v28M-48 0v28M48 0v28M72 0v28M-74-12v-26M74-12v-26', earth[700], 5) +
    area('M-56-14h112l8 14H-64z', earth[600]) +
    area(straight(box(-56, 0, 112, 8)), earth[800]) +
    line('M-46 6v24M46 6v24', earth[800], 6) +
    area('M-38-14l6-12h30l4 12z', paper) +
    line('M30-14v-28', earth[800], 4) +
    area('M14-40l6-18h20l8 18z', meadow)
  )
}

/** What each stage is drawn as; the origin is the middle of the drawing, which is about 130 wide and 100 high. */
export const vignettes: Record<string, (chance: Chance) => string> = {
  'pre-application': plan,
  'submit-application': papers,
  validation: check,
  'public-consultation': letters,
  assessment: scales,
  'regulation-25': question,
  decision: hall,
  approval: () => place(14, 30, [excavator(machine)], 0.5),
  refusal: (chance) =>
    place(-30, 30, [spireChurch(chance, plain)], 0.56) +
    oak(chance, 72, 34, 30, leaves.bright) +
    line('M-84 34h180', meadowTints[700], 5),
  'applicant-appeals': envelopeWithSeal,
  appeal: inquiry,
  'appeal-dismissed': (chance) =>
    willow(chance, 10, 34, 46, leaves.willow) +
    line('M-76 34h150', meadowTints[700], 5) +
    line('M-70 44c30-6 60 6 134 0', river, 6),
  'appeal-allowed': () => place(0, 30, [tipper(machine, goldTints[300])], 0.5),
}
