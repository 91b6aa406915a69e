/** The words about how many took part (rule: took-part-words). They say that it is what people told us: nobody has counted the council's letters. */
export const tookPart = {
  heading: 'Have you sent your objection?',
  /** Where nobody is asked any more. */
  afterHeading: 'How many objected',
  ask: 'Tell us with one press, whichever way you sent it. No name, no address: we only count how many there are in each village, so that your neighbours see that they are not alone. Each of a couple or family presses on a phone or computer of their own.',
  askAfter: 'The consultation has closed, but you can still tell us that you objected.',
  label: 'Your village',
  unsaid: 'I would rather not say',
  elsewhere: 'Another place',
  press: 'I have sent my objection',
  note: 'These figures are what people told us, not what the council has counted. A village is named from five people upwards.',
  told: 'You have told us from this browser that you objected. Thank you! Others in your home tell us from their own.',
  page: {
    title: 'Telling us that you objected',
    thanks: 'Thank you: you are counted. New figures may take a few minutes to appear.',
    notNow: 'There is no consultation in which you could have objected just now, so nothing is counted.',
    noPlace: 'Choose your village from the list, or “I would rather not say”.',
    twice:
      'One press is counted. Another came within seconds from your network for the same village, and we took it for a slip. If it was somebody else’s, they press once more now.',
    networkFull:
      'You are not counted. From your network as many people have told us in this consultation as we count from one, which is six from a home, so that the figures can be believed. From another connection, such as a phone without Wi-Fi, you can still press. Are you many in one place, such as a village hall? Write to us how many, and we set the number right by hand. Your objection itself counts all the same.',
    tooMany:
      'You are not counted: more people are telling us just now than we can believe. Please press once more in an hour.',
    failed: 'Something went wrong on our side, and you are not counted. Please press once more in a moment.',
    back: 'Back to how to object',
  },
} as const

/** How many are named in a sentence: more would be a list. */
const mostNamed = 3

/** '42 people told us that they objected; 17 from Barford.' The largest come first; empty where there is nothing to tell. */
export function tookPartWords(total: number, villages: readonly { name: string; count: number }[]): string {
  if (total === 0) return ''
  const named = villages.toSorted((a, b) => b.count - a.count).slice(0, mostNamed)
  const [only] = named
  if (only && named.length === 1 && only.count === total) return toldFrom(only.name, only.count)
  const from = named.map(({ name, count }) => `${figure(count)} from ${name}`)
  const last = from.pop()
  const list = last === undefined ? '' : `; ${from.length > 0 ? `${from.join(', ')} and ` : ''}${last}`
  return `${figure(total)} people told us that they objected${list}.`
}

/** '17 people from Barford told us that they objected.' Figures begin at five, so it is always people. */
export function toldFrom(name: string, count: number): string {
  return `${figure(count)} people from ${name} told us that they objected.`
}

function figure(count: number): string {
  return count.toLocaleString('en-GB')
}
