import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluateObjection } from '../objection-evaluator.ts'
import type { CloserLookContext, Finding, FindingKind } from './finding.ts'
import { takeCloserLook } from './take-closer-look.ts'

const criteria = [
  { id: 'noise', label: 'Noise', keywords: ['noise', 'sound'], description: 'Say when.' },
  { id: 'health', label: 'Health', keywords: ['dust'], description: 'Say who.' },
]
const context: Omit<CloserLookContext, 'evaluation'> = {
  reference: 'WDC/22CM008',
  places: ['Barford'],
  claims: [
    { statement: 'About 1.8 million tonnes of gravel would be dug.', phrases: '1.8 million tonnes', state: 'to-check' },
    { statement: 'There would be 150 movements.', phrases: '150 movements', state: 'to-check' },
  ],
  unsupported: [{ pattern: /\bdynamite\b/, mend: 'Nothing is blasted.' }],
  framing: ['Good farmland that is dug rarely comes back as it was.'],
}

function look(text: string, more: Partial<CloserLookContext> = {}): Finding[] {
  const evaluation = evaluateObjection(text, criteria)
  return evaluation ? takeCloserLook(text, { ...context, evaluation, ...more }) : []
}

const quotesOf = (text: string, kind: FindingKind) =>
  look(text)
    .filter((finding) => finding.kind === kind && finding.group !== 'add')
    .flatMap(({ quotes }) => quotes)

