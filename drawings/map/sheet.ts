import { bearing, type MapFrame, type Point as Place } from '../../domain/geography.ts'
import type { Point } from '../kit/path.ts'

/** A map of a part of the earth on a picture of a certain size. */
export interface Sheet {
  width: number
  height: number
  /** True for the rendition that phones show: fewer and smaller signs. */
  isNarrow: boolean
  /** True for the rendition of the widest panels, which has room for every sign and for whole names. */
  isWide: boolean
  /** Where a place stands in the picture, the same percentages as `projectToMap` but not rounded. */
  at(lat: number, lon: number): Point
  /** Picture units to a mile from west to east. */
  mile: number
}

/** The sheet for a frame: the whole frame fills the whole picture. */
export function layOut(width: number, height: number, frame: MapFrame): Sheet {
  const middle = (frame.north + frame.south) / 2
  const from: Place = { lat: middle, lon: frame.west }
  return {
    width,
    height,
    isNarrow: width < 600,
    isWide: width > 800,
    at: (lat, lon) => [
      ((lon - frame.west) / (frame.east - frame.west)) * width,
      ((frame.north - lat) / (frame.north - frame.south)) * height,
    ],
    mile: width / bearing(from, { lat: middle, lon: frame.east }).miles,
  }
}
