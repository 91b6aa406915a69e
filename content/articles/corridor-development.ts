import type { Article } from '../../domain/article.ts'

/** The article at /corridor-development. */
export const corridorDevelopment: Article = {
  slug: 'corridor-development',
  cardId: 'corridor-development',
  title: 'Corridor Development',
  description:
    'Could the A429 become a built-up corridor? How a quarry may fit with other schemes along the road, and why effects must be added up.',
  lead: 'Fields lie between the villages along the A429, and they keep each village itself. Residents fear that those gaps could close, one scheme at a time.',
  sections: [
    {
      type: 'intro',
      heading: 'The gaps that make a village',
      content: `
        <p>Drive along the A429 and you pass through a rhythm: a village, some fields, a village, more fields.
        The fields are what tells you that one place has ended and the next has not begun.
        Barford is not Sherbourne, and Wasperton is not Wellesbourne, because there is something green in between.</p>
        <p>A main road draws building to it.
        Lorries, warehouses and depots like to be near a junction, and each new one makes the next seem more normal.
        Planners sometimes speak of a corridor.</p>
        <p>Nobody plans such a strip on purpose.
        It grows.
        We ask that a large quarry by the road be judged together with the other schemes that already exist or are approved.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['site-area', 'duration', 'lorry-movements', 'lorry-directions', 'employment'],
      content: `
        <p>The application is for a quarry, not for offices or sheds.
        For the road and the land beside it we have these figures, whose pages are still to be found.</p>
        <ul>
          <li>The site is about 89 hectares (220 acres).</li>
          <li>Its planned life is 10 to 15 years.</li>
          <li>It would bring about 150 to 200 HGV movements per day, split 60/40 between north and south.</li>
        </ul>
        <p>The list that we were given has two further figures, and we cannot say which land or scheme is meant.
        Please do not quote these until we can:</p>
        <ul>
          <li>165,000 square metres of employment space</li>
          <li>75% local employment</li>
        </ul>`,
    },
    {
      type: 'section',
      heading: 'What residents fear',
      content: `
        <p>People along the road do not look at one plan at a time.
        They live with all of them.
        A homes scheme here, a business park there, a quarry in the middle: each comes with its own traffic study, and each
        study finds that its own share is small.</p>
        <p>Residents fear that the shares add up to a road that no longer works.
        They fear commuters on top of lorries.
        They fear that lit yards and fences would be seen from every footpath.</p>
        <p>The worry differs from place to place.
        In Ettington and Halford it is what would simply drive through.
        In Warwick and Sherbourne it is the junctions.
        In the villages between, it is being swallowed up.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      claims: ['cumulative-effects', 'eia-cumulative', 'development-plan'],
      content: `
        <p>Planning has a word for this: <strong>cumulative</strong>.
        It means the effects of one scheme together with those of others near by.
        For mineral sites, national policy tells councils to take such effects into account, both from one site and from
        several in the same area.</p>
        <p>An environmental statement must do likewise.
        It has to look at the effects of other projects that exist or are approved, and at the sum.
        It does not have to guess at schemes that nobody has proposed.</p>
        <p>Local plans can protect open gaps and the character of the countryside.
        Neighbourhood plans may do so as well. Once they are in force, they are part of the development plan.
        Ask your parish council whether there is one for your village, and what it says.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      content: `
        <p>The aim is to make the council look at the whole road.</p>
        <ul>
          <li>List other schemes that you know of, with their references: new homes, and any other large proposal near Wellesbourne or along the road.</li>
          <li>Ask whether the traffic study counts them.</li>
          <li>Say which gap between which villages you think is at risk.</li>
          <li>Name the policy in the local or neighbourhood plan that protects it.</li>
          <li>Keep to plans on paper. Rumours about the future weaken a letter.</li>
        </ul>
        <p>A sketch map can say more than a page of text.
        Draw the road, the villages, the site and every approved scheme, and let the picture ask the question.
        What might follow the quarry on its own land is a separate matter, treated under
        <a href="/quarry/planning-creep">planning creep</a>.</p>`,
    },
  ],
  links: [],
}
