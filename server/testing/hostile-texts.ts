/** A text of any length that some pattern, parser or loop may read again and again; `unique` keeps it from being known. */
export interface HostileText {
  name: string
  make: (length: number, unique: number) => string
}

/** The forty characters that a run is made of: what patterns, HTML, JSON, addresses, forms and e-mails treat apart. */
const characters = [
  ...['a', 'Z', '0', ' ', '\t', '\n', '\r', '\0', '\u00a0', '\u2028', 'é', '🦆', '\u0301', '<', '>', '&', '"', "'"],
  ...['/', '\\', '=', '+', '-', '_', '.', ',', ':', ';', '@', '%', '#', '?', '!', '*', '(', '[', '{', '|', '~', '$'],
]
/** What stands beside each of them in the pairs: white space of two kinds, and what begins something in HTML and in a form. */
const neighbours = [' ', '\n', '<', '&', '+']
/** What opens something; alone it is never closed, and with the second part it is, at the very end. */
const nested: [open: string, close: string][] = [
  ...['<b>…</b>', '<div>…</div>', '<ul><li>…</li></ul>', '<a href="/">…</a>', '<p>…<table>', '<svg><b>…</svg>'],
  ...['<b a="…">', '<b a=…>', '<!--…-->', '<![CDATA[…]]>', '</b>…', '&amp;…', '&#…;', '[…]', '{"a":…}', '{"a":1},…'],
  ...['a@…', 'a.…', '=?a?q?…?=', 'a=…&', 'a=1&…', '%41…', 'http://…', '../…'],
].map((both) => both.split('…') as [string, string])

const fill = (part: string, length: number) => part.repeat(Math.max(1, Math.floor(length / part.length)))
/** A run between other letters, so that a pattern which wants it at the beginning or the end does not find it there. */
const runOf = (part: string): HostileText => ({
  name: `a run of ${JSON.stringify(part)}`,
  make: (length, unique) => `a${unique}${fill(part, length)}b`,
})

/** These texts follow each other in one, each with its part of the length. */
export function inOne(texts: readonly HostileText[]): HostileText {
  return {
    name: texts.map(({ name }) => name).join(', '),
    make: (length, unique) => texts.map(({ make }) => make(length / texts.length, unique)).join(''),
  }
}

/** So many at a time. */
export function inGroups(texts: readonly HostileText[], together: number): HostileText[][] {
  return Array.from({ length: Math.ceil(texts.length / together) }, (_, index) =>
    texts.slice(index * together, (index + 1) * together),
  )
}

const joined = (texts: readonly HostileText[], together: number) => inGroups(texts, together).map(inOne)

const runs = characters.map(runOf)
const pairs = joined(
  characters.flatMap((character) => neighbours.map((neighbour) => runOf(character + neighbour))),
  10,
)
const unclosed = nested.map(([open]) => ({ ...runOf(open), name: `${open} without end` }))
const closed = nested
  .filter(([, close]) => close !== '')
  .map(([open, close]): HostileText => {
    const levels = (length: number) => Math.max(1, Math.floor(length / (open.length + close.length)))
    return {
      name: `${open}…${close}`,
      make: (length, unique) => open.repeat(levels(length)) + unique + close.repeat(levels(length)),
    }
  })

export const hostileTexts: readonly HostileText[] = [...runs, ...pairs, ...unclosed, ...closed]
/** The same for an address or a header, where a request is more work than the text: several in one. */
export const shortTexts: readonly HostileText[] = [...joined(runs, 4), ...pairs, ...joined(unclosed, 4), ...closed]
