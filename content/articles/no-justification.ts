import type { Article } from '../../domain/article.ts'

/** The article at /no-justification (rule: article-links). */
export const noJustification: Article = {
  slug: 'no-justification',
  cardId: 'no-justification',
  title: 'No Justification',
  description:
    'Is this quarry needed? The landbank required, the landbank held, and how to argue about need fairly in a planning objection.',
  lead: 'A quarry asks a lot of its neighbours. It is right to ask whether the sand and gravel is needed, and whether it is needed from here.',
  sections: [
    {
      type: 'intro',
      heading: 'What a landbank is',
      content: `
        <p>Nobody can build homes, schools or roads without sand and gravel.
        The campaign does not deny it.
        So each county keeps a reserve: sand and gravel that is still in the ground, but may already be dug.
        This reserve is called the <strong>landbank</strong>.</p>
        <p>It is measured in years.
        You take the amount in reserve and divide it by what is sold in a normal year.
        If the answer is large, builders can be supplied for a long time without any new quarry.
        If it is small, new sites are needed soon.</p>
        <p>That makes it the fairest place to start.
        It does not ask whether anyone likes quarries.
        It asks how full the cupboard is.</p>`,
    },
    {
      type: 'highlight',
      heading: 'What the application says',
      content: `
        <p>Here are the figures on need, as the campaign finds them in the application and its plans.</p>
        <ul>
          <li>National policy asks for a landbank of 7 years.</li>
          <li>By the campaign’s reading, the landbank held is 15+ years.</li>
          <li>This quarry would add about 1.8 million tonnes. One reading of the plans gives the more exact figure of 1.835 million tonnes.</li>
          <li>One reading of the plans also counts 3.1 million tonnes at one quarry.</li>
          <li>Digging is put at 10 to 15 years.</li>
        </ul>
        <p>Landbanks are worked out afresh from time to time, and a figure can be old by the time you read it.
        Look for the latest one in the council’s own minerals reports before you quote any of these.</p>`,
    },
    {
      type: 'section',
      heading: 'What the campaign holds',
      content: `
        <p>The campaign sets the two landbank figures side by side: what policy asks for, and what is held.
        A county that has to hold 7 years and holds 15+ years is not short of sand and gravel.
        We believe that it has time to choose its next sites with care, and to prefer those that lie further from homes.</p>
        <p>We also look at the other figure.
        If a single quarry elsewhere can count on 3.1 million tonnes, as one reading of the plans suggests, then the supply
        does not hang on this farm.
        That is our reading, and it should be checked against the papers.</p>
        <p>Less new gravel may be needed in future, too.
        Crushed concrete and other reused material can do some of the same jobs.
        The greenest gravel is the gravel that stays where it is.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      content: `
        <p>Be ready for the other side’s answer.
        National policy asks for a landbank of <em>at least</em> 7 years.
        That is a floor and not a ceiling.
        A large reserve does not forbid a new quarry.
        Policy also says that the benefits of digging minerals deserve great weight.</p>
        <p>So the argument is not that more gravel would be against the rules.
        It is that the need is not urgent.
        When the need is not urgent, it weighs less, and harm to people, farmland and the river weighs more by comparison.</p>
        <p>The county’s minerals plan matters as well.
        Read what it says about this site.
        If the plan names it, say what has changed since the plan was made.
        If it does not, ask why this site should jump the queue.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      content: `
        <p>Arguments about need are strongest when they are short and come with a source.</p>
        <ul>
          <li>Give the landbank figure, the name of the report and its date.</li>
          <li>Say that a healthy reserve lowers the weight of need.</li>
          <li>Ask which other sites were compared with this one, and why they came second.</li>
          <li>Ask how much reused material the forecast takes into account.</li>
          <li>Say which harm you think outweighs the need, and link it to your village.</li>
        </ul>
        <p>Avoid saying that no quarry should ever be dug.
        It is easy to answer, and it is not what this campaign believes.
        All the papers we know of are in the library: use the button below to see them.</p>`,
    },
  ],
  links: [{ label: 'View All Evidence', href: '/evidence-library' }],
}
