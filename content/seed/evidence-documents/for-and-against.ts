import { inCategory } from './in-category.ts'

/** What both sides will quote: how decisions elsewhere came about, what policy and science say for and against, and the applicant’s own words. */
export const forAndAgainstDocuments = [
  ...inCategory('planning-policy', [
    {
      id: 'minerals-plan-adoption-minutes',
      title: 'Warwickshire County Council minutes: the minerals plan is adopted',
      description:
        'What councillors said when the county’s minerals plan, with the land at Wasperton in it, was agreed.',
      detail_text:
        'These are the minutes of the meeting that adopted the plan. They show that the parish council’s letter against the land at Wasperton was before the councillors, and that members were told that objections could still be made to an application. So the plan and the application are not the same thing. The plan settles the principle for the land that it names. An application has to show that this scheme keeps the plan’s conditions. Read the minutes to see what was promised for that later stage, and ask whether the papers now keep it.',
      type: 'Minutes',
      date: '2022',
      external_url: 'https://democracy.warwickshire.gov.uk/mgAi.aspx?ID=7143',
      summary: 'What was left for the application to show.',
    },
    {
      id: 'nppf-minerals-chapter',
      title: 'National policy on minerals: the chapter by itself',
      description: 'The part of national planning policy that deals with quarries, on a page of its own.',
      detail_text:
        'This page speaks for both sides, so read all of it. Applicants quote what it says of supply, and that minerals can only be worked where they are found. It also says that workings should do no unacceptable harm to nature, historic places or people’s health, that effects which add up must be taken into account, and that recycled materials should be looked to before new ones as far as that is practicable. Chapters and paragraphs change with each edition. Check which one is in force on the day you write.',
      type: 'Policy',
      date: 'Undated page',
      external_url:
        'https://www.gov.uk/guidance/national-planning-policy-framework/17-facilitating-the-sustainable-use-of-minerals',
      summary: 'What both sides will quote.',
    },
  ]),
  ...inCategory('the-application', [
    {
      id: 'eia-regulation-on-late-statements',
      title: 'The rule on how long environmental papers must be open to inspection',
      description: 'The regulation on publicity for an environmental statement that comes after the application.',
      detail_text:
        'When an environmental statement follows an application, the council’s notice has to say where the papers can be seen, and until when. The regulation sets a shortest time for that, counted from the day of the notice. Reports about the coming consultation here name different lengths. Do not rely on any of them, nor on us: take the last day from the council’s own notice, and write well before it. If the notice gives less time than the regulation asks for, say so politely and at once, while it can still be put right.',
      type: 'Law',
      date: '2017',
      external_url: 'https://www.legislation.gov.uk/uksi/2017/571/regulation/20',
      summary: 'Why the date in the council’s notice is the one that counts.',
    },
  ]),
  ...inCategory('decisions-and-appeals', [
    {
      id: 'county-matters-schedule',
      title: 'The law on which planning matters belong to the county',
      description:
        'The part of the planning law that makes quarries a matter for the county council and not for the district.',
      detail_text:
        'Neighbours often write to the district council, because it decides on extensions and new houses. Quarries are different. This schedule lists the digging of minerals among the matters that a county decides. The district and the parish councils are asked for their views, and those count, so it is worth telling them yours. But an objection has to reach the county. If you have written to the district already, send the same letter to the county as well, with the reference of the application on it.',
      type: 'Law',
      date: '1990',
      external_url: 'https://www.legislation.gov.uk/ukpga/1990/8/schedule/1',
      summary: 'Which council your letter has to reach.',
    },
    {
      id: 'planning-propriety-guidance',
      title: 'Guidance on how ministers deal with planning cases',
      description: 'How anyone, a Member of Parliament included, may write to planning ministers about a case.',
      detail_text:
        'Ministers can take a planning decision into their own hands. They do so rarely, and for reasons that reach beyond one place. This guidance is about the fairness of such decisions: how people may write to the ministers, and why ministers and officials keep their distance from both sides. It helps if you think of asking your Member of Parliament to speak for you. Ask for something that can be done, such as a request to look at the case, and give planning reasons for it. The council remains the place for your objection.',
      type: 'Guidance',
      date: '2021',
      external_url:
        'https://www.gov.uk/government/publications/planning-propriety-issues-guidance/guidance-on-planning-propriety-planning-casework-decisions',
      summary: null,
    },
    {
      id: 'edgehill-quarry-decision',
      title: 'Warwickshire Regulatory Committee: Edgehill Quarry',
      description: 'How our own county’s committee tightened the conditions of another quarry before it said yes.',
      detail_text:
        'This is a decision for and not against a quarry, and useful for that reason. The committee allowed land to be filled at Edgehill. It wanted a legal agreement on the roads that lorries may take, and it took out working on Saturdays by itself. So what residents ask for in the way of conditions can be had from this very committee. If permission were given here, what would your village need at the least? It is fair to say that in an objection, as long as you also say why you object.',
      type: 'Minutes',
      date: 'Undated page',
      external_url: 'https://democracy.warwickshire.gov.uk/mgAi.aspx?ID=3020',
      summary: 'Conditions that this county has set before.',
    },
    {
      id: 'bubbenhall-quarry-decision',
      title: 'Warwickshire Regulatory Committee: Bubbenhall Quarry',
      description: 'What was said in our county about how long the conditions of a quarry last.',
      detail_text:
        'At this meeting an officer told the committee that no planning condition is permanent, since a landowner may ask to have it changed. The case was about more time for a quarry that should have been restored years before. It is worth reading beside any promise about hours, lorries or the year in which the land will be given back. Ask what would happen if the work took longer, who would notice, and who would pay. And ask for the dates to stand in a condition and not only in a report.',
      type: 'Minutes',
      date: 'Undated page',
      external_url: 'https://democracy.warwickshire.gov.uk/ieIssueDetails.aspx?IId=9706&Opt=3',
      summary: 'Why a promised end date is only as firm as its condition.',
    },
    {
      id: 'lea-castle-judgment',
      title: 'High Court: NRS Saredon Aggregates against the Secretary of State (Lea Castle Farm)',
      description: 'The judgment that sent the Lea Castle Farm quarry back to be decided once more.',
      detail_text:
        'An inspector had refused a quarry near Kidderminster, and the company went to court. A court does not ask whether a quarry is a good idea. It asks whether the decision was made lawfully. The judge looked at how the inspector had dealt with gains for wildlife and with the duty to weigh the plan. One mistake was enough for the whole appeal to be heard again. The first pages tell the story in plain order. The lesson for everybody who writes, an objector too: one wrong statement of law can cost years, so check each one.',
      type: 'Judgment',
      date: '2023',
      external_url: 'https://caselaw.nationalarchives.gov.uk/ewhc/admin/2023/2795',
      summary: 'How one sentence undid a refusal for a time.',
    },
    {
      id: 'hamble-committee-minutes',
      title: 'Hampshire County Council minutes: Hamble Airfield is refused',
      description: 'The meeting at which councillors refused a quarry that an inspector later allowed.',
      detail_text:
        'Read these minutes with the end in mind: the refusal did not hold. Residents, pupils and parish councils spoke, and the councillors refused. The reasons were about lorries, flooding and air quality, and they rested on what the company had not yet shown. It then showed it, the council stopped defending the refusal, and the appeal was allowed. So look at each reason in your own objection and ask whether one more report could take it away. Put those that no report can cure first. The page of cases elsewhere tells the rest of the story.',
      type: 'Minutes',
      date: '2024',
      external_url: 'https://democracy.hants.gov.uk/ieListDocuments.aspx?CId=191&MId=10638&Ver=4',
      summary: 'A refusal whose reasons could be cured.',
    },
    {
      id: 'straitgate-committee-minutes',
      title: 'Devon County Council minutes: Straitgate Farm is refused',
      description:
        'The meeting at which a quarry on land in the county’s plan was refused, before an appeal allowed it.',
      detail_text:
        'The land at Straitgate Farm was named in Devon’s minerals plan, as land at Wasperton is in ours. These minutes show who spoke, among them an expert on groundwater for the residents, and that the councillors refused against the advice of their officers. Inspectors later allowed the quarry and preferred the applicant’s study of the water. Read it to see how thorough evidence has to be, and that the principle of the land is the hardest thing to argue again.',
      type: 'Minutes',
      date: '2021',
      external_url: 'https://democracy.devon.gov.uk/ieListDocuments.aspx?CId=131&MId=4265&EVT=51',
      summary: 'The case that an applicant on land in a plan will quote.',
    },
  ]),
  ...inCategory('health-and-dust', [
    {
      id: 'iaqm-mineral-dust-guidance',
      title: 'Guidance on the Assessment of Mineral Dust Impacts for Planning',
      description:
        'How professionals judge the dust of a quarry: the guidance that the applicant’s report should follow.',
      detail_text:
        'The Institute of Air Quality Management wrote this for those who make dust studies. It begins with distance: who lives, learns or grows things near enough to look at more closely. Then it asks how dusty each part of the work is, which way the wind blows, and what would be done. An applicant’s study usually says that it follows this guidance. Take it step by step and see whether it does. Which homes were counted, where was the wind measured, and what was taken for granted about damping down in a dry summer?',
      type: 'Guidance',
      date: '2016',
      external_url: 'https://www.the-ies.org/resources/guidance-assessment-mineral',
      summary: 'The yardstick for the applicant’s dust report.',
    },
    {
      id: 'applicant-silicosis-article',
      title: 'Quarry Management: Silicosis fears and the planning challenge',
      description: 'The applicant’s own article in a trade magazine: why it sees no credible risk to neighbours.',
      detail_text:
        'This is the other side, in its own words, and you should know it. Smiths Concrete writes that much is known about silica dust at work and little has been published about people who live near quarries. It concludes that there is no credible risk to their health, and accepts that worry about dust has changed planning decisions. Do not answer with alarm. Ask for what such an article cannot give: measurements at the nearest homes and at the school before the work begins, limits that can be checked, and somebody who checks them.',
      type: 'Article',
      date: '2023',
      external_url:
        'https://agg-net.com/resources/articles/health-safety/silicosis-fears-and-the-planning-challenge-addressing-the-publics-concerns',
      summary: 'What the applicant says about silica and neighbours.',
    },
  ]),
  ...inCategory('heritage-and-landscape', [
    {
      id: 'historic-england-legal-requirements',
      title: 'Historic England: what the law asks of those who decide',
      description: 'A short page on the duties towards listed buildings, conservation areas and their surroundings.',
      detail_text:
        'Historic England sums up here what the law asks of a council. It has to have special regard to the desirability of preserving a listed building or its setting. The courts have said that this carries considerable importance and weight, more than one point among many. Towards a conservation area it has to pay special attention. The page helps to put a worry about a church, a mill or an old house into words that officers recognise. It does not say that every harm leads to a refusal: harm is weighed against the good that a scheme would do.',
      type: 'Guidance',
      date: 'Undated page',
      external_url: 'https://historicengland.org.uk/advice/hpg/decisionmaking/legalrequirements/',
      summary: null,
    },
  ]),
  ...inCategory('farmland-and-soil', [
    {
      id: 'natural-england-land-take-review',
      title: 'Natural England: review of agricultural land take to development',
      description: 'Research on how much weight planning decisions have really given to the best farmland.',
      detail_text:
        'Policy protects the best farmland, but how often has that decided a case? Natural England had this looked into and published the answer. It helps you to be realistic. Good soil alone may not stop a quarry, and it says more when it is joined to something that the papers fail to show: a survey with too few holes, soil that would lie in banks for years, or a promise to restore the grade without a way to prove it. Ask the council to set out how it has weighed the land, and against what.',
      type: 'Research',
      date: '2025',
      external_url: 'https://publications.naturalengland.org.uk/publication/5844183762599936',
      summary: null,
    },
  ]),
]
