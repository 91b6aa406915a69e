import type { PackPaper } from '../domain/pack.ts'

/** A piece of a sheet that is filled in with a pen: '____' is a line to write on, a shorter one a short line, '☐' a box. */
export type SheetPart =
  | { heading: string }
  /** Words, with what is written into them. */
  | { text: string }
  /** One line, whose blanks share the room. */
  | { line: string }
  | { columns: readonly string[]; rows: readonly string[] }
  /** Lists beside one another. */
  | { lists: readonly { heading: string; points: readonly string[] }[] }

/** The papers that are filled in with a pen and are the same everywhere. */
const formPapers = ['speakers', 'speech', 'log', 'bundle'] as const
export type FormPaper = (typeof formPapers)[number]

export const isFormPaper = (paper: PackPaper): paper is FormPaper => formPapers.some((each) => each === paper)

const headings = '☐ Lorries ☐ Noise ☐ Dust ☐ Water and floods ☐ Walks and rides ☐ Near misses'
const numbers = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`)

/** What stands on each of them below its name, side by side of paper. */
export const formSheets: Record<FormPaper, readonly (readonly SheetPart[])[]> = {
  speakers: [
    [
      { heading: 'First, to find out now from the council’s Democratic Services' },
      { line: 'Last day to put your names down: ____ Minutes for each: ____' },
      { line: 'May a page be handed out? ☐ yes ☐ no' },
      { line: 'Is the meeting webcast? ☐ yes ☐ no' },
      { line: 'Day, hour and place of the meeting: ____' },
      {
        text: 'Meet as soon as the officers’ report is out. Choose the three points that it answers least well. Each speaker takes one, and nobody repeats another.',
      },
      {
        columns: ['', 'Speaker 1', 'Speaker 2', 'Speaker 3'],
        rows: [
          'Name',
          'Wrote to the council on',
          'Subject, such as roads; water and soil; noise, dust and homes',
          'Paragraph of the report that it answers',
          'Document and page that it rests on',
          'Policy that it names',
          'Condition wanted, if it is approved',
          'Who stands in if somebody is ill (must have written too)',
        ],
      },
      {
        text: 'Speaker 1 says who speaks on what. Speaker 3 ends with what all three want. The local councillor is not one of the three: tell the councillor which points are taken.',
      },
    ],
  ],
  speech: [
    [
      {
        text: 'About 250 words once it is filled in. Read it aloud with a clock. We do not know how many minutes you get. For one minute: your name, then the paragraphs ‘First’, ‘Policy’ and ‘I want you’. For a little less than two, leave out what stands in brackets. Name a policy of the county’s minerals plan first. Of the national ones, one that says ‘should be refused’ helps most (S5(2)).',
      },
      {
        text: 'Good morning. My name is ____. I live in ____, about __ from the site. I wrote to the council on ____.',
      },
      { text: 'I shall speak on ____ only. The other speakers take ____ and ____.' },
      {
        text: 'First, what is there now. On __ at ____ I counted, measured, saw or heard (cross out what does not fit) ____ ____.',
      },
      {
        text: '(Second, what would change. The application says ____ ____, in ____, page __. Where I live that would mean ____ ____.)',
      },
      {
        text: 'Now what is still not shown. The council’s request asked for ____ ____. The answer, in ____, page __, does not say ____.',
      },
      {
        text: 'The officers’ report says at paragraph __ that ____ ____. I think that this is not right, because ____ ____.',
      },
      { text: 'Policy ____ asks that ____. This scheme does not meet it, because ____ ____.' },
      {
        text: 'I know that the county’s minerals plan names land here, and that national policy gives the benefits of minerals substantial weight. The harm that I have described would substantially outweigh them, because ____ ____.',
      },
      { text: 'If you do approve it, please require ____ ____.' },
      { text: 'I want you to refuse permission, because ____ ____. Thank you.' },
      {
        text: 'Say only what you know. Leave out the company’s motives, the value of houses and remarks about officers. Leave the page with the clerk if the clerk will take it.',
      },
    ],
  ],
  log: [
    [
      { line: `One heading for each sheet: ${headings}` },
      { line: 'Who watched ____ Day and date ____ Sheet __ of __' },
      { line: 'Where, as on a map ____ Standing on ☐ verge ☐ pavement ☐ public path ☐ own land' },
      { line: 'Watched from __ to __ and from __ to __ Weather, wind from ____' },
      { line: 'How ☐ by eye ☐ by ear ☐ with an instrument: which, and when it was last checked ____' },
      {
        columns: [
          'Time',
          'Watched: all, part, not',
          'What, and how many',
          'Which way, or where from',
          'How long',
          'What it did, such as waited or turned back',
          'Photograph no.',
        ],
        rows: [
          'before 6am',
          '6 to 8am',
          '8 to 10am',
          '10am to noon',
          'noon to 2pm',
          '2 to 4pm',
          '4 to 6pm',
          '6 to 8pm',
          'after 8pm',
          'Whole day',
        ],
      },
      {
        text: 'Write 0 where you watched and nothing came, and ‘not’ where you did not watch. Take a second sheet if there is too much.',
      },
      { line: 'Notes ____' },
      {
        line: 'I saw or heard this myself and wrote it down ☐ at the time ☐ later that day ☐ on __ Signature ____ Date __',
      },
      {
        line: 'May the campaign send a copy to the council or an inspector? ☐ yes, with my name ☐ yes, without my name (that counts for less) ☐ no',
      },
    ],
    [
      {
        lists: [
          {
            heading: 'What to write, by heading',
            points: [
              'Lorries: each heavy lorry (tipper, mixer, articulated) that passes your point, and its direction. One that goes in and comes out is two movements. Say which kinds you counted.',
              'Noise: what it is (engine, reversing alarm, screen, tipping), indoors or outdoors, window open or shut, start and end.',
              'Dust: where it lies or hangs, the wind, whether the ground was wet or dry, and when you last wiped the surface.',
              'Water and floods: the level against a fixed mark, colour, smell, and the rain in the days before.',
              'Walks and rides: how many people, on foot, horse or bicycle, on which path, and what stopped or turned them.',
              'Near misses: what nearly happened, between whom (car, lorry, bicycle, rider, walker), in which lane, and what was done to avoid it.',
            ],
          },
          {
            heading: 'What gives it weight',
            points: [
              'Who: one person, one sheet. A council’s notes on noise records ask every adult to keep a separate one.',
              'When: write it on the day, with start and end by a clock. Note quiet days too.',
              'Where: always the same point, marked on a map.',
              'How: say how you counted or measured. Write facts, and leave out guesses, motives and anger.',
              'Photographs: number each one. Say where you stood, when, which way you looked and what it shows.',
              'Sound and film are not taken in a written appeal, by the guide of 2026, so write a summary of them.',
            ],
          },
          {
            heading: 'What to leave alone',
            points: [
              'Write no number plates; the firm’s name on a lorry is fine. Photograph no faces, no children, and no inside of a home or garden.',
              'Do not go on private land, and do not stand in the road.',
            ],
          },
          {
            heading: 'What it can show',
            points: [
              'Before a decision: how things are now. It does not show what the quarry would do.',
              'After a decision: it may help to show that a condition is broken. The county then wants the numbers of the permission and of the condition.',
              'A count by eye on one day is not a traffic survey: say what it is. A sheet that shows nothing wrong belongs in the bundle too.',
              'Keep your own sheets, and give away copies only.',
            ],
          },
        ],
      },
    ],
  ],
  bundle: [
    [
      {
        line: 'To ☐ county planning ☐ county enforcement ☐ Planning Inspectorate ☐ ____',
      },
      { line: 'Appeal no. ____ Permission no. ____ Condition no. ____' },
      { line: headings },
      { line: 'Place or places ____ Map on page __' },
      { line: 'From ____ to ____ Days watched __ Days not watched __' },
      { line: 'Sheets ____ Photographs ____ People who watched ____' },
      { heading: 'In short, in figures only' },
      { line: 'Counted: ____' },
      {
        columns: ['', 'Lowest', 'Highest', 'Middle value (half were higher)'],
        rows: ['In two hours', 'In a day'],
      },
      { line: 'Busiest slot ____ Days on which nothing was seen or heard __' },
      { line: 'Who watched, from where, and how ____' },
      { line: 'What it does not show ____' },
      { line: 'What it bears on: document and page, paragraph, policy or condition ____' },
      { line: '____' },
      {
        line: '☐ All sheets for these days are here, also those that show nothing, except __ whose writers did not agree',
      },
      { line: 'Put together by ____ on __ Reach me by ____' },
      { line: 'The originals are kept by ____' },
      {
        text: 'Before you send it, leave out the sheets of those who ticked ‘no’, and cover the names of those who said ‘without my name’. Take out other people’s addresses and telephone numbers: the council may publish what it receives. Keep a full copy. If you report a breach, give one name and an address, e-mail or telephone number: the county does not investigate anonymous complaints.',
      },
      { columns: ['No.', 'Date', 'Place', 'Watched by (or ‘name held back’)', 'Pages'], rows: numbers(8) },
    ],
  ],
}
