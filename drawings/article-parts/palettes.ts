import { inks } from '../inks.ts'
import type { WallInks } from '../kit/masonry.ts'
import type { LeafInks } from '../kit/trees.ts'

const { earth, brick, meadowTints: meadow, goldTints: gold, rain } = inks

/** Leaves as the light of a picture shows them. */
export const leaves = {
  summer: { dark: meadow[700], mid: inks.meadow, light: meadow[200], bark: earth[900] },
  deep: { dark: meadow[800], mid: meadow[700], light: meadow[300], bark: earth[900] },
  autumn: { dark: brick[600], mid: brick[400], light: gold[200], bark: earth[900] },
  dusk: { dark: meadow[900], mid: meadow[800], light: meadow[400], bark: earth[900] },
  wet: { dark: rain[700], mid: rain[500], light: rain[200], bark: rain[900] },
} as const satisfies Record<string, LeafInks>

/** Walls as the light of a picture shows them, lit from the left. */
export const walls = {
  stone: {
    lit: earth[100],
    shade: earth[400],
    mark: earth[600],
    roof: earth[700],
    roofMark: earth[400],
    glass: earth[900],
  },
  brick: {
    lit: brick[400],
    shade: brick[600],
    mark: brick[800],
    roof: earth[800],
    roofMark: earth[500],
    glass: earth[900],
  },
  plaster: {
    lit: earth[50],
    shade: earth[300],
    mark: earth[400],
    roof: brick[600],
    roofMark: brick[200],
    glass: earth[900],
  },
  thatch: {
    lit: earth[50],
    shade: earth[400],
    mark: earth[500],
    roof: gold[300],
    roofMark: gold[700],
    glass: earth[900],
  },
  glowing: {
    lit: gold[200],
    shade: brick[600],
    mark: brick[600],
    roof: brick[800],
    roofMark: brick[400],
    glass: earth[900],
  },
  night: { lit: rain[500], shade: rain[700], mark: rain[700], roof: rain[900], roofMark: rain[700], glass: earth[900] },
  wet: { lit: rain[100], shade: rain[300], mark: rain[500], roof: rain[700], roofMark: rain[500], glass: rain[900] },
} as const satisfies Record<string, WallInks>
