import type { Article } from '../../domain/article.ts'

/** The article at /stjohnscollege, also reached by /st-johns-college. */
export const stJohnsCollege: Article = {
  slug: 'stjohnscollege',
  cardId: 'stjohnscollege',
  title: 'St John’s College',
  description:
    'St John’s College, Oxford, owns the land where the quarry is proposed. What a landowner can choose, and how to write to one with courtesy.',
  lead: 'The fields that would be dug belong to St John’s College, Oxford, as the press has reported. A landowner has choices that a council does not have, and we hope that it will use them.',
  sections: [
    {
      type: 'intro',
      heading: 'Why the owner matters',
      claims: ['landowner', 'applicant'],
      content: `
        <p>A quarry needs two kinds of yes.
        The planning authority has to allow it.
        The owner of the ground has to let it happen.
        So the owner’s view matters, whatever the council decides.</p>
        <p>Here the owner is St John’s College, Oxford. There are other colleges of that name: take care that your letter goes to the right one.
        The college is part of this story, although it is not the applicant.
        The applicant is a concrete firm, Smiths Concrete.</p>
        <p>This page is about that choice.
        It does not speak for the college, and we do not guess at its reasons.
        If you want to know its view, ask it and read the answer in its own words.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['site-area', 'dug-area', 'tonnage', 'duration', 'distance-to-villages'],
      content: `
        <p>The land in question is a farm in the Avon valley.</p>
        <ul>
          <li>It measures about 89 hectares, or 220 acres.</li>
          <li>Sand and gravel would be dug from 53.5 hectares, inside a site of 89.5 hectares.</li>
          <li>About 1.8 million tonnes would be taken from it.</li>
          <li>That would take 10 to 15 years.</li>
          <li>It lies 150 yards from one village and 350 yards from another.</li>
        </ul>
        <p>The county council decides the application, reference WDC/22CM008.</p>`,
    },
    {
      type: 'section',
      heading: 'What residents fear',
      content: `
        <p>Many families in the valley have rented, worked or walked on land like this for generations.
        They think of an owner as a neighbour, even one that is far away.
        Their fear is that those who decide about the land would not live with the lorries.</p>
        <p>They also fear the example.
        If one large owner finds that a farm earns more as a pit, others along the valley may do the same sums.</p>
        <p>And they ask what happens at the end.
        The firm will leave one day.
        The land will still be the college’s.
        Residents would like to hear now what it wants those fields to be: a farm again, a nature reserve, or the next
        building plot.</p>`,
    },
    {
      type: 'section',
      heading: 'What we ask of the college',
      content: `
        <p>A college passes on knowledge from one generation to the next.
        The same long view suits its land:
        soil, hedges and clean water are also things that we inherit and hand on.</p>
        <p>We know that an owner has duties.
        A college looks after its funds, and income from land can pay for teaching.
        We do not call that wrong.
        We hold that there are other ways to earn from a farm that leave the farm in place.</p>
        <p>So we ask the college to:</p>
        <ul>
          <li>come and see the villages,</li>
          <li>meet the people who live closest,</li>
          <li>say in public how it weighs income against harm,</li>
          <li>think again before the first field is stripped.</li>
        </ul>`,
    },
    {
      type: 'conclusion',
      heading: 'Two letters, two purposes',
      content: `
        <p>Who owns the land is not a planning reason.
        The council may only look at how the land would be used.
        Leave the college out of your objection, and write about traffic, water, noise, soil or wildlife there.
        The <a href="/quarry/how-to-object">guide to objecting</a> helps with that.</p>
        <p>A letter to the college is something else.
        It is a request to a neighbour.
        It works best when it is short and kind:</p>
        <ul>
          <li>say who you are and where you live,</li>
          <li>say what the place means to you,</li>
          <li>ask one clear question,</li>
          <li>leave out threats, and do not write to students or junior staff.</li>
        </ul>
        <p>If you once studied or worked there, say so.</p>`,
    },
  ],
  links: [],
}
