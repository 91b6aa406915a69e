import { inCategory } from './in-category.ts'

export const decisionsAndAppealsDocuments = inCategory('decisions-and-appeals', [
  {
    id: 'town-and-country-planning-act-1990',
    title: 'Town and Country Planning Act 1990',
    description: 'The main law on planning permission in England: who decides, on what grounds, and who may appeal.',
    detail_text:
      'This Act says that most building, engineering and mining needs planning permission, and that minerals are a matter for the county. It tells the council to look at the development plan and at all other “material considerations”, which have to do with the use of land. It gives the applicant a right to appeal against a refusal, and where no decision comes in time. It gives objectors none when permission is granted. So write before the decision. Read the sections on deciding applications and on appeals.',
    type: 'Law',
    date: '1990',
    external_url: 'https://www.legislation.gov.uk/ukpga/1990/8/contents',
    summary: 'Why the time before the decision matters most to objectors.',
  },
  {
    id: 'ppg-determining-a-planning-application',
    title: 'Planning practice guidance: Determining a planning application',
    description: 'How a council comes to a decision, and what it may and may not take into account.',
    detail_text:
      'This guidance explains what a material planning consideration is. It says that planning looks at the use of land in the public interest. Private interests, such as what a house is worth, do not usually count. It also explains how much weight a council may give to different matters, how decisions are made by officers and committees, and what reasons must be given. Read it before you write. It will help you to leave out what cannot count and to spend your words on what can.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/determining-a-planning-application',
    summary: 'What counts in an objection, and what does not.',
  },
  {
    id: 'ppg-consultation-and-pre-decision-matters',
    title: 'Planning practice guidance: Consultation and pre-decision matters',
    description: 'Who must be asked about an application, how the public is told, and how long people have to reply.',
    detail_text:
      'A council has to publicise an application and to ask certain public bodies for their advice. This guidance says who they are and how it is done. It also deals with what happens when an application is changed after it was sent in, and when people should be asked again. If you think that your village was not told properly, or that a body with special knowledge was not asked, this is where to look. Say it politely and early, while there is still time to put it right.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/consultation-and-pre-decision-matters',
    summary: null,
  },
  {
    id: 'ppg-use-of-planning-conditions',
    title: 'Planning practice guidance: Use of planning conditions',
    description: 'When a council may allow something with conditions, and what makes a condition lawful and fair.',
    detail_text:
      'A council that approves a quarry will usually add conditions on hours, noise, dust, lorries, water and restoration. This guidance lists the tests that every condition must meet, for example that it can be enforced and is precise. It matters to objectors in two ways. You can argue that a harm is so great that no condition could make it acceptable. And you can say which conditions would be the least that your village needs if the quarry were approved against your wishes. It is fair to do both in one letter.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/use-of-planning-conditions',
    summary: null,
  },
  {
    id: 'ppg-appeals',
    title: 'Planning practice guidance: Appeals',
    description: 'How an appeal against a planning decision works, and what part residents can play in it.',
    detail_text:
      'If the council refuses, or takes too long, the applicant may appeal. This guidance explains the three ways in which an appeal can be heard: on paper, at a hearing, or at an inquiry in public. It says what is expected of each side and how the views of local people are passed on. It also says when one side may have to pay the costs of the other. Objections that were sent to the council should go to the inspector as well. A good letter now may therefore be read twice.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/appeals',
    summary: null,
  },
  {
    id: 'planning-inspectorate',
    title: 'The Planning Inspectorate',
    description:
      'The body that handles planning appeals in England, on behalf of the government and independently of the council.',
    detail_text:
      'An inspector from this body would look at the whole case afresh if the applicant appealed. The inspector is independent of the council, the applicant and the residents. Ministers may also decide a case themselves. The site explains how to follow an appeal, how to send comments, and how to take part in a hearing or an inquiry. It also leads to the decisions in earlier cases. Those on other sand and gravel quarries can show what inspectors thought about dust, landbanks or lorries, though every case is decided on its own facts.',
    type: 'Web page',
    date: 'Undated page',
    external_url: 'https://www.gov.uk/government/organisations/planning-inspectorate',
    summary: null,
  },
  {
    id: 'warwickshire-regulatory-committee',
    title: 'Warwickshire County Council: Regulatory Committee and public speaking',
    description:
      'How the county’s committee decides on planning applications, who may speak there, and what becomes of late comments.',
    detail_text:
      'If councillors decide, this is the committee. Its page says that only the applicant, agents and people who have made written comments are invited to speak, beside the local councillor, and that the number of speakers on each side is small. So write first, and agree early who speaks on what. It says that the officers’ report sums up the comments that had arrived by then, and that later ones are given to the committee at the meeting. It may also be that officers decide and there is no meeting. The page bears no date: check it again before you rely on it.',
    type: 'Web page',
    date: 'Undated page',
    external_url: 'https://www.warwickshire.gov.uk/regulatorycommittee',
    summary: 'Who may speak when it is decided, and what happens to late letters.',
  },
  {
    id: 'national-scheme-of-delegation',
    title: 'Planning committees and the national scheme of delegation: guidance',
    description:
      'Government guidance on which planning decisions in England go to councillors and which are left to officers.',
    detail_text:
      'The rules on who decides in England are changing, or have changed by the time you read this. This guidance, written before, says that a national scheme takes effect in the autumn of 2026, that it applies to mineral planning authorities as well, and that a committee which decides what should have been left to officers may be challenged in court. Under such a scheme the number of objections does not bring a case to councillors. Ask the county council which way this application will go, and what a local councillor can do about it. Either way the reasons must be planning reasons, and your letter is read by those who decide.',
    type: 'Guidance',
    date: 'June 2026',
    external_url:
      'https://www.gov.uk/government/publications/planning-committees-and-the-national-scheme-of-delegation-of-planning-functions-guidance-for-local-planning-authorities-in-england/planning-committees-and-the-national-scheme-of-delegation-of-planning-functions-guidance-for-local-planning-authorities-in-england',
    summary: 'Why nobody can promise that councillors will decide.',
  },
])
