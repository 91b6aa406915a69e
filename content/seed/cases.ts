import type { Case } from '../../domain/case.ts'

/** A case as it is first stored. */
export type SeedCase = Omit<Case, 'updated_at'>

const copy = 'Compared with a stored copy of this page.'
const press = `A press report: no official page that tells of the decision was found. ${copy}`

/**
 * Decisions on quarries elsewhere, those that went against residents among them. Each rests on its own page; what no
 * official page tells is taken from the press, and the row says so.
 */
const cases: Omit<SeedCase, 'sort_order'>[] = [
  {
    id: 'lea-castle-farm',
    name: 'Lea Castle Farm, near Kidderminster',
    authority: 'Worcestershire County Council',
    decided: 'May 2023, and again after a second inquiry',
    outcome: 'refused',
    decided_by: 'inspector',
    what_decided:
      'The council refused a sand and gravel quarry. An inspector held an inquiry and dismissed the applicant’s appeal on 5 May 2023: the quarry would not keep the green belt open, and that harm was not clearly outweighed. He did not find significant harm from noise, dust or poor air quality. The applicant went to the High Court, and because of one mistake in law, on gains for wildlife, the appeal had to be heard again. The second inquiry opened on 5 November 2024. Reports say that it ended in a refusal too; we have not found the official page of that decision yet.',
    meaning:
      'Openness and landscape carried this case, not dust. Whether our fields are green belt has not been checked for this page, so do not lean on that. Residents took part as a party with a barrister of their own, and a decision in their favour was lost for a time through one wrong sentence: accuracy protects a refusal.',
    address:
      'https://www.worcestershire.gov.uk/council-services/planning-and-developments/planning-applications/lea-castle-farm-quarry-public-inquiry',
    source: 'Worcestershire County Council: Lea Castle Farm Quarry Public Inquiry',
    checked_on: '2026-11-22',
    how_checked: `${copy} The inspector’s findings on noise and dust are from the Kidderminster Shuttle of May 2023, the second inquiry’s date from Wyre Forest District Council.`,
  },
  {
    id: 'mill-hill',
    name: 'Mill Hill, Barton in Fabis',
    authority: 'Nottinghamshire County Council',
    decided: '2025 or later: the copy we read shows no day',
    outcome: 'refused',
    decided_by: 'council',
    what_decided:
      'Officers recommended permission. Councillors refused by seven votes to four: the need was “not compelling”, and the harm to wildlife and to views could not be avoided. The council had asked twice for further information. A retirement village 220 metres away had raised dust.',
    meaning:
      'The closest parallel we know: this land, too, was in the adopted minerals plan, and councillors still refused. But that is not the end of it. We do not know whether the applicant appealed, and on land that the plan names the reasons have to be strong.',
    address: 'https://www.bbc.co.uk/news/articles/cy5g7z7l14go',
    source: 'BBC News: Residents ‘relieved’ as quarry plans turned down',
    checked_on: '2026-11-21',
    how_checked:
      'A press report, read in a copy elsewhere; the original stands at this address. No page of the council was found.',
  },
  {
    id: 'pages-lane-twyning',
    name: 'Page’s Lane, Twyning',
    authority: 'Gloucestershire County Council',
    decided: 'After October 2014: the page shows no day',
    outcome: 'refused',
    decided_by: 'council',
    what_decided:
      'A second application for sand and gravel, after a refusal in October 2014. It had not been shown that noise could be kept to an acceptable level. Dust would harm people nearby. The strips of land kept free between the workings and homes and businesses were too narrow. The setting of a conservation area would suffer, and part of the best farmland would not be brought back to its grade.',
    meaning:
      'Ordinary reasons, each tied to something that the papers failed to show. Ask of our application: is the noise shown to be within the limits at each home, how wide are the strips that stay free, and which grade will the soil have afterwards?',
    address: 'http://minutes.tewkesbury.gov.uk/mgAi.aspx?ID=20390',
    source: 'Tewkesbury Borough Council: decision of the county on 15/01227/CM, Pages Lane, Twyning',
    checked_on: '2026-11-21',
    how_checked: copy,
  },
  {
    id: 'hamble-airfield',
    name: 'Hamble Airfield',
    authority: 'Hampshire County Council',
    decided: 'October 2025',
    outcome: 'allowed',
    decided_by: 'inspector',
    what_decided:
      'Councillors refused in May 2024, over lorries, flooding and air quality, after 5,744 written objections. Then the company sent further information, the council’s own experts were content, and the council told the inquiry that permission should be granted. The inspector allowed the quarry: no unacceptable effect on the safety of the roads, and no significant one from noise, dust or air quality.',
    meaning:
      'A refusal lasts only as long as its reasons can be proved. Each of these could be cured by one more report, and was. So put first what no report can cure, such as the landscape, paths, a lack of need or a place in the wrong position, and answer new papers when they come. Older texts that praise Hamble as a success are out of date.',
    address:
      'https://www.portsmouth.co.uk/news/politics/council/hamble-airfield-quarry-fight-reaches-climax-as-cemex-learns-outcome-of-planning-appeal-5362977',
    source: 'Portsmouth News: Hamble Airfield quarry fight reaches climax as outcome of appeal is told',
    checked_on: '2026-11-21',
    how_checked: press,
  },
  {
    id: 'straitgate-farm',
    name: 'Straitgate Farm, Ottery St Mary',
    authority: 'Devon County Council',
    decided: 'January 2023',
    outcome: 'allowed',
    decided_by: 'inspector',
    what_decided:
      'Councillors refused in December 2021 against the advice of their officers. Two inspectors allowed the appeals. The farm was a preferred area of the county’s minerals plan. The residents’ expert and the applicant’s disagreed about the water, and the inspectors found the applicant’s study robust. Worries about the roads were met by a limit on the number of lorries.',
    meaning:
      'The warning for us: land that the plan names, and a council that refused against advice. The plan’s choice weighs heavily at an appeal. To argue the principle again was not enough; what would count is a condition of the plan that the scheme does not keep, or something that has changed since.',
    address: 'https://www.bbc.com/news/uk-england-devon-64176531',
    source: 'BBC News: Ottery St Mary quarry planning refusal overturned',
    checked_on: '2026-11-21',
    how_checked: `${press} The findings on water and lorries are from the Sidmouth Herald of the same month.`,
  },
  {
    id: 'bow-farm',
    name: 'Bow Farm, near Tewkesbury',
    authority: 'Gloucestershire County Council',
    decided: 'January 2024',
    outcome: 'allowed',
    decided_by: 'inspector',
    what_decided:
      'Councillors refused in January 2023 against the advice of their officers: harm to local businesses through dust and noise, and the council’s climate emergency. The inspector allowed the quarry, since the council brought no evidence for these reasons, and ordered it to pay the company’s costs. The press put them at £180,000.',
    meaning:
      'A reason without evidence can cost a council dear, and councillors know it. If you want yours to refuse, give them something to stand on: a measurement, a page of the applicant’s own report, a policy by its name.',
    address: 'https://glostext.gloucestershire.gov.uk/ieListDocuments.aspx?CId=258&MId=11508',
    source: 'Gloucestershire County Council: Planning Committee, March 2024, Land at Bow Farm appeal update',
    checked_on: '2026-11-22',
    how_checked: `${copy} The costs and the inspector’s words are from Punchline Gloucester, March 2024.`,
  },
  {
    id: 'haddiscoe',
    name: 'Crab Apple Lane, Haddiscoe',
    authority: 'Norfolk County Council',
    decided: '2025 or later: the copies we read show no day',
    outcome: 'allowed',
    decided_by: 'inspector',
    what_decided:
      'The council refused over dust, noise and harm to historic buildings, among them a church of the highest grade. Before the inquiry the company added a plan against dust and other papers, and the council no longer contested the appeal. The Eastern Daily Press reports that the inspector allowed it: some dust might escape at times, but there was no evidence that it would harm the church. In 2014 an inspector had refused a similar scheme on this land.',
    meaning:
      'Dust, noise and heritage were not enough once they had been answered on paper. The same land was protected once and lost later: what was decided before does not bind the next inspector.',
    address: 'https://www.bbc.co.uk/news/articles/cdrxn5d753jo',
    source: 'BBC News: Council no longer contests gravel pit appeal',
    checked_on: '2026-11-22',
    how_checked:
      'Press reports, read in copies elsewhere; the BBC’s original stands at this address. No official page of the decision was found.',
  },
  {
    id: 'pyford-brook',
    name: 'Pyford Brook',
    authority: 'Staffordshire County Council',
    decided: '2021',
    outcome: 'allowed',
    decided_by: 'council',
    what_decided:
      'The council approved a quarry to which more than 660 people had objected. One of its conditions: not more than 170 lorry movements in 24 hours from Monday to Friday.',
    meaning:
      'Numbers alone did not hold it. But a condition with a figure is something that a village can count and the council can enforce. It is fair to say in an objection which limits would be the least, should permission be given.',
    address:
      'https://expressandstar.com/news/local-hubs/staffordshire/2023/06/13/new-concrete-plant-can-extend-operating-hours-despite-objections',
    source: 'Express & Star: New concrete plant can extend operating hours despite objections',
    checked_on: '2026-11-21',
    how_checked: press,
  },
  {
    id: 'rudheath-lodge-farm',
    name: 'Rudheath Lodge Farm, Cranage',
    authority: 'Cheshire East Council',
    decided: '2017-06-12',
    outcome: 'withdrawn',
    decided_by: 'applicant',
    what_decided:
      'The land for a silica sand quarry lay in the areas of two councils, and only one had been asked. The company took the application back to send it to both. Residents had pointed out mistakes in the papers.',
    meaning:
      'A withdrawal is a pause and not an end: the company said at once that it would come back. Keep your evidence, and expect another round.',
    address:
      'http://www.middlewichguardian.co.uk/news/15347526.Sibelco_withdraws_quarry_plans_ahead_of__revised_submission__to_two_authorities/',
    source: 'Middlewich Guardian: Sibelco withdraws quarry plans ahead of revised submission to two authorities',
    checked_on: '2026-11-22',
    how_checked: press,
  },
  {
    id: 'wensley-quarry',
    name: 'Wensley Quarry, near Leyburn',
    authority: 'North Yorkshire Council',
    decided: '2025',
    outcome: 'withdrawn',
    decided_by: 'applicant',
    what_decided:
      'The company wanted to work a limestone quarry for eleven years longer. After the council’s consultation, in which residents spoke of problems with noise, dust and vibration and said that the council had been misled about them, it took the application back and said that it would send in a revised one.',
    meaning:
      'What an applicant says of its other quarries can be compared with the dated complaints of those who live beside them. Here, too, a new application was announced at once.',
    address: 'https://www.bbc.co.uk/news/articles/c5ye1dg1j9wo',
    source: 'BBC News: Quarry application withdrawn after complaints',
    checked_on: '2026-11-22',
    how_checked: press,
  },
]

/** The first cases, in their order; the gaps leave room for others between them. */
export const caseSeeds: SeedCase[] = cases.map((row, index) => ({ ...row, sort_order: (index + 1) * 10 }))
