/** A tar file is blocks of so many bytes: a header, then the content, filled up with zeros (POSIX ustar). */
export const blockSize = 512

/** How many zeros follow a content of so many bytes. */
export const paddingAfter = (size: number) => (blockSize - (size % blockSize)) % blockSize

const [nameAt, sizeAt, sumAt, typeAt, magicAt] = [0, 124, 148, 156, 257]
const encoder = new TextEncoder()

/** The header of a file in it; names are short and plain letters. */
export function tarHeader(name: string, size: number): Uint8Array {
  const header = new Uint8Array(blockSize)
  const write = (text: string, at: number) => header.set(encoder.encode(text), at)
  write(name, nameAt)
  write(`0000644\0${'0000000\0'.repeat(2)}`, 100)
  write(`${size.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0`, sizeAt)
  write('0', typeAt)
  write('ustar\u000000', magicAt)
  write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, sumAt)
  return header
}

/**
 * What a header is of, a file or what other programs add, such as a folder; undefined where it is none, as at the end of the
 * tar. Some programs call a file './name'.
 */
export function readTarHeader(header: Uint8Array): { name: string; size: number; isFile: boolean } | undefined {
  const text = (at: number, length: number) => {
    const bytes = header.subarray(at, at + length)
    const end = bytes.indexOf(0)
    return new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end))
  }
  const isHeader = header.length === blockSize && Number.parseInt(text(sumAt, 8), 8) === sumOf(header)
  const size = Number.parseInt(text(sizeAt, 12), 8)
  if (!isHeader || !Number.isSafeInteger(size)) return undefined
  return { name: text(nameAt, 100).replace(/^\.\//, ''), size, isFile: /^0?$/.test(text(typeAt, 1)) }
}

/** The sum of the bytes of a header, with blanks where the sum itself stands. */
function sumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => sum + (at >= sumAt && at < sumAt + 8 ? 0x20 : byte), 0)
}
