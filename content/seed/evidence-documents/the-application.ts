import { firstCampaign as campaign } from '../../first-campaign.ts'
import { inCategory } from './in-category.ts'

export const theApplicationDocuments = inCategory('the-application', [
  {
    id: 'council-planning-pages',
    title: 'Warwickshire County Council: planning pages',
    description: `The council’s own pages on planning applications for minerals, where the papers of application ${campaign.application_reference} can be found.`,
    detail_text: `Warwickshire County Council decides on applications for quarries. From its planning pages you can search for ${campaign.application_reference} and read what the applicant has sent: the plans, the environmental statement, the later changes, and the replies of public bodies such as the Environment Agency. Look for the request for further information, the applicant’s answer to it, and the newest documents first, because they may replace older ones. What you cannot find, ask for. Quote the title and page of a document when you disagree with it. Nobody who wrote this website’s first texts had the papers at hand, so trust them over us.`,
    type: 'Web page',
    date: 'Undated page',
    external_url: campaign.planning_documents_url,
    summary: 'Start here: the source for everything that the applicant says.',
  },
  {
    id: 'eia-regulations-2017-regulation-25',
    title: 'Town and Country Planning (Environmental Impact Assessment) Regulations 2017, regulation 25',
    description:
      'The rule that lets a council ask for more information when an environmental statement does not tell it enough.',
    detail_text:
      'A large quarry needs an environmental statement, which sets out its likely significant effects. Regulation 25 says what happens when that statement is not enough: the council asks in writing for further information, and the applicant must provide it. The information must then be publicised, and people must be given time to comment. This application has been through such a request. For an objection this means two things. You may write again about the new papers, and you may compare the request with the answer, point by point.',
    type: 'Law',
    date: '2017',
    external_url: 'https://www.legislation.gov.uk/uksi/2017/571/regulation/25',
    summary: 'Why the application was held up, and why a new consultation follows.',
  },
  {
    id: 'eia-regulations-2017',
    title: 'Town and Country Planning (Environmental Impact Assessment) Regulations 2017',
    description:
      'The full rules on environmental statements: what they must cover, who must be asked, and what the council must weigh.',
    detail_text:
      'These regulations say which projects need an environmental impact assessment and what the statement must contain. One of the schedules lists the subjects, among them people, health, wildlife, land, soil, water, air, climate, heritage and landscape, and how these act on each other. It also asks for effects that add up with those of other projects. Use the list as a checklist. If a subject that matters in your village is missing from the statement, or is covered in one line, say so in your objection and name the schedule.',
    type: 'Law',
    date: '2017',
    external_url: 'https://www.legislation.gov.uk/uksi/2017/571/contents',
    summary: null,
  },
  {
    id: 'ppg-environmental-impact-assessment',
    title: 'Planning practice guidance: Environmental Impact Assessment',
    description: 'The government’s plain guide to how environmental impact assessment works, step by step.',
    detail_text:
      'This guidance explains the regulations in simpler words: when an assessment is needed, what a good environmental statement looks like, how the public is involved, and what happens when more information is asked for. It says that the aim is to let the council decide in full knowledge of the likely significant effects. That sentence is useful in an objection. Do the papers leave an effect unknown? Point to the part of the guidance that asks for it, and ask the council not to decide before it is known.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/environmental-impact-assessment',
    summary: null,
  },
  {
    id: 'environmental-information-regulations-2004',
    title: 'Environmental Information Regulations 2004',
    description:
      'Your right to ask a council or another public body for the information it holds about the environment.',
    detail_text:
      'Anyone may ask a public body for environmental information, and it must answer within a set time unless it has a good reason not to. This covers reports, measurements, letters and e-mails about noise, dust, water, traffic and wildlife. You need no form and no reason. If something is missing from the published papers, such as the notes of a meeting or a survey that is only mentioned, you can ask for it. What you learn may go into your objection. Ask early, because an answer takes weeks.',
    type: 'Law',
    date: '2004',
    external_url: 'https://www.legislation.gov.uk/uksi/2004/3391/contents',
    summary: 'How to get papers that have not been published.',
  },
  {
    id: 'aarhus-convention',
    title: 'The Aarhus Convention',
    description:
      'The international agreement on access to information, public participation and justice in matters of the environment.',
    detail_text:
      'The United Kingdom is a party to this agreement of the United Nations in Europe. It rests on three ideas. People have a right to know about their environment. They have a right to take part in decisions about it, early enough for their views to count. And they have a right to go to court when those rights are not kept. It is rarely needed in a letter to the council. But it is the reason why consultations, published papers and answers to your questions are rights and not favours.',
    type: 'Law',
    date: '1998',
    external_url: 'https://unece.org/environment-policy/public-participation/aarhus-convention/introduction',
    summary: null,
  },
])
