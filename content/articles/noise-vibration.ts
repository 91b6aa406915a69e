import type { Article } from '../../domain/article.ts'

/** The article at /noise-vibration. */
export const noiseVibration: Article = {
  slug: 'noise-vibration',
  cardId: 'noise-vibration',
  title: 'Noise and Vibration',
  description:
    'Diggers, reversing alarms and heavy lorries close to homes: the hours and the bunds, what noise policy asks, and how to keep a noise diary.',
  lead: 'On a still morning in the Avon valley you can hear church bells from the next village. The same still air would carry the sound of a quarry.',
  sections: [
    {
      type: 'intro',
      heading: 'Why some sounds are harder to live with',
      content: `
        <p>Noise is more than a number on a meter.
        A steady hum fades into the background.
        A clank, a bang or a bleep does not.
        Quarries make many sounds of the second kind: buckets scraping, stone dropping into an empty lorry, tailgates
        slamming, alarms when a machine goes backwards.</p>
        <p>What matters is also what you are used to.
        Where a motorway roars all day, another engine hardly shows.
        In a quiet lane it stands out at once.
        People who work from home, people who sleep by day after a night shift and people who are ill in bed hear all of it.</p>
        <p>Quiet is part of these villages, and it can be measured before it is lost.</p>`,
    },
    {
      type: 'section',
      heading: 'Where vibration comes from',
      content: `
        <p>Sand and gravel are soft enough to dig.
        They are normally worked without blasting, so nobody should expect explosions.
        Shaking would come from heavy machines and from lorries.</p>
        <p>A lorry shakes the ground most when it hits something uneven: a pothole, a sunken drain, a speed hump.
        Old houses near the kerb feel it first.
        Many were built long before there were lorries, with shallow footings and thick soft walls.</p>
        <p>People often fear cracks.
        In most cases the shaking that a person can feel is much weaker than the shaking that harms a wall.
        It can still rattle windows, wake a child and wear people down.
        Anyone who lives by the road may want to take dated photographs of walls and ceilings now, so that a later change
        can be shown.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['working-hours', 'duration', 'lorry-movements', 'distance-to-villages', 'banks'],
      content: `
        <p>These are the hours in which the quarry could be heard, as we have them. Compare them with the application.</p>
        <ul>
          <li>Monday to Friday it would be open from 7am to 6pm.</li>
          <li>On Saturday it would be open from 7am to 1pm.</li>
          <li>This would go on for 10 to 15 years.</li>
          <li>About 150 to 200 HGV movements per day would add to the sound of the road.</li>
        </ul>
        <p>The site would lie 150 yards from one village and 350 yards from another.
        It would have bunds 3 to 5 metres high.
        A bund is a long bank of earth, of the kind that is often used to hold back sound.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks, and what residents fear',
      claims: ['noise-limits'],
      content: `
        <p>The government’s planning guidance on minerals publishes noise limits at the nearest homes, in decibels, by day, in the evening and at night.
        It compares them with how quiet a place is to begin with.
        For short jobs, such as building the bunds, it allows more noise for a while.
        Read the limits there, in the edition of the day, and ask whether each would be met at your home.</p>
        <p>Residents fear several things about this.</p>
        <ul>
          <li>Background sound may have been measured on an unusually loud day, which would make the limits too generous.</li>
          <li>Average levels smooth out the sharp bangs that wake people.</li>
          <li>Earth banks do little for someone at an upstairs window, or on a slope that looks over the top.</li>
          <li>The loud early weeks may come back each time a new part of the site is opened.</li>
        </ul>
        <p>They ask that limits be measured at real garden fences, and that the readings be published.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      content: `
        <p>A noise diary helps more than strong words.
        For one week, write down what you hear now, at which hour, and where you were.
        It shows the council what there is to lose.</p>
        <ul>
          <li>Mention night shifts, home working or a quiet garden, where they apply to you. Leave out other people’s health and children’s names.</li>
          <li>Ask where and on which days the background sound was measured.</li>
          <li>Ask for white-noise reversing alarms.</li>
          <li>Ask for a later start on Saturdays, or no Saturday work at all.</li>
          <li>Ask how quickly a complaint would be answered.</li>
        </ul>
        <p>Conditions like these do not mean that you accept the plan.
        You can object, and still say what should be required if it were allowed.</p>`,
    },
  ],
  links: [],
}
