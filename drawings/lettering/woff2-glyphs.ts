import { ByteReader } from './byte-reader.ts'

interface OutlinePoint {
  x: number
  y: number
  isOnCurve: boolean
}

/** The outlines of a font as TrueType has them, and where each begins (W3C Recommendation WOFF 2.0, section 5.1). */
export function readGlyphs(table: Buffer): { glyphs: Buffer; offsets: Buffer } {
  const reader = new ByteReader(table)
  reader.u16()
  const hasOverlaps = (reader.u16() & 1) === 1
  const count = reader.u16()
  reader.u16()
  const sizes = Array.from({ length: 7 }, () => reader.u32())
  const stream = (index: number) => reader.part(sizes[index] ?? 0)
  const [contours, pointCounts, flags, coordinates, composites] = [0, 1, 2, 3, 4].map(stream) as [
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
  ]
  const bitmapLength = 4 * Math.floor((count + 31) / 32)
  const hasBox = bits(reader.take(bitmapLength))
  const boxes = reader.part((sizes[5] ?? 0) - bitmapLength)
  const instructions = stream(6)
  const overlaps = hasOverlaps ? bits(reader.take(Math.ceil(count / 8))) : () => false

  function simple(index: number, contourCount: number): Buffer {
    const counts = Array.from({ length: contourCount }, () => pointCounts.short())
    const points = readPoints(
      counts.reduce((sum, length) => sum + length, 0),
      flags,
      coordinates,
    )
    const code = instructions.take(coordinates.short())
    const box = hasBox(index) ? boxes.take(8) : boxAround(points)
    return Buffer.concat([i16(contourCount), box, writeOutline(counts, points, code, overlaps(index))])
  }

  function composite(): Buffer {
    const { parts, hasInstructions } = readParts(composites)
    const box = boxes.take(8)
    if (!hasInstructions) return Buffer.concat([i16(-1), box, parts])
    const code = instructions.take(coordinates.short())
    return Buffer.concat([i16(-1), box, parts, i16(code.length), code])
  }

  const glyphs: Buffer[] = []
  const offsets = Buffer.alloc(4 * (count + 1))
  let length = 0
  for (let index = 0; index < count; index++) {
    const contourCount = contours.i16()
    const glyph = contourCount === 0 ? Buffer.alloc(0) : contourCount < 0 ? composite() : simple(index, contourCount)
    const padded = Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)])
    glyphs.push(padded)
    length += padded.length
    offsets.writeUInt32BE(length, 4 * (index + 1))
  }
  return { glyphs: Buffer.concat(glyphs), offsets }
}

function bits(bitmap: Buffer): (index: number) => boolean {
  return (index) => (((bitmap[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1
}

/** Points are kept as steps from one to the next; the flag says how many bytes a step takes and how they are dealt out. */
function readPoints(count: number, flags: ByteReader, steps: ByteReader): OutlinePoint[] {
  let [x, y] = [0, 0]
  return Array.from({ length: count }, () => {
    const flag = flags.u8()
    const [dx, dy] = readStep(flag & 0x7f, steps)
    x += dx
    y += dy
    return { x, y, isOnCurve: flag >> 7 === 0 }
  })
}

function readStep(flag: number, steps: ByteReader): [dx: number, dy: number] {
  const across = (size: number) => (flag & 1 ? size : -size)
  const up = (size: number) => (flag & 2 ? size : -size)
  if (flag < 10) return [0, across(((flag & 14) << 7) + steps.u8())]
  if (flag < 20) return [across((((flag - 10) & 14) << 7) + steps.u8()), 0]
  if (flag < 84) {
    const [code, byte] = [flag - 20, steps.u8()]
    return [across(1 + (code & 0x30) + (byte >> 4)), up(1 + ((code & 0x0c) << 2) + (byte & 0x0f))]
  }
  if (flag < 120) {
    const code = flag - 84
    return [across(1 + (Math.floor(code / 12) << 8) + steps.u8()), up(1 + (((code % 12) >> 2) << 8) + steps.u8())]
  }
  if (flag < 124) {
    const [first, middle, last] = [steps.u8(), steps.u8(), steps.u8()]
    return [across((first << 4) + (middle >> 4)), up(((middle & 0x0f) << 8) + last)]
  }
  return [across(steps.u16()), up(steps.u16())]
}

function boxAround(points: readonly OutlinePoint[]): Buffer {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return Buffer.concat([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(i16))
}

/** The outline in TrueType's plainest form: every step two bytes. */
function writeOutline(
  counts: readonly number[],
  points: readonly OutlinePoint[],
  code: Buffer,
  overlaps: boolean,
): Buffer {
  let last = -1
  const ends = counts.map((length) => {
    last += length
    return i16(last)
  })
  const flags = Buffer.from(
    points.map(({ isOnCurve }, index) => (isOnCurve ? 1 : 0) | (overlaps && index === 0 ? 0x40 : 0)),
  )
  const steps = (axis: 'x' | 'y') => points.map((point, index) => i16(point[axis] - (points[index - 1]?.[axis] ?? 0)))
  return Buffer.concat([...ends, i16(code.length), code, flags, ...steps('x'), ...steps('y')])
}

const component = {
  wordSizes: 0x0001,
  scale: 0x0008,
  more: 0x0020,
  twoScales: 0x0040,
  matrix: 0x0080,
  instructions: 0x0100,
}

function readParts(composites: ByteReader): { parts: Buffer; hasInstructions: boolean } {
  const parts: Buffer[] = []
  let hasInstructions = false
  for (let flags = component.more; flags & component.more; ) {
    flags = composites.u16()
    const scaling = flags & component.matrix ? 8 : flags & component.twoScales ? 4 : flags & component.scale ? 2 : 0
    parts.push(i16(flags), composites.take(2 + (flags & component.wordSizes ? 4 : 2) + scaling))
    hasInstructions ||= (flags & component.instructions) !== 0
  }
  return { parts: Buffer.concat(parts), hasInstructions }
}

function i16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE((value << 16) >> 16)
  return bytes
}
