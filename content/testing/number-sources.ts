import { firstCampaign as campaign } from '../campaign.ts'
import { keyFacts } from '../key-facts.ts'
import { objectionCriteria } from '../objection-criteria.ts'
import { consultationOpenGuide } from '../objection-guide.ts'
import { distanceWords, readyVillages } from '../places.ts'
import { processPage } from '../process-page.ts'

const {
  messages,
  deleted_messages: deletedMessages,
  newsletter_signups: newsletterSignups,
  unconfirmed_signups: unconfirmedSignups,
} = campaign.retention_days

/** Who stands for a figure: what a text has to say with it, so that nobody takes one kind for another. */
export type Speaker = 'the application' | 'the campaign' | 'one reading of the plans' | 'policy'

/** A figure as the texts word it, and the words in which it was given to us. */
export interface StatedFigure {
  words: readonly string[]
  quote: string
  saidBy: Speaker
  /** The slug of the one article that states it, where it was given for one alone. */
  onlyIn?: string
}

/** Every figure of the proposal that the site states (rule: every-number-sourced). */
export const statedFigures: readonly StatedFigure[] = [
  { words: ['10 to 15 years'], quote: 'extraction 10 to 15 years', saidBy: 'the application' },
  {
    words: ['about 12 to 15 years', '12 to 15 years'],
    quote: 'about 12 to 15 years',
    saidBy: 'the application',
  },
  {
    words: ['up to 50 years'],
    quote: 'one article says up to 50 years with a recycling plant extension',
    saidBy: 'one reading of the plans',
    onlyIn: 'planning-creep',
  },
  { words: ['1.8 million tonnes'], quote: '1.8 million tonnes', saidBy: 'the application' },
  {
    words: ['1.835 million tonnes'],
    quote: '1.835 million in one article',
    saidBy: 'one reading of the plans',
    onlyIn: 'no-justification',
  },
  {
    words: ['7am to 6pm', '7am to 1pm', 'seven in the morning', 'six days a week'],
    quote: 'opening hours Mon to Fri 7am to 6pm, Sat 7am to 1pm',
    saidBy: 'the application',
  },
  {
    words: [
      '150 to 200 HGV movements',
      '150 to 200 heavy lorry movements',
      '150 to 200 a day',
      '150 a day',
      'up to 200',
      '150 lorries in red',
      '150 in red, up to 200 with those in outline',
    ],
    quote: 'about 150 to 200 HGV movements per day',
    saidBy: 'the campaign',
  },
  {
    words: [
      'about 89 hectares (220 acres)',
      'about 89 hectares, which is 220 acres',
      'about 89 hectares, or 220 acres',
      'about 220 acres',
    ],
    quote: 'about 89 hectares (220 acres)',
    saidBy: 'the application',
  },
  {
    words: ['89.5 hectares', '53.5 hectares', '53.5 of the 89.5 hectares'],
    quote: '53.5 hectares of extraction within an 89.5-hectare site',
    saidBy: 'the application',
  },
  {
    words: ['150 yards', '350 yards'],
    quote: '150 yards from one village and 350 yards from the other',
    saidBy: 'the application',
  },
  { words: ['3 to 5 metres', '3 to 5 m high'], quote: 'bunds 3 to 5 m high', saidBy: 'the application' },
  {
    words: ['7 years', '7-year landbank', 'seven years', '7 years needed'],
    quote: 'a 7-year required landbank',
    saidBy: 'policy',
  },
  {
    words: ['15+ years', '15 years or more', '15+ held', '15 or more are held'],
    quote: '15+ years held',
    saidBy: 'the campaign',
  },
  {
    words: ['3.1 million tonnes'],
    quote: '3.1 million tonnes at one quarry',
    saidBy: 'one reading of the plans',
  },
  {
    words: ['1 million m³', '1 million cubic metres'],
    quote: '1 million m³ of imported fill',
    saidBy: 'the application',
  },
  {
    words: ['165,000 square metres of employment space', '75% local employment'],
    quote: '165,000 m² of employment space and 75% local employment',
    saidBy: 'one reading of the plans',
  },
  {
    words: ['newt habitat within 500 metres', 'newt habitat within 500 m'],
    quote: 'newt habitat within 500 m',
    saidBy: 'the application',
  },
  { words: ['60/40'], quote: 'a 60/40 north/south traffic split', saidBy: 'the campaign' },
]

