import type { Article } from '../../domain/article.ts'

/** The article at /silica-dust. */
export const silicaDust: Article = {
  slug: 'silica-dust',
  cardId: 'silica-dust',
  title: 'Silica Dust',
  description:
    'Why people near the proposed quarry worry about fine silica dust, what the safety regulator says, and what to ask the council to check.',
  lead: 'Sand and gravel are full of quartz. When they are dug, tipped and driven about, a little of it can turn into dust too fine to see.',
  sections: [
    {
      type: 'intro',
      heading: 'The dust you cannot see',
      claims: ['silica-at-work', 'coshh', 'silica-general-public'],
      content: `
        <p>Everyone knows the dust that settles on a window sill.
        It is a nuisance, but most of it is too coarse to get far into the body.
        The finest part is different.
        It floats for longer, and people can breathe it deep into their lungs.</p>
        <p>Quartz is a form of crystalline silica.
        Its finest dust is called <strong>respirable crystalline silica</strong>.
        It is a known lung hazard at work.
        People who breathe too much of it at work over a long time can get silicosis or other lung disease.
        That is why the law makes employers control it.</p>
        <p>It is fair to say the rest.
        The Health and Safety Executive says that no case of silicosis has been documented among the general public in Great Britain.
        So do not write that neighbours will get silicosis: the applicant would have an easy answer.
        Ask instead for measurements of fine dust at homes and schools, and for dust that spoils gardens, washing and windows
        to be taken seriously as well.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['distance-to-villages', 'tonnage', 'duration', 'working-hours', 'banks'],
      content: `
        <p>For dust these matter most. You can look for each of them in the application, under reference WDC/22CM008.</p>
        <ul>
          <li><strong>How near:</strong> the site comes within 150 yards of one village and 350 yards of another.</li>
          <li><strong>How much:</strong> about 1.8 million tonnes would be dug out and moved.</li>
          <li><strong>How long:</strong> digging would last 10 to 15 years.</li>
          <li><strong>When:</strong> Monday to Friday from 7am to 6pm, and Saturday from 7am to 1pm.</li>
          <li><strong>Banks:</strong> there would be earth bunds 3 to 5 metres high.</li>
        </ul>
        <p>Ask where each distance was measured from: the edge of the site, or the nearest digging.</p>`,
    },
    {
      type: 'section',
      heading: 'What residents fear',
      content: `
        <p>People who live close by do not fear a single dusty afternoon.
        They fear small amounts, day after day, for years.
        A child who starts school when the digging starts could be nearly grown up before it ends.</p>
        <p>People with asthma or another chest illness live everywhere, and here too.
        Many people open their windows at night and dry their washing outside.
        Which way does the wind blow here, and how often?
        Where it blows towards homes, it could carry dust there.
        Dry spells add to the worry, because bare ground and heaps of sand lose their damp skin.</p>
        <p>Bunds and water sprays can help.
        Residents fear that they only help while somebody keeps watch, and that a spray is easily forgotten on a busy day.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      claims: ['no-unacceptable-effects', 'dust-named'],
      content: `
        <p>National planning policy asks that mineral sites do not have unacceptable effects on human health.
        Planning guidance names dust as one of the things to look at.
        A dust study should show where the nearest homes, schools and footpaths are.
        It should show which way the wind blows, and how dust would be kept down.</p>
        <p>The council asks specialists in public health and pollution for their view.
        It can also set conditions.
        Good conditions are clear enough to be checked:</p>
        <ul>
          <li>dust meters at the edge of the site,</li>
          <li>results that anyone can read,</li>
          <li>a level at which work has to stop,</li>
          <li>a person to ring who must answer.</li>
        </ul>
        <p>Where no condition can make a plan safe enough, a council may refuse it.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      claims: ['may-be-published'],
      content: `
        <p>Write about your own place.
        The officer who reads your letter knows the plans, but not your garden.</p>
        <ul>
          <li>Say how far your home, school or daily walk is from the site, and in which direction.</li>
          <li>Ask whether the dust study looked at fine silica, or only at dust in general.</li>
          <li>Ask who would read the meters, how often, and who may see the results.</li>
          <li>Ask what would happen on dry and windy days.</li>
          <li>Your objection may be published, and the applicant may read it. Leave out other people’s health, and think hard about your own: the distance to a school says enough.</li>
        </ul>
        <p>The page <a href="/quarry/how-to-object">Object to the Quarry</a> tells you when letters can be sent, and how.
        For lorry fumes and mud, see <a href="/quarry/traffic-safety">traffic and road safety</a>.</p>`,
    },
  ],
  links: [],
}
