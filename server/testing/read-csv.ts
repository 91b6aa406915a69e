/**
 * Reads CSV as strictly as RFC 4180 defines it, and throws at the first character that it does not allow: every record
 * ends with CR LF and has as many fields as the first, and a quote stands only around a field or doubled in one.
 */
export function readCsv(text: string): string[][] {
  const records: string[][] = []
  let position = 0
  while (position < text.length) {
    const record: string[] = []
    for (;;) {
      const [field, end] = readField(text, position)
      record.push(field)
      position = end
      if (text[position] !== ',') break
      position += 1
    }
    if (text.slice(position, position + 2) !== '\r\n') throw new Error(`No CR LF ends the record at ${position}.`)
    position += 2
    if (record.length !== (records[0] ?? record).length) throw new Error(`Record ${records.length} has another length.`)
    records.push(record)
  }
  return records
}

function readField(text: string, start: number): [field: string, end: number] {
  if (text[start] !== '"') {
    const plain = /^[^",\r\n]*/.exec(text.slice(start))?.[0] ?? ''
    return [plain, start + plain.length]
  }
  const quoted = /^"((?:[^"]|"")*)"/.exec(text.slice(start))
  if (!quoted) throw new Error(`The quote at ${start} is not closed.`)
  return [(quoted[1] ?? '').replaceAll('""', '"'), start + quoted[0].length]
}
