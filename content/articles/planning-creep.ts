import type { Article } from '../../domain/article.ts'

/** The article at /planning-creep (rule: article-links). */
export const planningCreep: Article = {
  slug: 'planning-creep',
  cardId: 'planning-creep',
  title: 'Planning Creep',
  description:
    'A temporary quarry can turn into something longer and larger by small steps. How that happens, and which conditions guard against it.',
  lead: 'A permission has an end date on paper. Residents worry about the small changes, each of them reasonable, by which the end moves further and further away.',
  sections: [
    {
      type: 'intro',
      heading: 'How a little becomes a lot',
      content: `
        <p>Large changes meet large resistance.
        Small changes often meet none.
        That is not a plot; it is how things grow.
        A firm has a site, staff and a weighbridge.
        It is natural to look for ways of using them a bit longer.</p>
        <p>So an operator may ask for extra time because sales were slow.
        Then for the next field, because the gravel goes on under the hedge.
        Then for a machine to process material from elsewhere, because the lorries come anyway.
        Each request is made alone and judged alone.</p>
        <p>The campaign calls this <strong>planning creep</strong>.
        We do not say that this firm intends it.
        We say that the door should be closed before anybody leans on it.</p>`,
    },
    {
      type: 'highlight',
      heading: 'What the application says',
      content: `
        <p>How long would it last?
        The papers can be read in more than one way.</p>
        <ul>
          <li>The application speaks of extraction for 10 to 15 years.</li>
          <li>In another place the plans say about 12 to 15 years.</li>
          <li>One reading of the plans, which includes an extension with a recycling plant, arrives at up to 50 years.</li>
        </ul>
        <p>Other figures also point beyond a simple pit.
        There would be 1 million cubic metres of imported fill.
        One reading of the plans mentions 165,000 square metres of employment space.
        The area to be dug is 53.5 hectares, while the site is 89.5 hectares.</p>
        <p>Only the papers themselves can show which reading is right.</p>`,
    },
    {
      type: 'section',
      heading: 'What residents fear',
      content: `
        <p>The great fear is the word temporary.
        To a planner it may mean any period with an end.
        To a person who has just retired, it can mean the rest of a life.</p>
        <p>Residents fear a chain of events.
        Digging finishes later than promised.
        Filling depends on finding enough clean material, and that is slow.
        A recycling plant arrives to help, and then stays.
        By that time the fields are forgotten, hard ground and an access road are there, and somebody says that the place
        is spoiled anyway.</p>
        <p>They also fear growing tired.
        A village can fight one application.
        It is harder to read every notice for years, spot the one that matters and answer it within a few weeks.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      content: `
        <p>A council must decide on the plan in front of it.
        It cannot refuse a quarry because something else might be asked for one day.
        Any later change needs a new application, with a new chance to comment.
        That is a real safeguard, and it is fair to know it.</p>
        <p>There is another.
        A quarry that must be restored under its permission does not count as previously developed land in national policy.
        So a worked-out pit should not become a building plot merely because it was dug.
        It all depends on clear restoration conditions.</p>
        <p>Policy wants land restored as early as possible, stage by stage.
        In exceptional cases it allows a bond: money set aside so that the work is finished even if the firm fails.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      content: `
        <p>Ask for certainty, in words that can be checked.</p>
        <ul>
          <li>Which lifetime do the studies of dust, noise and traffic assume?</li>
          <li>Is a recycling plant part of this application or not?</li>
          <li>On what date must the last lorry leave?</li>
          <li>What happens if not enough fill can be found?</li>
          <li>How much land may be open at any time?</li>
          <li>Who holds the money for restoration?</li>
        </ul>
        <p>If the answers are missing, say that the application is too unclear to be judged.
        That is a proper planning point.
        Have you seen a notice, or a change to an old permission, that we should know about?
        Please tell us: the campaign keeps watch better with many eyes.</p>`,
    },
  ],
  links: [{ label: 'Contact Us', href: '/contact' }],
}
