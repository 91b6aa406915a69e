import { inCategory } from './in-category.ts'

export const planningPolicyDocuments = inCategory('planning-policy', [
  {
    id: 'national-planning-policy-framework',
    title: 'National Planning Policy Framework',
    description:
      'The government’s planning policies for England. Every planning decision has to take them into account.',
    detail_text:
      'Its chapter on minerals calls a sufficient supply essential, which the applicant will quote. It also asks that workings do not have unacceptable effects on nature, historic places and human health, and that effects which add up are counted. Other chapters deal with transport, flood risk, the countryside, wildlife and heritage. The paragraphs are numbered, and the numbers change from edition to edition: in the copy that was read for this site, minerals stand in paragraphs 222 to 230. The government published a new draft in December 2025. So check which edition is in force, and quote its words as well as the number.',
    type: 'Policy',
    date: 'Several editions',
    external_url: 'https://www.gov.uk/government/publications/national-planning-policy-framework--2',
    summary: 'National policy, for and against: check the edition.',
  },
  {
    id: 'ppg-minerals',
    title: 'Planning practice guidance: Minerals',
    description:
      'Government guidance on planning for quarries and deciding on applications for them, with noise limits, dust and landbanks.',
    detail_text:
      'This guidance explains the minerals chapter of national policy. It covers how need is worked out and what a landbank is, and why the length of a landbank decides nothing by itself. It deals with dust, with noise, for which it publishes limits at homes, with distances, and with how the land should be restored afterwards. It also lists the effects that a council should look at. For an objection, compare its list with the applicant’s reports, one by one. Where a study is missing, or is not done as the guidance asks, you have found something that officers must answer.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/minerals',
    summary: 'The guidance that is most about quarries.',
  },
  {
    id: 'warwickshire-minerals-local-plan',
    title: 'Warwickshire Minerals Local Plan 2018 – 2032',
    description:
      'The county’s own plan for minerals, adopted in July 2022. It names land at Wasperton for sand and gravel, and sets the policies that applications must meet.',
    detail_text:
      'Start here. The plan names land at Wasperton, which supports the principle of a quarry: an objection that ignores this is easy to answer. But the plan also sets conditions. Read the policy for the site first, then the core strategy policies and those on managing development, which deal with homes, health, water, wildlife, heritage, farmland, traffic and restoration. Quote the number, the title and the words of each policy that you think the application does not meet, from the adopted version and not from an earlier draft. The development plan also includes the waste core strategy, the local plans of the districts, and neighbourhood plans in force.',
    type: 'Policy',
    date: '2022',
    external_url: 'https://www.warwickshire.gov.uk/mineral-waste-plans/minerals-development-framework',
    summary: 'The local policies against which the application is measured.',
  },
  {
    id: 'warwickshire-minerals-plan-examination',
    title: 'Warwickshire Minerals Local Plan: examination and inspector’s report',
    description:
      'How the plan was examined and changed before it was adopted, with the inspector’s report and modifications.',
    detail_text:
      'A government inspector examined the plan in public and found it sound, once it was changed. This page of the county leads to the report, to the schedule of main modifications, and to a clean version of the plan as it was to be published. It matters for the land at Wasperton, which was argued over at the time: see what was said, and which conditions were put into the policy for the site. Comments that people made on the plan then are not comments on the application now. What the plan settled need not be argued again; what the application leaves open should be.',
    type: 'Web page',
    date: '2022',
    external_url: 'https://www.warwickshire.gov.uk/mineral-waste-plans/minerals-development-framework/3',
    summary: 'Where the conditions for the site come from.',
  },
  {
    id: 'planning-and-compulsory-purchase-act-2004-section-38',
    title: 'Planning and Compulsory Purchase Act 2004, section 38',
    description: 'The law that puts the development plan first when a planning application is decided.',
    detail_text:
      'One sentence of this section is the backbone of the English planning system. It says that a decision must be made in accordance with the development plan unless material considerations indicate otherwise. In plain words: the plan comes first, for both sides, and whoever wants to depart from it must give good planning reasons. So the most useful thing that an objection can do is to name a policy of the plan and show how the application goes against it. General dislike of a quarry carries no weight.',
    type: 'Law',
    date: '2004',
    external_url: 'https://www.legislation.gov.uk/ukpga/2004/5/section/38',
    summary: null,
  },
])
