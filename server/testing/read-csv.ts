const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy

/**
 * Reads CSV as strictly as RFC 4180 defines it, and throws at the first character that it does not allow: every record
 * ends with CR LF and has as many fields as the first, and a quote stands only around a field or doubled in one.
 */
export function readCsv(text: string): string[][] {
  const records: string[][] = [[]]
  let read = 0
  for (const [whole, quoted, plain = '', end] of text.matchAll(field)) {
    read += whole.length
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') records.push([])
  }
  const unended = records.pop()
  if (read < text.length || unended?.length !== 0) throw new Error(`No field or record ends at ${read}.`)
  if (records.some(({ length }) => length !== records[0]?.length)) throw new Error('A record has another length.')
  return records
}
