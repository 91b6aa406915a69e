import type { Article } from '../../domain/article.ts'

/** The article at /heritage-impact: static, without a card and without chips (rule: article-chips). */
export const heritageImpact: Article = {
  slug: 'heritage-impact',
  cardId: null,
  title: 'Heritage and Views',
  description:
    'Church towers, river meadows and old parkland: how a quarry could change the setting of the Avon valley and what lies under its soil.',
  lead: 'The Avon valley between Warwick and Stratford was shaped slowly, by farming, worship and the river. Its old buildings and its open fields belong together.',
  sections: [
    {
      type: 'intro',
      heading: 'A landscape people recognise',
      content: `
        <p>Stand on a rise in this valley and you can name places by their outlines.
        The tall spire of All Saints’ is Sherbourne.
        The old bridge over the Avon is Barford, with St Peter’s church near by.
        St John the Baptist’s church looks over the meadows at Wasperton.
        Further south, deer graze under the old trees of Charlecote Park.</p>
        <p>None of these stands inside the proposed site.
        But a building is more than its walls.
        A church tower was meant to be seen across fields, and a park was laid out with the country beyond it in mind.
        Planners call this the <strong>setting</strong>.
        The campaign believes that the setting of these places is what a quarry would harm most.</p>`,
    },
    {
      type: 'highlight',
      heading: 'What the application says',
      content: `
        <p>The application would change a wide piece of open country.</p>
        <ul>
          <li>The whole site is about 89 hectares (220 acres) of farmland.</li>
          <li>Within its 89.5 hectares, 53.5 hectares would be dug.</li>
          <li>Bunds, which are raised banks of earth, would be 3 to 5 metres high.</li>
          <li>On the plans, one village is 150 yards from the site and another 350 yards.</li>
          <li>The work is put at 10 to 15 years.</li>
        </ul>
        <p>The plans also need 1 million cubic metres of imported fill.</p>`,
    },
    {
      type: 'section',
      heading: 'What residents fear',
      content: `
        <p>The banks that hide a quarry are themselves a change.
        Residents fear looking at a straight green wall where there used to be a view across the valley.
        From higher ground the wall would hide little.
        There, people would see bare sand, machines and water.</p>
        <p>Lights on winter afternoons are a second fear, and lorries in the picture are a third.
        A visitor who comes for a quiet churchyard or a riverside path may not come back.</p>
        <p>Some things cannot be restored.
        Old hedges, ridges left by ancient ploughing and the lie of the land carry a record.
        A field that is put back afterwards may be level and green, but it is a new field.
        The campaign asks that this loss be called permanent, even where the digging is called temporary.</p>`,
    },
    {
      type: 'section',
      heading: 'What lies under the soil',
      content: `
        <p>People have lived on these gravels for a very long time.
        The ground is dry, easy to plough and close to water.
        Archaeologists have already found Roman and Anglo-Saxon graves at Wasperton.
        It is reasonable to expect more traces in the fields around.</p>
        <p>Digging for gravel removes all of it.
        What has not been found and recorded by then is gone.
        A survey from the surface, or a few trial trenches, may miss small things that matter.</p>
        <p>In fairness, digs that were paid for by quarry firms have taught us a good deal about the past.
        Recording is better than nothing.
        Policy is clear, though, that being able to make a record should not be a reason to allow the loss.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      content: `
        <p>National policy gives great weight to looking after heritage.
        The more important the place, the greater the weight.
        Any harm, including harm to a setting, needs a clear and convincing reason.
        Where the harm is less than substantial, the council has to weigh it against the benefits to the public.</p>
        <p>That weighing is where letters help.
        The council needs to know which views people value and why.
        It takes advice from its own specialists and, for the most important places, from Historic England.</p>
        <p>The law also asks for special care with listed buildings and their settings.
        A plan that leaves out a listed building, or looks at it from one side only, has not done the job.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      content: `
        <p>Choose one view and describe it well.</p>
        <ul>
          <li>Say exactly where you stand: the stile, the bench, the gate.</li>
          <li>Say what you see, and which old building or landmark is part of it.</li>
          <li>Say who else goes there, and at what time of year.</li>
          <li>Check whether the applicant’s pictures show that spot. If they do not, ask why.</li>
          <li>Ask for pictures taken in winter, when the leaves are down.</li>
        </ul>
        <p>No view belongs to a house by right, so do not argue that your own window would lose its outlook.
        Argue for places that everyone can reach: footpaths, lanes, churchyards and the river bank.
        The <a href="/quarry/evidence-library">Evidence Library</a> has links to the policy itself.</p>`,
    },
  ],
  links: [],
}
