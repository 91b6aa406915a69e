import { inks } from '../inks.ts'
import type { GroundInks } from './land.ts'
import type { WallInks } from './masonry.ts'
import type { LeafInks } from './trees.ts'

const { earth, meadow, gold, brick: bricks, rain, river } = inks

/** Leaves by the time of year and of day. */
export const leaves = {
  summer: { dark: meadow[800], mid: meadow[700], light: meadow[300], bark: earth[900] },
  bright: { dark: meadow[700], mid: meadow[500], light: meadow[200], bark: earth[800] },
  willow: { dark: meadow[500], mid: meadow[400], light: meadow[100], bark: earth[800] },
  dark: { dark: meadow[900], mid: meadow[800], light: meadow[400], bark: earth[900] },
  autumn: { dark: bricks[600], mid: bricks[400], light: gold[300], bark: earth[900] },
  golden: { dark: gold[700], mid: gold[500], light: gold[200], bark: earth[900] },
  blossom: { dark: inks.dawn[300], mid: inks.dawn[200], light: inks.paper, bark: earth[800] },
  mist: { dark: rain[500], mid: rain[300], light: rain[100], bark: rain[700] },
  wet: { dark: rain[700], mid: rain[500], light: rain[200], bark: rain[900] },
  night: { dark: river[900], mid: river[700], light: river[500], bark: river[900] },
} as const satisfies Record<string, LeafInks>

/** Land as its distance, its crop or its wounds colour it, from the haze on the horizon to the grass at our feet. */
export const grounds = {
  hazy: { ink: meadow[200], cut: meadow[100] },
  pale: { ink: meadow[300], cut: meadow[100] },
  green: { ink: meadow[400], cut: meadow[200] },
  lush: { ink: meadow[500], cut: meadow[300] },
  deep: { ink: meadow[700], cut: meadow[400] },
  corn: { ink: gold[300], cut: gold[100] },
  far: { ink: river[200], cut: river[100] },
  fresh: { ink: meadow[500], cut: meadow[200] },
  evening: { ink: meadow[400], cut: gold[200] },
  dusk: { ink: meadow[800], cut: meadow[400] },
  wet: { ink: rain[300], cut: rain[100] },
  bare: { ink: earth[600], cut: earth[400] },
  soil: { ink: earth[800], cut: earth[600] },
} as const satisfies Record<string, GroundInks>

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
    lit: gold[200],
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
    roof: gold[300],
    roofMark: gold[700],
    glass: earth[900],
  },
  glowing: {
    lit: gold[200],
    shade: bricks[600],
    mark: bricks[600],
    roof: bricks[800],
    roofMark: bricks[400],
    glass: earth[900],
  },
  night: { lit: rain[500], shade: rain[700], mark: rain[700], roof: rain[900], roofMark: rain[700], glass: earth[900] },
  wet: { lit: rain[100], shade: rain[300], mark: rain[500], roof: rain[700], roofMark: rain[500], glass: rain[900] },
} as const satisfies Record<string, WallInks>