// (rule: closer-look)
describe('a closer look', () => {
  test('quotes the sentence with its place in the text', () => {
    const text = 'Dear Sirs,\n\nThe lorries are loud. My house will lose its value!  Yours'
    const [quote] = quotesOf(text, 'property-value')
    expect(quote).toEqual({ start: 34, end: 63, text: 'My house will lose its value!' })
  })

  test('knows the reference in any case and with spaces, and misses it where it is not', () => {
    expect(quotesOf('Ref. wdc / 22 cm 008: noise', 'reference')).toHaveLength(1)
    expect(look('Noise.')).toContainEqual({ group: 'add', kind: 'reference', quotes: [] })
  })

  test('reads a sentence that a line break runs through as one', () => {
    const text = 'We fear for the price\nof our homes.'
    expect(quotesOf(text, 'property-value')).toEqual([{ start: 0, end: text.length, text }])
  })

  test('points at each keyword that stands only inside other words, and not where its word stands as well', () => {
    const inside = quotesOf('An unsound industry. Dusty, though. The Unsound again.', 'inside-word')
    expect(inside).toEqual([{ start: 5, end: 10, text: 'unsound', about: 'sound' }])
    expect(quotesOf('Groundwater.', 'inside-word')).toEqual([])
  })

  test('takes what is set aside or wanted in its place for no mend', () => {
    const kindsOf = (text: string) => look(text).flatMap(({ group, kind }) => (group === 'mend' ? [kind] : []))
    for (const text of [
      'House prices do not matter to me.',
      'I have no objection to a cycle path instead.',
      'We would support a nature reserve instead.',
    ])
      expect(kindsOf(text)).toEqual(['too-short'])
    expect(kindsOf('I have no objection to the quarry.')).toContain('opposite')
    expect(kindsOf('The council does not care that my house will lose its value.')).toContain('property-value')
  })

  test('points at each word in square brackets', () => {
    expect(quotesOf('[name] objects. Yours, [name]', 'unfilled').map(({ start }) => start)).toEqual([0, 23])
  })

  test('takes the number of a source and [sic] for no gap to fill in', () => {
    expect(quotesOf('As [1], [2, 3] and [4]–[6] say, it is \u201csafe [sic]\u201d. [12]', 'unfilled')).toEqual([])
    expect(quotesOf('I counted [number] lorries on [1 May?].', 'unfilled')).toHaveLength(2)
  })

  // (rule: closer-look-ledger)
  test('says which statement of the ledger a figure differs from, and what would mend an unsupported one', () => {
    expect(quotesOf('They would take 5 million tonnes of sand.', 'contradicted')[0]?.about).toBe(
      'About 1.8 million tonnes of gravel would be dug.',
    )
    expect(quotesOf('They would take 1.8 million tonnes.', 'contradicted')).toEqual([])
    expect(quotesOf('They will use dynamite.', 'unsupported')[0]?.about).toBe('Nothing is blasted.')
  })

  test('takes a figure of something else, or one that its writer counted, for no other figure of the quarry', () => {
    for (const text of [
      'It was grade 2 and grew 9 tonnes of wheat a hectare.',
      'We sold 12 tonnes from our gravel bed.',
      'I counted 300 lorry movements.',
    ])
      expect(quotesOf(text, 'contradicted')).toEqual([])
  })

  // (rule: closer-look-curable)
  test('says of points that a report could answer that they are no more, unless the writer gives a reason that lasts', () => {
    const rests = (text: string, curable: boolean) =>
      look(text, { curable }).some(({ kind }) => kind === 'curable-only')
    expect(rests('The noise wakes us.', true)).toBe(true)
    expect(rests('The noise wakes us, and the footpath would be lost.', true)).toBe(false)
    expect(rests('The noise survey is missing and the dust report is incomplete.', false)).toBe(false)
  })

  // (rule: closer-look-size)
  test('reads a very long text at its beginning, and then misses nothing', () => {
    const findings = look(`The Dene floods. ${'a '.repeat(50_000)} My house will lose its value.`)
    expect(findings.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['flooding', 'too-long']))
    expect(findings.filter(({ group, kind }) => group === 'add' || kind === 'property-value')).toEqual([])
  })

  test('finds a slip of the pen: footpaht, heritige', () => {
    expect(quotesOf('A footpaht to our heritige.', 'rights-of-way')).toHaveLength(1)
    expect(quotesOf('A footpaht to our heritige.', 'heritage')).toHaveLength(1)
  })

  // (rule: closer-look-framing)
  test('says when most of a letter is in words of the site, and not when it is a part', () => {
    const ours = 'Good farmland that is dug rarely comes back as it was.'
    expect(quotesOf(`${ours} I agree.`, 'mostly-ours')).toHaveLength(1)
    expect(quotesOf(`${ours} ${'I know that well from my own field by the lane. '.repeat(3)}`, 'mostly-ours')).toEqual(
      [],
    )
  })

  test('judges of a letter that the site made only what its writer wrote, and finds the head of the whole', () => {
    const ours =
      '22 November 2026\n3. Local firms [x]\nThe money is not secured: an unsound plan, with dust on 3 May at the footpath.'
    const written = 'We walk by the Dene every Sunday.\nMy house will lose its value.'
    const text = `WDC/22CM008\n${ours}\n${written}\nYours faithfully,\n\nAnn Lee\n1 The Green\n`
    const own = text.replace(/[^\n]/g, (sign, at) =>
      at >= text.indexOf(written) && at < text.indexOf('\nYours') ? sign : at === text.indexOf('22') ? '.' : ' ',
    )
    const findings = look(text, { own, writer: { name: 'Ann Lee', address: '1 The Green' } })
    const kinds = (group: Finding['group']) =>
      findings.filter((finding) => finding.group === group).map(({ kind }) => kind)
    expect(kinds('mend')).toEqual(['property-value'])
    expect(new Set(kinds('good'))).toEqual(new Set(['reference', 'name', 'address', 'consequence', 'time']))
    expect(kinds('add')).toEqual(['place', 'number'])
    expect(findings.find(({ kind }) => kind === 'property-value')?.quotes[0]?.text).toBe(
      'My house will lose its value.',
    )
  })

  const head = '22 November 2026\n\nWarwickshire County Council\nMarket Place\n\nWDC/22CM008\n\nDear Sir or Madam,\n\n'
  const kindsIn = (text: string, more: Partial<CloserLookContext> = {}) =>
    look(text, more).flatMap(({ group, kind }) => (group === 'add' ? [] : [kind]))

  // (rule: closer-look-frame)
  test('takes no address of the council for its writer’s, wherever it stands', () => {
    expect(quotesOf(`${head}No quarry.`, 'address')).toEqual([])
    const signed = `${head}No quarry.\n\nYours faithfully,\nAnn Lee\n1 The Green`
    expect(quotesOf(signed, 'address').map(({ text }) => text)).toEqual(['1 The Green'])
    const known = 'Please send the answer to me and not to\n4 Shire Place\nalone.'
    expect(kindsIn(known)).toContain('address')
    expect(kindsIn(known, { councilAddress: '4 Shire Place' })).not.toContain('address')
  })

  // (rule: closer-look-own-words)
  test('follows the fields for the name and the address, and else what was typed into the letter', () => {
    const letter = `${head}Noise.\n\nYours faithfully,\nAvonside\nWasperton\n`
    const own = letter.replace(/[^\n]/g, ' ')
    const writer = { name: '', address: '' }
    expect(kindsIn(letter, { own, writer })).not.toContain('address')
    expect(kindsIn(letter, { own, writer: { ...writer, address: 'Avonside\nWasperton' } })).toContain('address')
    const edited = `${letter}1 The Green`
    expect(kindsIn(edited, { own: `${own}1 The Green`, writer })).toContain('address')
  })

  // (rule: closer-look-frame)
  test('praises nothing that frames a pasted letter, and calls an empty one short', () => {
    const sources = 'Sources\n[1] Plan for Barford, 12 pages, July 2022. https://example.org/2022\n2. Another one, 1999'
    const shell = `${head}1. Dust\n\nThe dust would be bad. Compare [1], [2] and [3].\n\n2. Footpaths\n\nBad too.\n\nYours faithfully,\n\n${sources}`
    expect(kindsIn(shell)).toEqual(['reference', 'too-short'])
    expect(kindsIn(shell.replace('Bad too.', 'We walk the footpath to Barford every Sunday.'))).toEqual(
      expect.arrayContaining(['consequence', 'rights-of-way', 'place', 'time']),
    )
    const ours = 'Good farmland that is dug rarely comes back as it was.'
    expect(kindsIn(`${shell} ${ours}`)).not.toContain('farmland')
  })

  test('knows an illness and a child whose name comes with an age or a relation', () => {
    for (const text of ['Old Mrs Tidy has angina.', 'Holly uses an inhaler.', 'Ann, our niece, has a chest infection.'])
      expect(kindsIn(text), text).toContain('others-health')
    for (const text of ['My neighbour Tom, 7, plays there.', 'Grace, our four year old, naps.', 'Tom is six and naps.'])
      expect(kindsIn(text), text).toContain('child-name')
    for (const text of ['I use an inhaler.', 'Policy 7, page 2, says so.', 'Barford, 3, was the last stop.'])
      expect(kindsIn(text), text).toEqual(expect.not.arrayContaining(['others-health', 'child-name']))
  })

  test('counts no age, telephone number or house number', () => {
    for (const text of ['I am 82.', 'Our son is six and likes it.', 'Ring 01926 555 0147.', 'We are at number 12.'])
      expect(kindsIn(text), text).not.toContain('number')
    expect(kindsIn('I saw 82 lorries.')).toContain('number')
  })

  test('quotes nothing but what stands at the place that it gives, whatever the text', () => {
    const words = fc.constantFrom(
      'dust ',
      'my house ',
      'value',
      '\n',
      '. ',
      'İ',
      '🦆',
      '[x]',
      'CV35 8EN',
      '12 High Street',
      "'",
      ' ',
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
        const text = parts.join('')
        for (const { quotes, kind } of look(text))
          for (const { start, end, text: quoted } of quotes)
            if (kind !== 'inside-word') expect(text.slice(start, end)).toBe(quoted)
      }),
    )
  })
})
