import { inCategory } from './in-category.ts'

export const planningPolicyDocuments = inCategory('planning-policy', [
  {
    id: 'national-planning-policy-framework',
    title: 'National Planning Policy Framework',
    description:
      'The government’s planning policies for England. Every planning decision has to take them into account.',
    detail_text:
      'This is the first document to quote in an objection. Its chapter on minerals asks councils to plan for a steady supply of sand and gravel. It also asks them to see to it that quarries do no unacceptable harm to people, nature and historic places. Other chapters deal with health, transport, flood risk, the countryside, wildlife and heritage. The paragraphs are numbered, and the numbers change when a new edition comes out. So check the edition, and quote the words as well as the number.',
    type: 'Policy',
    date: 'Kept up to date',
    external_url: 'https://www.gov.uk/government/publications/national-planning-policy-framework--2',
    summary: 'The policy that every objection should be able to point to.',
  },
  {
    id: 'ppg-minerals',
    title: 'Planning practice guidance: Minerals',
    description:
      'Government guidance on how councils should plan for quarries and decide on applications for them, including dust, noise and landbanks.',
    detail_text:
      'This guidance explains the minerals chapter of national policy. It covers how need is worked out and what a landbank is. It says how close to homes a quarry may come, how dust and noise should be kept low, and how the land must be restored afterwards. It also lists the effects that a council should look at. For an objection, compare its list with the applicant’s reports, one by one. Where a study is missing, or is not done as the guidance asks, you have found something that officers must answer.',
    type: 'Guidance',
    date: 'Kept up to date',
    external_url: 'https://www.gov.uk/guidance/minerals',
    summary: 'The guidance that is most about quarries.',
  },
  {
    id: 'warwickshire-minerals-local-plan',
    title: 'Warwickshire Minerals Local Plan 2018 – 2032',
    description:
      'The county’s own plan for minerals. It names the sites for sand and gravel and sets the policies that decide applications.',
    detail_text:
      'The law says that planning decisions must follow the local plan, unless there is a good reason not to. For quarries in our county, this is the plan. It says how much sand and gravel is expected to be needed, and where it should come from. It also says what an applicant must show about homes, health, water, wildlife, heritage, farmland, traffic and restoration. Read the policies on managing development, and name those that you think the application does not meet. Look also at what the plan says about the site itself.',
    type: 'Policy',
    date: '2022',
    external_url: 'https://www.warwickshire.gov.uk/mineral-waste-plans/minerals-development-framework',
    summary: 'The local policies against which the application is measured.',
  },
  {
    id: 'planning-and-compulsory-purchase-act-2004-section-38',
    title: 'Planning and Compulsory Purchase Act 2004, section 38',
    description: 'The law that puts the local plan first when a planning application is decided.',
    detail_text:
      'One sentence of this section is the backbone of the English planning system. It says that a decision must be made in accordance with the development plan unless material considerations indicate otherwise. In plain words: the plan comes first, and whoever wants to depart from it must give good planning reasons. So the most useful thing that an objection can do is to name a policy of the plan and show how the application goes against it. General dislike of a quarry carries little weight beside that.',
    type: 'Law',
    date: '2004',
    external_url: 'https://www.legislation.gov.uk/ukpga/2004/5/section/38',
    summary: null,
  },
])
