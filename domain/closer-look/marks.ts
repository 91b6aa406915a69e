import { placeNoun } from './letter-head.ts'
import { said } from './said.ts'

/** Two to twelve, and the tens from twenty. */
export const smallNumbers = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
export const roundNumbers = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const figure = `{${smallNumbers}|{thir|four|fif|six|seven|eigh|nine}teen|{${roundNumbers}}{[- ]\\w+}?|hundred|thousand|dozen|million}`
const month =
  '{{janu|febru}ary|april|june|july|august|{septem|octo|novem|decem}ber|{in|since|last|next|of|from|early|late|every|\\d~} {march|may}}'
const dayPart = '{morning|afternoon|evening|night}s?'
const season = '{spring|summer|autumn|winter}s?'
const clock = "\\d\\d?{[:.]\\d\\d}? ?{am|pm|o'clock}"
const year = '(?<![\\d/£,.]){1[5-9]|20}\\d\\d(?!,\\d| {hgv|lorr|movement|tonn|acre|hect|vehicle})'

const time = said`
  ${month}|{mon|tues|wednes|thurs|fri|satur|sun}days?|{in|every|each|last|this|next|all|during|over|by|of|through|on|a} {the }?${season}(?! {survey|wheat})
  ${clock}|half past|at \w+ in the ${dayPart}|{all|by|on} {day|nights?}|easter|christmas|harvest|{until|till} ${figure}|noon|dawn|${year}
  {every|each} {single |other }?{day|${dayPart}|week|weekend|month|year|${season}}s?|daily|weekly|most {days|weeks|weekends|${dayPart}}
  {in|during} the {day|${dayPart}}|at night|overnight|week ?{days?|ends?}|{last|this|next} {week|month|year|${dayPart}}(?!')
  {after|before} {school|work|dark|breakfast}|school holidays
  {\d[\d,.]*|${figure}} {\w+ }?{minute|hour|day|week|month|year|night|evening|morning}s(?! {old})`

/** Whether a plain sentence says when: a day, an hour, a season, a year, how long or how often. */
export const tellsTime = (plain: string): boolean => time.test(plain)

const age = `{\\d\\d?|${figure}}`

/** Digits and words that count or measure nothing. */
const uncounted = new RegExp(
  said`
  \d\d?{st|nd|rd|th}?{ to \d+}? {of }?{${month}|march|may}|${month} \d+|${clock}|${year}|{half past|at \w+ {past|to}|at|until|till|between|from} ${figure}{ {and|to} ${figure}}?(?=[,.]|$)
  ${figure} in the ${dayPart}|{grade|policy|page|section|junction|no|number} \d[\w.]*{ and \w+}?
  {am|is|are|aged?} ${age}(?= ?[,.]|$| and\b)|(?<=, )${age}(?= ,)|${age}[ -]years?[ -]old~|0\d{4}[\d ]+|{my|our|the|all} {two|three}
  \d*[a-z]+[\d/]+\w*|\d+[a-z]{1,2}\d\w*|\d{st|nd|rd|th}`,
  'g',
)
const counted = said`\d.*|${figure} (?!of {us|them} {can|would|will}|short|hoots)[a-z%]~|twice {this|last|a|since|in}`

/** Whether a plain sentence counts or measures something; dates, hours, roads and references do not count. */
export const tellsNumber = (plain: string): boolean => counted.test(plain.replace(uncounted, ' '))

const namedPlace = said`
  (?!{The|Our|My|This|A|And|But|No|To|Dear|Old|New} )[A-Z][\w'’]+ {[A-Z]\w+ }?{${placeNoun}|Bridge|Church|School|Park|Wood|Brook|Common|Junction|Airfield|Meadows?|Weir}
  [Tt]he Old [A-Z]~`
const before = '{the|an?|my|our|your|his|their|this|that|each|every|which|where|when|how|no}'
/** A thing without 'the' or 'a' before it is called so, however it is written. */
const bareName = said`{at|by|past|near|along|down|from|in} (?!${before}\b)\w+ {(?!${before}\b)\w+ }?{lane|farm|street|bridge|mill|hill}`

/** Makes the test whether a sentence names a place that can be found on a map, given the names of the places near. */
export function placeTest(places: readonly string[]): (sentence: { text: string; plain: string }) => boolean {
  const names = places.map((name) => name.toLowerCase().replace(/[^a-z ]/g, '.')).join('|')
  const known = said`${names === '' ? '(?!)' : names}|[abm]\d{1,4}|~{path|way} [a-z]{1,3}\d+`
  return ({ text, plain }) => known.test(plain) || bareName.test(plain) || namedPlace.test(text)
}
