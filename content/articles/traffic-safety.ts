import type { Article } from '../../domain/article.ts'

/** The article at /traffic-safety. */
export const trafficSafety: Article = {
  slug: 'traffic-safety',
  cardId: 'traffic-safety',
  title: 'Traffic and Road Safety',
  description:
    'What the quarry lorries could mean for the A429 and the village lanes: the figures, what is not known about them, and the policy test.',
  lead: 'Every tonne that leaves a quarry leaves by road. Here that road is the A429, which the villages already share with commuters, tractors, cyclists and school runs.',
  sections: [
    {
      type: 'intro',
      heading: 'One road for everybody',
      content: `
        <p>The A429 is the spine of this valley.
        It passes near the site, between Barford and Sherbourne to the north and by Wellesbourne to the south.
        Further south it reaches Ettington and Halford.
        People take it to work, to school, to the shops and to see a doctor.</p>
        <p>A loaded lorry is not just a large car.
        It needs longer to stop and longer to pull away.
        It hides what is behind it, and its driver cannot see everything close to the cab.
        One lorry at a junction is part of country life.
        A steady stream of them, all day and for years, could change how people use the road:
        who cycles, and who lets their children walk beside it.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['lorry-movements', 'lorry-directions', 'working-hours', 'tonnage', 'imported-fill', 'duration'],
      content: `
        <p>These are the figures that we were given. Look for each in the transport papers of the application.</p>
        <ul>
          <li>There would be about 150 to 200 HGV movements per day.</li>
          <li>The lorries would be shared 60/40 between north and south.</li>
          <li>The gates would be open from 7am to 6pm on weekdays and from 7am to 1pm on Saturdays.</li>
          <li>About 1.8 million tonnes of sand and gravel would be taken away.</li>
          <li>Filling the hole again would need 1 million cubic metres of imported fill.</li>
        </ul>
        <p>HGV is short for heavy goods vehicle: a big lorry. A movement is one trip, in or out, so a lorry that comes and goes counts as two.
        It would go on for 10 to 15 years.
        We do not know whether the first two of these figures are an average or the busiest day, nor whether they count the lorries
        that bring fill: ask both.</p>`,
    },
    {
      type: 'section',
      heading: 'What residents fear',
      content: `
        <p>The worry starts at the gate.
        Slow lorries would turn on and off a road where other drivers are in a hurry.
        Residents fear sudden braking, risky overtaking, and mud or gravel on the surface after rain.</p>
        <p>The hours matter too.
        Those opening times take in the morning and the afternoon school run,
        and the dark end of a winter’s day.</p>
        <p>Then there are the lanes.
        When the main road is blocked, people look for another way.
        Charlecote, Hampton Lucy, Barford and Loxley have narrow lanes, bends and places with no pavement.
        Neighbours there fear that the quarry’s traffic would push other cars past their front doors, even if no quarry lorry
        ever came that way.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      claims: ['road-test'],
      content: `
        <p>The bar is high, and it is fair to say so.
        National policy lets a council refuse a plan on road grounds in two cases only.
        Either the harm to safety would be unacceptable, or what is left of the effect on the road network would be severe.
        The exact words have changed between editions, so quote the one in force.
        Policy also asks that people on foot and on bicycles come first in the design.</p>
        <p>The county’s highway engineers advise on this. Ask to see their reply.
        They look at crash records, sight lines at the junction, queues, and other building that is already allowed.
        A council can also tie a quarry to rules:</p>
        <ul>
          <li>a limit on lorries in a day,</li>
          <li>a route that drivers must keep to,</li>
          <li>wheel washing before the gate,</li>
          <li>no lorries waiting on the verge before opening time.</li>
        </ul>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      content: `
        <p>Engineers count vehicles.
        You can tell them what the counters miss.</p>
        <ul>
          <li>Name the junction, crossing or bend you use, and the time of day when you use it.</li>
          <li>Describe a near miss that you saw yourself, with its date. Leave out number plates and names.</li>
          <li>Ask for the record of collisions on this stretch of the A429, and give its source if you quote it.</li>
          <li>Ask whether the traffic count was done on a normal school day.</li>
          <li>Ask whether lorries bringing fill are in the total.</li>
          <li>Ask how the north and south shares would be kept to, and by whom.</li>
        </ul>
        <p>A photograph with a date helps, as long as you take it from a safe place.
        When your draft is ready, the <a href="/quarry/evaluate-objection">objection evaluator</a> shows whether it touches on
        road safety and the other main themes.</p>`,
    },
  ],
  links: [],
}
