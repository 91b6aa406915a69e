import type { Article } from '../../domain/article.ts'

/** The article at /heritage-impact: static, without a card and without chips. */
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
        Harm to a setting is a reason that no further report can take away, if the harm is real: so describe it exactly.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['site-area', 'dug-area', 'banks', 'distance-to-villages', 'duration', 'imported-fill'],
      content: `
        <p>A wide piece of open country would change. These figures say how wide, as far as we know.</p>
        <ul>
          <li>The whole site is about 89 hectares (220 acres) of farmland.</li>
          <li>Within its 89.5 hectares, 53.5 hectares would be dug.</li>
          <li>Bunds, which are raised banks of earth, would be 3 to 5 metres high.</li>
          <li>One village is 150 yards from the site and another 350 yards.</li>
          <li>The work would take 10 to 15 years.</li>
        </ul>
        <p>There would also be 1 million cubic metres of imported fill. Check each figure in the application before you quote it.</p>`,
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
        We ask that this loss be called permanent, even where the digging is called temporary.</p>`,
    },
    {
      type: 'section',
      heading: 'What lies under the soil',
      claims: ['wasperton-cemetery', 'recording'],
      content: `
        <p>People have lived on these gravels for a very long time.
        The ground is dry, easy to plough and close to water.
        Roman and Anglo-Saxon graves were dug up at Wasperton in the 1980s, before gravel was taken there.
        It is reasonable to ask whether there are more traces in the fields around.</p>
        <p>Digging for gravel removes all of it.
        What has not been found and recorded by then is gone.
        A survey from the surface, or a few trial trenches, may miss small things that matter.</p>
        <p>In fairness, digs that were paid for by quarry firms have taught us a good deal about the past.
        Recording is better than nothing.
        National policy says, though, that being able to make a record should not be a factor in deciding whether to allow the loss.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      claims: ['heritage-weight', 'less-than-substantial', 'special-regard', 'considerable-weight'],
      content: `
        <p>National policy asks councils to give weight to conserving heritage, and more weight the more important the place.
        Any harm, including harm to a setting, needs a clear reason.
        Where the harm is “less than substantial”, which is a term of policy, the council weighs it against the benefits to the public.
        Read the edition that is in force when you write.</p>
        <p>That weighing is where letters help.
        The council needs to know which views people value and why.
        It takes advice from its own specialists and, for the most important places, from Historic England.</p>
        <p>The law goes further for listed buildings.
        The council must have special regard to the desirability of preserving the building or its setting, and the courts say that this
        carries considerable importance and weight.
        A report that leaves out a listed building, or looks at it from one side only, has not done the job.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      claims: ['private-interests'],
      content: `
        <p>Choose one view and describe it well.</p>
        <ul>
          <li>Say exactly where you stand: the stile, the bench, the gate.</li>
          <li>Say what you see, and which old building or landmark is part of it.</li>
          <li>Say who else goes there, and at what time of year.</li>
          <li>Check whether the applicant’s pictures show that spot. If they do not, ask why.</li>
          <li>Ask for pictures taken in winter, when the leaves are down.</li>
        </ul>
        <p>A private view does not count, and nobody owns one.
        But overbearing outlook, lost light and harm to the landscape can count, so say it if a bank would stand close to your home.
        Above all, argue for places that everyone can reach: footpaths, lanes, churchyards and the river bank.
        Ask which rights of way would be closed or moved, and for how long.
        The <a href="/quarry/evidence-library">Evidence Library</a> has links to the policy itself.</p>`,
    },
  ],
  links: [],
}
