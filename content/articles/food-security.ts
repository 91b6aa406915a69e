import type { Article } from '../../domain/article.ts'

/** The article at /food-security. */
export const foodSecurity: Article = {
  slug: 'food-security',
  cardId: 'food-security',
  title: 'Food Security',
  description:
    'A working farm would become a quarry. What that means for soil and for growing food at home, and why good restoration is hard.',
  lead: 'The site is a farm today. Before anyone decides to dig it up, it is worth asking what that soil does for us and whether it can ever be put back.',
  sections: [
    {
      type: 'intro',
      heading: 'Soil is slow',
      content: `
        <p>Good soil is alive.
        Worms, roots and tiny fungi hold it together, so that it drains after rain and stays moist in a dry summer.
        Nature takes a very long time to make it.
        A digger takes a morning to strip it.</p>
        <p>Gravel land beside a river is often good for crops.
        It is level, it warms early in spring and it is easy to work.
        The same gravel that makes it good to farm makes it attractive to a quarry.</p>
        <p>Food security means being able to feed ourselves when harvests fail abroad, or when trade is cut off.
        No single farm decides that, and it would be wrong to claim it.
        Yet it is lost farm by farm, and each loss should have to be worth it.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['site-area', 'dug-area', 'duration', 'duration-in-brief', 'banks', 'imported-fill'],
      content: `
        <p>The application concerns a working farm. We have been given these figures for it.</p>
        <ul>
          <li>It covers about 89 hectares, which is 220 acres.</li>
          <li>Of a site measured at 89.5 hectares, 53.5 hectares would be dug for sand and gravel.</li>
          <li>Its digging would go on for 10 to 15 years. In one place our list says 12 to 15 years.</li>
          <li>It would have bunds, which are banks of earth, 3 to 5 metres high.</li>
          <li>It would take in 1 million cubic metres of imported fill.</li>
        </ul>
        <p>What grade the soil has, how much of the site would stay in farming during the work, and what would grow there afterwards, are things to look for in the papers.</p>`,
    },
    {
      type: 'section',
      heading: 'What residents fear',
      content: `
        <p>The first fear is simple: crops would not grow on land that is a hole.
        The second is about what comes after.</p>
        <p>To save soil you have to lift it when it is dry and keep topsoil and subsoil apart. You have to store them in low heaps, and put them back with light machines.
        Rain, hurry and heavy wheels undo that work.
        Squashed soil holds puddles in winter and cracks in summer.
        Residents fear that restored fields would look right from the road, and yet grow poor crops for years.</p>
        <p>Fill can settle unevenly too.
        Drains break, wet hollows appear, and the farmer is left with them.
        Neighbouring farms fear dust on produce, changed water levels and gates blocked by traffic.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      claims: ['best-farmland', 'poorer-land-first', 'restoration', 'natural-england-asked'],
      content: `
        <p>Farmland in England is graded by quality.
        The top grades are called <strong>best and most versatile</strong>.
        Government guidance says that policy is meant to protect such land from unsustainable development, and that councils should try
        to use poorer land first.</p>
        <p>For minerals, national policy adds that land should be restored and cared for at the earliest chance and to a high standard.
        Where a scheme would lose more than 20 hectares of the best land, the council must ask Natural England.
        Look for its reply among the papers.</p>
        <p>That is why the soil survey matters.
        It should give the grade of each field. It should also show, stage by stage, where every layer of soil would be kept and when it would go back.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      claims: ['restoration-money'],
      content: `
        <p>You do not need to be a farmer to write about food.</p>
        <ul>
          <li>Ask for the grade of the land, field by field.</li>
          <li>Ask which crops have been grown there in recent years.</li>
          <li>Ask how the soil would be moved and stored, and who would check it in wet weather.</li>
          <li>Ask for restoration stage by stage, so that no new part is opened before an old one is back in use.</li>
          <li>Ask who pays for restoration if the firm cannot finish it. Money set aside at the start is asked for only in exceptional cases.</li>
        </ul>
        <p>If you do farm, say what you know about this soil: when it floods, when it dries, what it yields.
        A desk study cannot know that as you do.</p>`,
    },
  ],
  links: [],
}
