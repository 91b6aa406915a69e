/** What Unicode takes apart no further, as people type it who have no key for it. */
const otherLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ...{ '&': 'and', '⁄': '/', '−': '-', '‘': "'", '’': "'", '‛': "'", ʼ: "'", '´': "'", '`': "'" },
}
const others = new RegExp(`[${Object.keys(otherLetters).join('')}]`, 'g')
const takenApart = (text: string) => text.replace(others, (letter) => otherLetters[letter] ?? '')

/** A text as spellings are compared: small, without accents and what is not seen, full-width and raised letters and all signs of one kind as the plain ones. */
function plain(text: string): string {
  const letters = takenApart(text).normalize('NFKC').toLowerCase().normalize('NFD')
  return takenApart(
    letters
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replace(/\p{Pd}/gu, '-')
      .replace(/\s+/g, ' '),
  )
}

/** The letters and figures of a text alone: of 'Hampton-Lucy' and 'hampton lucy' the same. */
export function bareLetters(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** What may stand within a word, and between words or beside a figure. */
const [withinWord, between] = ["[-.,'/]?", '[^\\p{L}\\p{N}]{0,3}']

/** A pattern for a plain text in all spellings: 'a 429' is in 'A429' and 'A-429', 'wellbeing' in 'well-being'. */
function looselyAs(wanted: string): RegExp | undefined {
  const words = wanted.match(/\p{L}+|\p{N}+/gu) ?? []
  if (words.join('').length < 2) return undefined
  const spelt = words.map((word) => Array.from(word).join(withinWord)).join(between)
  // A figure is meant as a whole.
  return new RegExp(`(?<![\\p{L}\\p{N}])${spelt}${/\p{N}$/u.test(spelt) ? '(?!\\p{N})' : ''}`, 'gu')
}

/** Finds what somebody typed in texts: as it is, and where it is not, in another spelling. A blank is found nowhere. */
export function findSpellings(wanted: string) {
  const typed = plain(wanted.trim())
  const loose = looselyAs(typed)
  const placesIn = (text: string): Place[] => {
    const exact = allPlaces(text, typed)
    if (exact.length > 0 || !loose) return exact
    return Array.from(text.matchAll(loose), ({ 0: said, index }) => [index, index + said.length])
  }
  return {
    isIn: (text: string) => placesIn(plain(text)).length > 0,
    /** Each place in the text itself. */
    placesIn(text: string): Place[] {
      const { letters, places } = plainWithPlaces(text)
      return placesIn(letters).map(([start, end]) => [places[start]?.[0] ?? 0, places[end - 1]?.[1] ?? 0])
    },
  }
}

/** Where something begins and ends in a text. */
type Place = [start: number, end: number]

function allPlaces(text: string, wanted: string): Place[] {
  const places: Place[] = []
  if (wanted === '') return places
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
    places.push([at, at + wanted.length])
  return places
}

/** A plain text, and where in the text itself each of its letters stands. */
function plainWithPlaces(text: string): { letters: string; places: Place[] } {
  const places: Place[] = []
  let [letters, end] = ['', 0]
  for (const character of text) {
    const start = end
    end += character.length
    const letter = plain(character)
    const before = places.at(-1)
    // An accent belongs to the letter before it, and of several blanks one is left.
    if (before && (letter === '' || (letter === ' ' && letters.endsWith(' ')))) before[1] = end
    else {
      letters += letter
      for (const _ of letter.split('')) places.push([start, end])
    }
  }
  return { letters, places }
}
