import type { Article } from '../../domain/article.ts'

/** The article at /wildlife-impact. */
export const wildlifeImpact: Article = {
  slug: 'wildlife-impact',
  cardId: 'wildlife-impact',
  title: 'Ecological and Wildlife Impact',
  description:
    'Newts, hedges, farmland birds and the River Avon: what a quarry could do to local wildlife and what surveys and policy should show.',
  lead: 'Fields can look empty. In their hedges, ditches and damp corners they are not, and some of the animals that live there are protected by law.',
  sections: [
    {
      type: 'intro',
      heading: 'More than a field',
      content: `
        <p>A farm in the Avon valley is a patchwork.
        There are ploughed fields and grass, but also old hedges, ditches, single oaks and the tangled strip along the water.
        Animals use the patches together.
        A bat may sleep in a hollow tree and hunt along a hedge.
        A skylark may nest in corn.
        A newt breeds in a pond, and then spends most of the year on land, under logs and in rough grass.</p>
        <p>The river ties it all together.
        It is a road for otters, kingfishers and dragonflies.
        What happens in the fields beside it reaches the water sooner or later.</p>
        <p>A quarry would cut this patchwork into pieces, and the pieces may be worth less than the whole.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['newts', 'site-area', 'dug-area', 'duration', 'working-hours', 'banks', 'imported-fill'],
      content: `
        <p>About the ground that wildlife would lose or share, we have these. Look for them in the application.</p>
        <ul>
          <li>There is newt habitat within 500 metres.</li>
          <li>Out of a site of 89.5 hectares, 53.5 hectares would be dug up.</li>
          <li>Work is planned for 10 to 15 years, on weekdays from 7am to 6pm and on Saturdays from 7am to 1pm.</li>
          <li>There would be earth bunds of 3 to 5 metres.</li>
          <li>There would be 1 million cubic metres of imported fill.</li>
        </ul>
        <p>Whether that habitat is a pond, and whether newts were found there, is for the surveys to say.</p>`,
    },
    {
      type: 'section',
      heading: 'What residents fear',
      claims: ['newt-licence'],
      content: `
        <p>Great crested newts are protected by law, and so are the places where they breed and rest.
        They can live a long way from their ponds.
        People fear that a site so close to newt habitat would bury animals in winter, or fence them off from water in spring.</p>
        <p>Hedges are the next worry.
        A new hedge is a row of sticks for years.
        The old one had dead wood, berries, nests and roots.
        Birds that lose it cannot wait for the new one to grow up.</p>
        <p>Then there is disturbance.
        Light, noise and dust reach beyond the fence.
        A barn owl that hunts by ear does badly beside an engine.
        Residents who have watched the same fields for years fear that the animals will simply leave, and that nobody
        will count them as lost.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      claims: [
        'avoid-first',
        'refused-if-harm-remains',
        'net-gain-later',
        'newt-licence',
        'licence-likely',
        'surveys-asked-for',
        'newt-district-scheme',
      ],
      content: `
        <p>Policy sets an order of steps.
        First avoid harm.
        If that is not possible, make it smaller.
        Only what is left may be made up for somewhere else.
        When serious harm cannot be dealt with in this order, policy says that permission should be refused.
        It also asks for gains for nature. The legal duty to show a measured gain came later than this application, so do not rest on that.</p>
        <p>Protected animals have their own rules.
        Whoever would harm them or their resting places needs a licence.
        The council has to be sure that one is likely to be granted before it gives permission.
        Surveys are asked for where an animal is reasonably likely to be there and affected, so your dated records matter.</p>
        <p>For great crested newts there may be another way.
        Where a district licensing scheme runs, a developer can pay to join it instead of surveying the site.
        Ask whether one covers this land, and whether the applicant means to use it.</p>
        <p>In fairness, some old gravel pits have become fine nature reserves.
        But a promise of a lake in the future does not feed a bird this spring.
        The question is what is lost meanwhile, and whether the promise is binding.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      content: `
        <p>What you have seen counts, if you write it down properly.</p>
        <ul>
          <li>List the animals and plants, with the place and the date.</li>
          <li>Send your sightings to the county’s wildlife records as well, so that surveyors can find them.</li>
          <li>Look at the dates of the surveys in the application. Old ones may need to be done again.</li>
          <li>Ask which hedges would be taken out, and when new ones would be planted.</li>
          <li>Ask who looks after the restored land, for how long, and with what money.</li>
        </ul>
        <p>Please do not walk across private fields to look for newts, and never handle them.
        Water and wildlife go together, so you may also want to read about
        <a href="/quarry/water-contamination">contamination</a>.</p>`,
    },
  ],
  links: [],
}
