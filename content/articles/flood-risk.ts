import type { Article } from '../../domain/article.ts'

/** The article at /flood-risk. */
export const floodRisk: Article = {
  slug: 'flood-risk',
  cardId: 'flood-risk',
  title: 'Flood Risk',
  description:
    'The Avon floods, and people downstream know it. How bunds, pits and fill could change where water goes, and what a flood study must show.',
  lead: 'The River Avon needs room in winter. Anyone who changes the shape of the land beside it should show where the water will go instead.',
  sections: [
    {
      type: 'intro',
      heading: 'A river that spreads',
      content: `
        <p>After days of rain the Avon leaves its bed and lies across the meadows.
        This is natural, and it is useful.
        Water that stands on grass is not standing in a kitchen.
        The meadows hold it for a while and let it go slowly.</p>
        <p>Below the site the river winds past Wasperton, Hampton Lucy and Charlecote.
        Then it goes by Alveston and Tiddington to Stratford.
        Each of these places has homes, gardens, paths or bridges near the water.
        What is done upstream reaches them first.</p>
        <p>Rivers are not the only source.
        Heavy rain can run off hard ground before it reaches a stream, and groundwater can rise through gravel from below.
        All of these should be looked at together.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['site-area', 'dug-area', 'banks', 'tonnage', 'imported-fill', 'duration'],
      content: `
        <p>To picture what would change, take these measures. Each is still to be checked against the application.</p>
        <ul>
          <li>The site is 89.5 hectares in all. Digging would take place on 53.5 hectares of it.</li>
          <li>There would be bunds, or earth banks, 3 to 5 metres high.</li>
          <li>About 1.8 million tonnes would be removed from the ground.</li>
          <li>As fill, 1 million cubic metres would be brought in.</li>
          <li>All this would happen over 10 to 15 years.</li>
        </ul>
        <p>A flood study should fit the life of the quarry and of the filled land after it, so look at the years that it has used.</p>`,
    },
    {
      type: 'section',
      heading: 'What residents fear',
      content: `
        <p>A bank of earth keeps out noise.
        It keeps out water just as well.
        Residents fear that banks in the wrong place would take up room that a flood needs, or push it onto a neighbour’s land.
        Engineers call that room floodplain storage, and what is lost should be made good.</p>
        <p>They ask about the hole as well.
        An empty pit can store water, which may help for a time.
        A pit that is already full of groundwater cannot.
        And a pit that is filled with tight clay soil may not soak up rain as the old gravel did.</p>
        <p>Pumping is another concern.
        Water that is pumped out of the workings has to go somewhere. It would be wrong to add it to a river that is about to burst its banks.
        People downstream fear a surprise at night, with nobody on the site to turn a switch.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      claims: ['gravel-in-floodplain', 'no-worse-elsewhere'],
      content: `
        <p>It helps to know how policy sees this.
        National flood policy treats sand and gravel working as <em>water-compatible</em>, because gravel has to be dug where it lies,
        and that is often beside a river.
        So the words “it might flood” will not decide the case. Write about storage, flow, groundwater and the way out.</p>
        <p>But the same policy is firm that development should not make flooding worse elsewhere.
        The applicant has to show this for the whole life of the site, with a changing climate taken into account.
        The Environment Agency advises on rivers, and the county’s flood team on surface water. Ask to see both replies.</p>
        <p>A good study shows every stage of the work, not only the finished land.
        The worst moment may come in the middle, with bunds up and pits partly dug.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      content: `
        <p>Local memory is evidence.</p>
        <ul>
          <li>Say how high the water came at your place, and in which year. Mark it on a photograph.</li>
          <li>Say which road or path was cut off, and for how long.</li>
          <li>Look up the site and your own street on the Environment Agency’s flood map.</li>
          <li>Ask where water displaced by the bunds would go.</li>
          <li>Ask who would stop the pumps during a flood, and how they would be told.</li>
        </ul>
        <p>If your photographs show a flood in a place that the study calls dry, send them to the council.
        Say where you stood, and when.
        Our hydrology note explains how water moves through gravel, in everyday words.</p>`,
    },
  ],
  links: [{ label: 'Read our hydrology note (PDF)', href: '/Hydrology.pdf', isFile: true }],
}
