/** One file of a ZIP archive. */
export interface ZipEntry {
  path: string
  text: string
}

/** A ZIP archive whose files are stored as they are: a letter is too short for compression to matter. */
export function storedZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const [files, directory]: [Uint8Array[], Uint8Array[]] = [[], []]
  let offset = 0
  for (const { path, text } of entries) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)]
    const common = fileFields(name, data)
    files.push(bytes(0x04034b50, 4), common, name, data)
    directory.push(bytes(0x02014b50, 4), bytes(20, 2), common, bytes(0, 2), bytes(0, 2), bytes(0, 2), bytes(0, 4))
    directory.push(bytes(offset, 4), name)
    offset += 4 + common.length + name.length + data.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = bytes(entries.length, 2)
  const end = [bytes(0x06054b50, 4), bytes(0, 4), count, count, bytes(size, 4), bytes(offset, 4), bytes(0, 2)]
  return joined([...files, ...directory, ...end])
}

/** What the entry and the directory say alike: version, names in UTF-8, stored, 1 January 1980, sum and sizes. */
function fileFields(name: Uint8Array, data: Uint8Array): Uint8Array {
  const [version, utf8Names, stored, time, day] = [20, 0x0800, 0, 0, 0x0021]
  const head = [version, utf8Names, stored, time, day].map((value) => bytes(value, 2))
  const sizes = [crc32(data), data.length, data.length].map((value) => bytes(value, 4))
  return joined([...head, ...sizes, bytes(name.length, 2), bytes(0, 2)])
}

function bytes(value: number, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, index) => (value >>> (8 * index)) & 0xff)
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function crc32(data: Uint8Array): number {
  let sum = -1
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
