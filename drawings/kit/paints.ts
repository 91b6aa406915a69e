import { inks } from '../inks.ts'
import type { WallInks } from './masonry.ts'
import type { LeafInks } from './trees.ts'

const { earth, meadow, meadowTints, gold, goldTints, brick: bricks, rain, river, riverTints } = inks

/** Leaves by the time of year and of day. */
export const leaves = {
  summer: { dark: meadowTints[800], mid: meadowTints[700], light: meadowTints[300], bark: earth[900] },
  bright: { dark: meadowTints[700], mid: meadow, light: meadowTints[200], bark: earth[800] },
  willow: { dark: meadow, mid: meadowTints[400], light: meadowTints[100], bark: earth[800] },
  dark: { dark: meadowTints[900], mid: meadowTints[800], light: meadowTints[400], bark: earth[900] },
  autumn: { dark: bricks[600], mid: bricks[400], light: goldTints[300], bark: earth[900] },
  golden: { dark: goldTints[700], mid: gold, light: goldTints[200], bark: earth[900] },
  blossom: { dark: inks.dawn[300], mid: inks.dawn[200], light: inks.paper, bark: earth[800] },
  mist: { dark: rain[500], mid: rain[300], light: rain[100], bark: rain[700] },
  wet: { dark: rain[700], mid: rain[500], light: rain[200], bark: rain[900] },
  night: { dark: riverTints[900], mid: riverTints[700], light: river, bark: riverTints[900] },
} as const satisfies Record<string, LeafInks>

/** Walls and roofs by their stuff, and as the light of a picture shows them. */
export const walls = {
  stone: {
    lit: earth[100],
    shade: earth[400],
    mark: earth[600],
    roof: earth[700],
    roofMark: earth[500],
    glass: earth[900],
  },
  goldenStone: {
    lit: goldTints[200],
    shade: earth[500],
    mark: earth[700],
    roof: earth[800],
    roofMark: earth[500],
    glass: earth[900],
  },
  sandstone: {
    lit: earth[200],
    shade: earth[500],
    mark: earth[700],
    roof: earth[800],
    roofMark: earth[600],
    glass: earth[900],
  },
  brick: {
    lit: bricks[400],
    shade: bricks[600],
    mark: bricks[800],
    roof: earth[800],
    roofMark: earth[500],
    glass: earth[900],
  },
  plaster: {
    lit: inks.paper,
    shade: earth[300],
    mark: earth[500],
    roof: bricks[600],
    roofMark: bricks[400],
    glass: earth[900],
  },
  thatch: {
    lit: earth[50],
    shade: earth[400],
    mark: earth[500],
    roof: goldTints[300],
    roofMark: goldTints[700],
    glass: earth[900],
  },
  glowing: {
    lit: goldTints[200],
    shade: bricks[600],
    mark: bricks[600],
    roof: bricks[800],
    roofMark: bricks[400],
    glass: earth[900],
  },
  night: { lit: rain[500], shade: rain[700], mark: rain[700], roof: rain[900], roofMark: rain[700], glass: earth[900] },
  wet: { lit: rain[100], shade: rain[300], mark: rain[500], roof: rain[700], roofMark: rain[500], glass: rain[900] },
} as const satisfies Record<string, WallInks>
