import type { Article } from '../../domain/article.ts'

/** The article at /no-justification. */
export const noJustification: Article = {
  slug: 'no-justification',
  cardId: 'no-justification',
  title: 'No Justification',
  description:
    'Is this quarry needed? The minerals plan, the landbank asked for and the landbank held, and how to argue about need fairly.',
  lead: 'A quarry asks a lot of its neighbours. It is right to ask whether the sand and gravel is needed, and whether it is needed from here.',
  sections: [
    {
      type: 'intro',
      heading: 'What a landbank is',
      content: `
        <p>Nobody can build homes, schools or roads without sand and gravel.
        So each county keeps a reserve: sand and gravel that is still in the ground, but may already be dug.
        This reserve is called the <strong>landbank</strong>.</p>
        <p>It is measured in years.
        You take the amount in reserve and divide it by what is sold in a normal year.
        If the answer is large, builders can be supplied for a long time without any new quarry.
        If it is small, new sites are needed soon.</p>
        <p>That makes it a fair place to start.
        It does not ask whether anyone likes quarries.
        It asks how full the cupboard is.
        But by itself it decides nothing, as the next parts say.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['landbank-needed', 'landbank-held', 'tonnage', 'tonnage-more-exact', 'duration', 'other-quarry'],
      content: `
        <p>The first line is national policy. The others are figures that we were given, and their documents are still to be found.</p>
        <ul>
          <li>Policy asks for a landbank of at least 7 years.</li>
          <li>The landbank held is 15+ years.</li>
          <li>This quarry would add about 1.8 million tonnes, or more exactly 1.835 million tonnes.</li>
          <li>The gravel would last 10 to 15 years.</li>
          <li>Not placed yet, so please do not quote it: 3.1 million tonnes at one quarry.</li>
        </ul>
        <p>Put the two landbank figures side by side only with their documents.
        Landbanks are worked out afresh from time to time, and a figure can be old by the time you read it.
        Ask the county for its latest Local Aggregate Assessment, and quote that, before the application is decided.</p>`,
    },
    {
      type: 'section',
      heading: 'What the minerals plan says',
      claims: ['minerals-plan-adopted', 'wasperton-named', 'recycled-first'],
      content: `
        <p>This is the other side’s strongest point, so know it well.
        The county’s minerals plan, adopted in July 2022, names land at Wasperton for sand and gravel.
        That supports the principle of a quarry there, and a letter that says only “not here” argues with a plan that is already made.</p>
        <p>A plan that names land is not a permission.
        It is the application that shows how close, how deep, for how long and by which road, and it is tested against every policy of the plan.
        So argue that this scheme does not meet the plan’s own conditions for the land: quote the policy for the site, and show which part is missed.</p>
        <p>Or show that things have changed.
        Has more been permitted elsewhere? Has less been sold?
        Does recycled material do more of the work? National policy asks plans to take it into account before new digging.
        Give the report and the date.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      claims: [
        'plan-decides',
        'development-plan',
        'landbank-needed',
        'landbank-on-merits',
        'benefits-of-minerals',
        'framework-redrafted',
      ],
      content: `
        <p>The law says that a decision follows the development plan unless material considerations indicate otherwise.
        In this county that means the minerals plan and the waste core strategy, the local plans of the districts, and any
        neighbourhood plan that is in force.</p>
        <p>National policy asks for a landbank of <em>at least</em> 7 years: a floor, not a ceiling.
        Government guidance says that each application is judged on its merits, however long the landbank is.
        So “there is enough already” does not win by itself.
        What it can do is make the need weigh less against a harm, and so the harm must always be named beside it.</p>
        <p>National policy also counts the benefits of digging minerals in a scheme’s favour, and an applicant will quote it.
        A new draft was published in December 2025. Check which edition is in force when you write, and quote its words and not ours.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      claims: ['minerals-plan-adopted'],
      content: `
        <p>Arguments about need are strongest when they are short and come with a source.</p>
        <ul>
          <li>Give the landbank figure, the name of the report and its date.</li>
          <li>Compare the plan’s map of the land that it names with the boundary in the application.</li>
          <li>Quote the policy that names the land, and the condition that you think is not met.</li>
          <li>Show any change since July 2022 by a report or a decision, with its date.</li>
          <li>Ask how much reused material the forecast takes into account.</li>
          <li>Say which harm you think outweighs the need, and link it to your village.</li>
        </ul>
        <p>Avoid saying that no quarry should ever be dug.
        It is easy to answer, and it is not what we believe.
        The library has the policies and the places where the application can be read: use the button below.</p>`,
    },
  ],
  links: [{ label: 'View All Evidence', href: '/evidence-library' }],
}