/** A list that a text counts, and how long it is. */
export const countedLists: readonly { words: string; length: number }[] = [
  { words: 'four important themes', length: objectionCriteria.length },
  { words: 'four themes', length: objectionCriteria.length },
  { words: '0 of the 4 themes', length: objectionCriteria.length },
  { words: 'The plan in eight facts', length: keyFacts.length },
  { words: 'How to object in four steps', length: consultationOpenGuide(campaign).steps.length },
  { words: 'Three things to keep in mind', length: processPage.rules.length },
]

/** A number that states nothing about the proposal, and why it stands there. */
export interface OtherNumber {
  words: readonly string[]
  because: string
  /** The part of the places where it may stand; everywhere if not given. */
  at?: string
}

export const otherNumbers: readonly OtherNumber[] = [
  { words: ['A429'], because: 'the name of the road' },
  { words: ['WDC/22CM008'], because: 'the application reference' },
  { words: ['Regulation 25'], because: 'the name of a rule of law (sections 2 and 4, Process)' },
  {
    words: readyVillages.map(({ slug }) => distanceWords(slug)),
    because: 'computed from the positions of the map (content/places.ts)',
  },
  {
    words: [messages, deletedMessages, newsletterSignups, unconfirmedSignups].map((days) => `${days} days`),
    because: 'how long the site itself keeps what it is sent (content/campaign.ts)',
    at: 'privacy.ts',
  },
  {
    words: ['section 38', 'section 66', 'Planning Note 3'],
    because: 'part of the name of a law or a guide',
    at: 'evidenceDocumentSeeds',
  },
  {
    words: '1981 1990 1998 1999 2004 2009 2010 2014 2017 2022'.split(' '),
    because: 'the year of a law or a guide, as its publisher gives it',
    at: 'evidenceDocumentSeeds',
  },
  { words: ['2018 – 2032'], because: 'part of the name of the minerals plan', at: 'evidenceDocumentSeeds' },
  {
    words: [
      ...['2026-05-16', '2026-09-17', '2026-12-03', '2026-12-12', '2027-01-23', '2027-02-09', 'Spring 2027'],
      ...['10:00 - 12:30', '19:00 - 20:30', '18:30 - 20:30', '10:00 - 13:00', '19:30 - 20:30', '11:00 - 15:00'],
    ],
    because: 'an example, in a row that says that it is one',
    at: 'eventSeeds',
  },
  { words: ['Option 1', 'Option 2'], because: 'the names of the two ways to give' },
  { words: ['1.', '2.', '3.', '4.', '5.'], because: 'counts the parts of the letter', at: 'sampleLetter' },
  { words: ['0%', '0 selected'], because: 'a count of what the reader has done' },
  {
    words: [
      ...[
        'counts as two',
        'makes two',
        'the first two of these figures',
        'two further figures',
        'two landbank figures',
      ],
      ...['Two figures in the application', 'the two together', 'joins the two'],
      ...['join the two', 'links the two', 'has all three', 'All three sit', 'three things, digging, banks'],
      ...['two ways', 'three ways in which an appeal', 'two cases only', 'two side by side', 'Two systems work'],
      ...['two kinds of yes', 'two kinds of jobs', 'two of the best-known towns', 'are a third', 'three links between'],
      ...['three ideas', 'this means two things'],
    ],
    because: 'counts what the same passage names',
  },
  { words: ['Two letters, two purposes'], because: 'counts what the section below it names' },
  { words: ['Two ways to give'], because: 'counts the two options of the page' },
  { words: ['the two or three matters'], because: 'advice to the reader' },
  { words: ['using it twice'], because: 'a way of speaking about reuse' },
  { words: ['be read twice'], because: 'by the council and, on appeal, by the inspector, as the text says' },
  { words: ['For one week', 'more than one year'], because: 'how long to watch: advice, and a question' },
  { words: ['one year’s supply', 'in one week'], because: 'the unit of a drawing' },
]
