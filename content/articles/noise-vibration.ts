import type { Article } from '../../domain/article.ts'

/** The article at /noise-vibration (rule: article-addresses). */
export const noiseVibration: Article = {
  slug: 'noise-vibration',
  cardId: 'noise-vibration',
  title: 'Noise and Vibration',
  description:
    'Diggers, reversing alarms and heavy lorries close to homes: what the application says about hours and bunds, and what noise policy asks.',
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
        <p>The campaign holds that quiet is part of what these villages are, and that it is worth protecting like any other
        good thing.</p>`,
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
      heading: 'What the application says',
      content: `
        <p>The application gives the hours in which the quarry could be heard.</p>
        <ul>
          <li>Monday to Friday it would be open from 7am to 6pm.</li>
          <li>On Saturday it would be open from 7am to 1pm.</li>
          <li>This would go on for 10 to 15 years.</li>
          <li>By the campaign’s reading, about 150 to 200 HGV movements per day would add to the sound of the road.</li>
        </ul>
        <p>The plans place the site 150 yards from one village and 350 yards from another.
        They include bunds 3 to 5 metres high.
        A bund is a long bank of earth, of the kind that is often used to hold back sound.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks, and what residents fear',
      content: `
        <p>National guidance sets noise limits for mineral sites at the nearest homes.
        The limits depend on how quiet a place is to begin with, and they are stricter in the evening and at night.
        For short jobs, such as building the bunds, the guidance allows more noise for a while.</p>
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
        <p>A noise diary is worth more than strong words.
        For one week, write down what you hear now, at which hour, and where you were.
        It shows the council what there is to lose.</p>
        <ul>
          <li>Mention night shifts, home working, small children or illness, where they apply to you.</li>
          <li>Ask where and on which days the background sound was measured.</li>
          <li>Ask for reversing alarms that use a soft hiss in place of a bleep.</li>
          <li>Ask for a later start on Saturdays, or no Saturday work at all.</li>
          <li>Ask how quickly a complaint would be answered.</li>
        </ul>
        <p>Conditions like these do not mean that you accept the plan.
        You can object, and still say what should be required if it were allowed.</p>`,
    },
  ],
  links: [],
}
