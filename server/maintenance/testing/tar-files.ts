import { blockSize, paddingAfter, readTarHeader, tarHeader } from '../../../domain/tar.ts'

/** The files of a tar by their names. */
export function filesOf(tar: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let place = 0; ; ) {
    const header = readTarHeader(tar.subarray(place, place + blockSize))
    if (!header) return files
    const start = place + blockSize
    files.set(header.name, tar.subarray(start, start + header.size))
    place = start + header.size + paddingAfter(header.size)
  }
}

/** A tar of these files, in their order. */
export function tarOf(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts = Array.from(files, ([name, bytes]) => [
    tarHeader(name, bytes.length),
    bytes,
    Buffer.alloc(paddingAfter(bytes.length)),
  ])
  return Buffer.concat([...parts.flat(), Buffer.alloc(2 * blockSize)])
}

/** What an export says in JSON. */
export const contentOf = ({ bytes }: { bytes: Buffer }) => JSON.parse(String(filesOf(bytes).get('content.json')))
