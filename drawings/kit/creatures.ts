import { inks } from '../inks.ts'
import { gouge } from './carve.ts'
import { area, disc, line, type Point, points, smooth, straight } from './path.ts'

/** A swan on the water, swimming to the left; about 110 long, its water line at the origin. */
export function swan(): string {
  const feathers =
    gouge(-4, -13, 168, 34, 2, 4) +
    gouge(14, -10, 166, 36, 2, 4) +
    gouge(30, -16, 158, 30, 2, 3) +
    gouge(4, -4, 175, 40, 1.6)
  return (
    area('M-37-7c1-19 20-26 43-21 16 3 30 1 48-10 1 20-9 42-36 43h-38c-12 0-17-4-17-12z', inks.paper) +
    `<path fill="none" stroke="${inks.paper}" stroke-width="8.5" stroke-linecap="round" d="M-29-10c-18-17 12-35-3-53-4-5-10-4-13 0"/>` +
    area('M-47-66l-14 6 12 4z', inks.gold[500]) +
    area(straight(points([-50, -67, -43, -68, -46, -62])), inks.ink) +
    area(feathers, inks.river[200])
  )
}

/** A fallow deer that stands looking left, about 110 high; a buck has antlers. */
export function deer(coat: string, dark: string, isBuck: boolean): string {
  const body = points([
    53, -58, 46, -68, 18, -66, -16, -69, -30, -80, -40, -98, -50, -104, -60, -99, -74, -88, -70, -83, -55, -84, -47,
    -76, -40, -56, -34, -42, -6, -36, 26, -40, 50, -32, 56, -44,
  ])
  const foreLeg = points([-37, -48, -22, -44, -25, -22, -25, 0, -31, 0, -30, -22])
  const otherLeg = points([-22, -44, -10, -42, -16, -22, -14, 0, -20, 0, -22, -22])
  const horns = isBuck
    ? `<path fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" d="M-50-104c-2-12 4-22 0-36M-46-103c8-8 12-20 22-30M-50-122l-10-6M-49-132l-12-8M-36-118l2-14M-28-128l-2-14"/>`
    : ''
  const spots = points([0, -58, 12, -52, 24, -59, 36, -52, 8, -46, -10, -52, 44, -60, 30, -46])
  const ear = 'M-41-98l10-10 1 9z'
  return horns + deerWith({ body, foreLeg, otherLeg, ear, spots }, coat, dark)
}

/** What a deer has in every posture: its hind legs and its tail. */
function deerWith(
  { body, foreLeg, otherLeg, ear, spots }: Record<'body' | 'foreLeg' | 'otherLeg' | 'spots', Point[]> & { ear: string },
  coat: string,
  dark: string,
): string {
  const hindLeg = points([34, -46, 54, -50, 50, -32, 44, -24, 46, 0, 40, 0, 38, -24])
  const otherHindLeg = points([46, -46, 58, -46, 58, -32, 53, -23, 58, 0, 52, 0, 48, -24])
  return (
    area(straight(otherLeg) + straight(otherHindLeg), dark) +
    area(smooth(body, true), coat) +
    area(straight(foreLeg) + straight(hindLeg), coat) +
    area(`${ear}M54-62l6 18-8 2z`, dark) +
    area(spots.map(([x, y]) => disc(x, y, 2)).join(''), inks.earth[100])
  )
}

/** A deer with its head down to the grass, facing left, about 70 high. */
export function grazingDeer(coat: string, dark: string): string {
  const body = points([
    53, -58, 46, -68, 18, -66, -16, -67, -32, -56, -46, -34, -56, -18, -66, -6, -62, -1, -52, -6, -40, -20, -32, -40,
    -6, -36, 26, -40, 50, -32, 56, -44,
  ])
  const foreLeg = points([-33, -46, -20, -44, -22, -22, -21, 0, -27, 0, -27, -22])
  const otherLeg = points([-20, -44, -8, -42, -12, -22, -8, 0, -14, 0, -17, -22])
  const spots = points([0, -57, 12, -52, 24, -59, 36, -52, 8, -46, -10, -50, 42, -60])
  return deerWith({ body, foreLeg, otherLeg, ear: 'M-50-26l-14-4 8 10z', spots }, coat, dark)
}

/** A cow seen from the side with its head to the left, about 80 high; its patches in a second ink. */
export function cow(coat: string, patch: string): string {
  return (
    area('M-34-44l-2 44h8l4-40zM-14-40l0 40h8l2-38zM38-42l2 42h8l4-42zM52-46l4 46h8l2-50z', coat) +
    area(
      'M-48-66c-10-2-20 0-26 8l-6 16c0 6 8 8 12 4l16-8c6 10 10 14 24 15 22 3 58 3 74-1 12-2 19-12 18-26-1-10-5-14-14-14-30 0-60 2-84 2-6 0-10 2-14 4z',
      coat,
    ) +
    area('M-18-70c14-1 26 0 26 8s-12 18-24 14-14-20-2-22zM30-71c12 0 28-1 32 6s-2 18-14 18-26-22-18-24z', patch) +
    area('M-52-68l-12-8 4 12zM66-62l6 30-4 12-2-30z', coat) +
    area(disc(-68, -52, 1.8), patch)
  )
}

/** A sheep, about 45 high, its head to the left. */
export function sheep(): string {
  return (
    area('M-16-16v16h4v-16zM-6-16v16h4v-16zM12-16v16h4v-16zM20-16v16h4v-16z', inks.earth[800]) +
    area(
      'M-26-22c-4-8 2-16 10-15 4-8 14-8 18-3 6-5 14-3 17 2 8 0 13 8 9 16 2 9-8 14-15 10-8 6-18 5-22 1-9 3-18-2-17-11z',
      inks.paper,
    ) +
    area('M-24-32c-8-3-16 2-18 9 2 5 8 5 12 2l8-4z', inks.earth[800])
  )
}

/** A heron that stands in the shallows looking right, about 130 high. */
export function heron(): string {
  return (
    line('M-6-44l-2 44M4-44l4 44', inks.gold[500], 3) +
    area('M-40-30c4-22 20-44 44-46 12 0 16 10 12 20-6 14-24 18-36 20z', inks.rain[300]) +
    area('M-40-30c10-4 26-8 40-20-4 18-22 22-36 26z', inks.rain[700]) +
    `<path fill="none" stroke="${inks.rain[100]}" stroke-width="7" stroke-linecap="round" d="M10-66c12-14-12-26-6-42 3-8 12-8 16-4"/>` +
    area('M16-118l36 9-35 3z', inks.gold[500]) +
    area('M22-118c-10-4-24-2-34 4 10 0 18 2 24 4z', inks.ink) +
    line('M2-60c4 6 6 12 4 18', inks.rain[700], 2)
  )
}

/** A duck on the water, swimming to the left, about 40 long. */
export function duck(body: string, head: string): string {
  return (
    area('M-14-4c4-8 14-8 20-6 6 2 12 0 18-4 0 10-8 16-18 16h-10c-8 0-12-2-10-6z', body) +
    area('M-12-6c-4-6-2-12 4-12 6 0 8 4 6 10-2 4-8 6-10 2z', head) +
    area('M-13-14l-9 3 8 2z', inks.gold[500])
  )
}
