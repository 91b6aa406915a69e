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
  ...[
    ['<b>', '</b>'],
    ['<div>', '</div>'],
    ['<ul><li>', '</li></ul>'],
    ['<a href="/">', '</a>'],
    ['<p>', '<table>'],
  ],
  ...[
    ['<svg><b>', '</svg>'],
    ['<b a="', '">'],
    ['<b a=', '>'],
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['</b>', ''],
  ],
  ...[
    ['&amp;', ''],
    ['&#', ';'],
    ['[', ']'],
    ['{"a":', '}'],
    ['{"a":1},', ''],
    ['a@', ''],
    ['a.', ''],
    ['=?a?q?', '?='],
  ],
  ...[
    ['a=', '&'],
    ['a=1&', ''],
    ['%41', ''],
    ['http://', ''],
    ['../', ''],
  ],
] as [string, string][]

const fill = (part: string, length: number) => part.repeat(Math.max(1, Math.floor(length / part.length)))
/** A run between other letters, so that a pattern which wants it at the beginning or the end does not find it there. */
const between = (run: string, unique: number) => `a${unique}${run}b`

const runs: HostileText[] = characters.map((character) => ({
  name: `a run of ${JSON.stringify(character)}`,
  make: (length, unique) => between(fill(character, length), unique),
}))

const pairsTogether = 10
const pairs = characters.flatMap((character) => neighbours.map((neighbour) => character + neighbour))
/** Ten pairs follow each other in one text, a run of each. */
const pairRuns: HostileText[] = Array.from({ length: Math.ceil(pairs.length / pairsTogether) }, (_, index) => {
  const own = pairs.slice(index * pairsTogether, (index + 1) * pairsTogether)
  return {
    name: `runs of ${own.map((pair) => JSON.stringify(pair)).join(' ')}`,
    make: (length, unique) => own.map((pair) => between(fill(pair, length / own.length), unique)).join(''),
  }
})

const nestedTexts: HostileText[] = nested.flatMap(([open, close]) => {
  const openAlone: HostileText = {
    name: `${open} without end`,
    make: (length, unique) => between(fill(open, length), unique),
  }
  const levels = (length: number) => Math.max(1, Math.floor(length / (open.length + close.length)))
  const closed: HostileText = {
    name: `${open}…${close}`,
    make: (length, unique) => open.repeat(levels(length)) + unique + close.repeat(levels(length)),
  }
  return close === '' ? [openAlone] : [openAlone, closed]
})

export const hostileTexts: readonly HostileText[] = [...runs, ...pairRuns, ...nestedTexts]
