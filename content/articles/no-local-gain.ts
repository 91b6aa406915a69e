import type { Article } from '../../domain/article.ts'

/** The article at /no-local-gain. */
export const noLocalGain: Article = {
  slug: 'no-local-gain',
  cardId: 'no-local-gain',
  title: 'No Local Gain',
  description:
    'Who would gain from the quarry, and who would live with it? Jobs, money and fairness, and which of these arguments planning can hear.',
  lead: 'Most building brings something to the people next door: a home, a shop, a school place. What would this quarry bring?',
  sections: [
    {
      type: 'intro',
      heading: 'A simple balance',
      content: `
        <p>Think of a pair of scales.
        On one side lies what the villages would carry: lorries, noise, dust, lost fields and years of change.
        On the other lies what they would get.</p>
        <p>Sand and gravel have a value, and that value reaches somebody.
        Builders get a material that they need.
        The firm gets income, and the owner of the land may get a payment for what is taken.
        These are real gains, and planning counts some of them.</p>
        <p>But they are spread far and wide, or they go to a few.
        The burden stays in one place.
        That feels unfair, and fairness alone is no planning reason.
        But the council has to look at both sides of the scales, so each side should be described truly.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['applicant', 'tonnage', 'duration', 'imported-fill', 'lorry-movements', 'distance-to-villages'],
      content: `
        <p>On one side of the scales lies what the application of a concrete firm would bring.</p>
        <ul>
          <li>About 1.8 million tonnes of sand and gravel for the building trade.</li>
          <li>Work on the site for 10 to 15 years.</li>
          <li>A place for 1 million cubic metres of imported fill.</li>
        </ul>
        <p>How many jobs there would be, and for whom, we have not found: look for it in the application.</p>
        <p>On the other side lie about 150 to 200 HGV movements per day, and a site that begins 150 yards from one village and 350 yards
        from another.</p>`,
    },
    {
      type: 'section',
      heading: 'What residents fear',
      content: `
        <p>A modern sand and gravel pit is mostly machines.
        Residents fear that it would need few people, and that drivers and fitters would come from depots elsewhere.
        A share of local jobs sounds good only when you know how many jobs there are, how long they last and what local means.</p>
        <p>They also fear hidden costs.
        Roads wear out sooner under heavy wheels, and the public pays for most of the mending.
        Time lost in queues is nobody’s bill, yet everyone pays it.</p>
        <p>Lastly, people fear being asked to swap something lasting for something brief.
        Good will, quiet and open fields took a long time to grow.
        A grant for a village hall, however welcome, would not buy them back.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      claims: ['gifts'],
      content: `
        <p>Planning looks at land, not at bank accounts.
        Who owns the firm, and whether it makes a profit, is not a reason to refuse.
        Nor is the price of a neighbour’s house.
        It is best to leave such points out of a formal letter, even if you feel them strongly.</p>
        <p>What policy does weigh is benefit to the public.
        Jobs, supply of material and good restoration all count in favour.
        Harm to local people counts against.
        The council has to weigh them against each other.</p>
        <p>There is one more rule to know.
        A gift that has nothing to do with the effects of the development must not sway the decision.
        An agreement that would make a real effect acceptable is another matter, and may be taken into account.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      content: `
        <p>Turn the feeling of unfairness into questions that planning can hear.</p>
        <ul>
          <li>How many full-time jobs would be on the site itself, in each year?</li>
          <li>What would stop those jobs from simply moving here from another pit?</li>
          <li>Which benefits are promised in a form that can be enforced?</li>
          <li>What happens to the restoration if the firm is sold or closes?</li>
          <li>Why do the claimed benefits outweigh the harm to the places nearest by?</li>
        </ul>
        <p>Claimed gains should be tested just as hard as feared losses.
        For the effect on businesses that are here today, see <a href="/quarry/rural-economy">the rural economy</a>.
        For the question of need, see <a href="/quarry/no-justification">no justification</a>.</p>`,
    },
  ],
  links: [],
}
