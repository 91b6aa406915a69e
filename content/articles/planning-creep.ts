import type { Article } from '../../domain/article.ts'

/** The article at /planning-creep. */
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
        It need not be anybody’s intention.
        A firm has a site, staff and a weighbridge.
        It is natural to look for ways of using them a bit longer.</p>
        <p>So an operator may ask for extra time because sales were slow.
        Then for the next field, because the gravel goes on under the hedge.
        Then for a machine to process material from elsewhere, because the lorries come anyway.
        Each request is made alone and judged alone.</p>
        <p>Some call this <strong>planning creep</strong>.
        We do not say that this firm intends it.
        We ask for conditions that would make each later step a decision of its own.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['duration', 'duration-in-brief', 'duration-with-recycling', 'imported-fill', 'dug-area', 'site-area'],
      content: `
        <p>How long would it last?
        Our own list does not agree with itself, so only the papers can tell.</p>
        <ul>
          <li>Extraction would go on for 10 to 15 years.</li>
          <li>In another place the list says about 12 to 15 years.</li>
          <li>With an extension for a recycling plant, it says up to 50 years. We know of no document for this.</li>
        </ul>
        <p>Filling takes time as well: 1 million cubic metres of fill would have to be found and brought in.
        The area to be dug is 53.5 hectares, while the site is 89.5 hectares.
        Ask for one table in the application with the first and the last day of each phase, filling and restoration included.</p>`,
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
        By that time hard ground and an access road are there, and somebody says that the place is spoiled anyway.</p>
        <p>They also fear growing tired.
        A village can fight one application.
        It is harder to read every notice for years, spot the one that matters and answer it within a few weeks.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      claims: [
        'application-before-it',
        'conditions-can-change',
        'non-material',
        'not-previously-developed',
        'restoration',
        'restoration-money',
      ],
      content: `
        <p>A council must decide on the plan in front of it.
        It cannot refuse a quarry because something else might be asked for one day.
        A larger change later needs an application, with a chance to comment. That is a real safeguard.
        But there are limits to it: conditions can be varied on application, and a change that the council accepts as
        “non-material” needs no public consultation.
        So ask which changes would have to come back in public.</p>
        <p>There is another.
        In national policy, a quarry that must be restored under its permission does not count as previously developed land.
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
        Please tell us.</p>`,
    },
  ],
  links: [{ label: 'Contact Us', href: '/contact' }],
}
