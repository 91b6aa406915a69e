import { brotliDecompressSync } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'
import { readGlyphs } from './woff2-glyphs.ts'

/** The tags that WOFF2 writes as a number (W3C Recommendation WOFF 2.0, section 4.1); four characters each. */
const knownTags =
  'cmapheadhheahmtxmaxpnameOS/2postcvt fpgmglyflocaprepCFF VORGEBDTEBLCgasphdmxkernLTSHPCLTVDMXvheavmtxBASEGDEFGPOSGSUBEBSCJSTFMATHCBDTCBLCCOLRCPALSVG sbixacntavarbdatblocbslncvarfdscfeatfmtxfvargvarhstyjustlcarmortmorxopbdproptrakZapfSilfGlatGlocFeatSill'

interface Entry {
  tag: string
  isTransformed: boolean
  length: number
}

/**
 * A WOFF2 web font as the TrueType font inside it. The libraries that set lines of text at build time read TrueType
 * alone, and a font of the machine could not be relied on.
 */
export function fontFromWoff2(file: Buffer): Buffer {
  const header = new ByteReader(file)
  if (header.take(4).toString('latin1') !== 'wOF2') throw new Error('This is not a WOFF2 font')
  const flavor = header.u32()
  header.take(4)
  const tableCount = header.u16()
  header.take(6)
  const compressedLength = header.u32()
  header.take(24)
  const entries = Array.from({ length: tableCount }, () => readEntry(header))
  const data = new ByteReader(brotliDecompressSync(header.take(compressedLength)))
  const tables = new Map(entries.map((entry) => [entry.tag, { ...entry, bytes: data.take(entry.length) }]))

  const glyf = tables.get('glyf')
  const head = tables.get('head')
  if (!glyf?.isTransformed || !head) throw new Error('This font has no outlines that we can read')
  if (tables.get('hmtx')?.isTransformed) throw new Error('This font keeps its widths in a form that we cannot read')
  const { glyphs, offsets } = readGlyphs(glyf.bytes)
  const longOffsets = Buffer.from(head.bytes)
  longOffsets.writeInt16BE(1, 50)
  const contents = new Map([...tables].map(([tag, { bytes }]) => [tag, bytes]))
  return joinTables(flavor, contents.set('glyf', glyphs).set('loca', offsets).set('head', longOffsets))
}

function readEntry(header: ByteReader): Entry {
  const flags = header.u8()
  const known = flags & 0x3f
  const tag = known === 0x3f ? header.take(4).toString('latin1') : knownTags.slice(known * 4, known * 4 + 4)
  const version = flags >> 6
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
  const originalLength = header.long()
  return { tag, isTransformed, length: isTransformed ? header.long() : originalLength }
}

function joinTables(flavor: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const directory = Buffer.alloc(12 + 16 * sorted.length)
  const step = Math.floor(Math.log2(sorted.length))
  directory.writeUInt32BE(flavor, 0)
  directory.writeUInt16BE(sorted.length, 4)
  directory.writeUInt16BE(16 * 2 ** step, 6)
  directory.writeUInt16BE(step, 8)
  directory.writeUInt16BE(16 * (sorted.length - 2 ** step), 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  sorted.forEach(([tag, bytes], index) => {
    const at = 12 + 16 * index
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(checksum(bytes), at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(bytes.length, at + 12)
    const padding = (4 - (bytes.length % 4)) % 4
    parts.push(bytes, Buffer.alloc(padding))
    offset += bytes.length + padding
  })
  return Buffer.concat(parts)
}

function checksum(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) {
    for (let byte = 0; byte < 4; byte++) sum = (sum + (bytes[at + byte] ?? 0) * 2 ** (24 - 8 * byte)) % 2 ** 32
  }
  return sum
}
