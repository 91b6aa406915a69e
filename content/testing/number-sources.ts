import { letterDays } from '../../domain/sent-letter.ts'
import { fewest } from '../../domain/took-part.ts'
import { firstCampaign as campaign } from '../first-campaign.ts'
import { keyFacts } from '../key-facts.ts'
import { objectionCriteria } from '../objection-criteria.ts'
import { consultationOpenGuide } from '../objection-guide.ts'
import { processPage } from '../process-page.ts'

const {
  messages,
  deleted_messages: deletedMessages,
  newsletter_signups: newsletterSignups,
  unconfirmed_signups: unconfirmedSignups,
} = campaign.retention_days

/** A figure of the proposal as it was given to us, and the claim that states it. */
export interface GivenFigure {
  claim: string
  quote: string
  /** The slug of the one article that states it, where it was given for one alone. */
  onlyIn?: string
}

/** Every figure of the proposal that was given to us (rule: every-number-sourced). */
export const givenFigures: readonly GivenFigure[] = [
  { claim: 'tonnage', quote: '1.8 million tonnes' },
  { claim: 'tonnage-more-exact', quote: '1.835 million in one article', onlyIn: 'no-justification' },
  { claim: 'duration', quote: 'extraction 10 to 15 years' },
  { claim: 'duration-in-brief', quote: 'about 12 to 15 years' },
  {
    claim: 'duration-with-recycling',
    quote: 'one article says up to 50 years with a recycling plant extension',
    onlyIn: 'planning-creep',
  },
  { claim: 'working-hours', quote: 'opening hours Mon to Fri 7am to 6pm, Sat 7am to 1pm' },
  { claim: 'lorry-movements', quote: 'about 150 to 200 HGV movements per day' },
  { claim: 'lorry-directions', quote: 'a 60/40 north/south traffic split' },
  { claim: 'site-area', quote: 'about 89 hectares (220 acres); an 89.5-hectare site' },
  { claim: 'dug-area', quote: '53.5 hectares of extraction within an 89.5-hectare site' },
  { claim: 'distance-to-villages', quote: '150 yards from one village and 350 yards from the other' },
  { claim: 'banks', quote: 'bunds 3 to 5 m high' },
  { claim: 'landbank-needed', quote: 'a 7-year required landbank' },
  { claim: 'landbank-held', quote: '15+ years held' },
  { claim: 'other-quarry', quote: '3.1 million tonnes at one quarry' },
  { claim: 'imported-fill', quote: '1 million m³ of imported fill' },
  { claim: 'employment', quote: '165,000 m² of employment space and 75% local employment' },
  { claim: 'newts', quote: 'newt habitat within 500 m' },
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
  {
    words: [messages, deletedMessages, newsletterSignups, unconfirmedSignups].map((days) => `${days} days`),
    because: 'how long the site itself keeps what it is sent (content/first-campaign.ts)',
    at: 'privacy.ts',
  },
  {
    words: Object.values(letterDays).map((days) => `${days} days`),
    because: 'how long the site itself keeps letters (domain/sent-letter.ts)',
    at: 'privacy.ts',
  },
  {
    words: [letterDays.kept, letterDays.unproved].map((days) => `${days} days`),
    because: 'how long the site itself keeps letters (domain/sent-letter.ts)',
    at: 'send-objection.ts',
  },
  {
    words: '1981 1990 1998 1999 2004 2009 2010 2014 2016 2017 2021 2022 2023 2024 2025'.split(' '),
    because: 'the year of a law or a guide, as its publisher gives it',
    at: 'evidenceDocumentSeeds',
  },
  {
    words: [
      ...['2026-05-16', '2026-09-17', '2026-12-03', '2026-12-12', '2027-01-23', '2027-02-09', 'Spring 2027'],
      ...['10:00 - 12:30', '19:00 - 20:30', '18:30 - 20:30', '10:00 - 13:00', '19:30 - 20:30', '11:00 - 15:00'],
    ],
    because: 'an example, in a row that says that it is one',
    at: 'eventSeeds',
  },
  { words: ['Option 1', 'Option 2'], because: 'the names of the two ways to give' },
  { words: ['ten'], because: 'how soon a letter can be written, as nobody measures', at: 'occasion-updates.ts' },
  {
    words: [`${fewest === 5 ? 'five' : fewest} people upwards`, 'pressed twice', 'six from a home'],
    because: 'what the site itself counts of who took part, and what it shows (domain/took-part.ts)',
  },
  {
    words: ['up to 100 days'],
    because: 'how long the site itself remembers a network (server/admission/form-limits.ts)',
    at: 'privacy.ts',
  },
  {
    words: [`${newsletterSignups} days`],
    because: 'how long the site itself keeps what it is sent (content/first-campaign.ts)',
    at: 'pack-words.ts',
  },
  {
    words: [
      ...['3 mm', '21 on a sheet', '63.5 × 38.1 mm', '8 on a sheet', '99.1 × 67.7 mm'],
      ...['24 on a sheet', '70 × 37 mm', 'twice on an A4 sheet'],
    ],
    because: 'how papers are printed, and the sizes of labels (domain/pack.ts)',
    at: 'pack-words.ts',
  },
  { words: ['0%', '0 selected'], because: 'a count of what the reader has done' },
  {
    words: [
      'counts as two',
      'makes two',
      'the first two of these figures',
      'two further figures',
      'two landbank figures',
      ...['Two figures in the application', 'the two together', 'joins the two'],
      ...['join the two', 'links the two', 'has all three', 'All three sit', 'three things, digging, banks'],
      ...['two ways', 'two cases only', 'two side by side', 'Two systems work'],
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
