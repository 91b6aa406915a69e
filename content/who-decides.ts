/** Who decides the application, as /process tells it. */
export const whoDecides = {
  heading: 'Who decides',
  paragraphs: [
    'The county council decides, not the district council: by law, digging for minerals is a matter for the county.',
    'A national scheme says which cases a council’s planning officers decide and which may go to a committee of councillors. It was due to come into force on 31\u00a0October 2026. That day has passed, but we have not seen the final rules, so find out from the council which rules it follows. In June planning consultants expected the scheme to cover some older applications. Government guidance says that committees should focus on the key proposals that matter to an area.',
    'This is how the government described the draft rules in June 2026. There are two lists. Officers always decide what is on Schedule\u00a01. They decide what is on Schedule\u00a02 too, unless two people agree to send it to the committee. One is the council’s nominated officer, usually its chief planner. The other is its nominated member, usually the chair of the committee. Larger applications that Schedule\u00a01 does not list are on Schedule\u00a02. We take a quarry to be one of them.',
    'The two must agree that the case raises an economic, social or environmental issue of significance to the local area, or a significant planning matter. Guidance says that an application which “broadly complies with a detailed” document is unlikely to raise a significant planning matter. The quotation that we read breaks off there, and the plan names this land: so read that guidance first, then say which policy the scheme fails. The other ground, significance to the local area, stands by itself: use it too. If these rules are in force, neither a number of objections nor one councillor’s request sends a case to the committee. You may ask the two for it, but you have no right to it.',
  ],
  meetingHeading: 'If the committee decides',
  /** What the council's own page says of its meetings. */
  meeting:
    'It meets at Shire Hall, Market Place, Warwick CV34 4SX, from 10.30am. The officers’ report can be read five days before: by law, normally at least five clear days. At most three objectors and three supporters may speak on one application, so agree among neighbours who does. Only people who have written are invited, with the applicant and the local councillor. This is what the council’s page says. It has no date, so check the agenda. If officers decide, there may be no report to read first and no chance to speak.',
  ask: 'A letter for a committee decision',
} as const

/** How residents and councillors can meet fairly, and what else residents may ask of those who decide. */
export const beforeDecision = {
  heading: 'Before it is decided',
  parts: [
    {
      title: 'Writing to councillors',
      text: 'You may write to a councillor, and so may the applicant. A councillor may have a view and still take part in the decision, but must keep an open mind. Courts have set decisions aside where a councillor did not. So do not ask for a promise, and do not offer anything. Be brief and polite, keep to planning matters, and send the planning officers a copy.',
      link: {
        label: 'The government’s notes on section 25 of the Localism Act 2011',
        href: 'https://www.legislation.gov.uk/ukpga/2011/20/notes/division/5/1/6',
      },
    },
    {
      title: 'Keeping a log',
      text: 'Start now: a log shows how things are today. Make notes on the day of what you count, hear or see, also on quiet days. The log sheet has room for them, and says what gives them weight.',
      link: { label: 'The log sheet', href: '/quarry/pack/all/log' },
    },
    {
      title: 'If it were permitted',
      text: 'You may object and still say which routes, hours, measurements or meetings with residents you would want.',
      link: { label: 'What conditions can require', href: '#turn-conditions' },
    },
    {
      title: 'Groups and an appeal',
      text: 'Your parish council can write too, and can give its reasons in its minutes. At a public inquiry a group may be a main party.',
      link: { label: 'Rule 6: who, by when and what it costs', href: '#turn-rule-6' },
    },
  ],
} as const
