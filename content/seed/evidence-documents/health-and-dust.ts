import { inCategory } from './in-category.ts'

export const healthAndDustDocuments = inCategory('health-and-dust', [
  {
    id: 'hse-silicosis',
    title: 'HSE: Silicosis and silica dust',
    description:
      'The Health and Safety Executive on what fine silica dust is, how it harms the lungs, and who is at risk at work.',
    detail_text:
      'Sand and gravel contain silica. When they are dug, crushed or moved while dry, a dust can form that is too fine to see and is breathed deep into the lungs. This page explains the illnesses that it can cause at work, where people may breathe it all day. It is not written for neighbours. Be fair about this in an objection: do not claim that neighbours will fall ill. Ask instead how much fine dust would leave the site, who has measured or modelled it, and who would check.',
    type: 'Web page',
    date: 'Undated page',
    external_url: 'https://www.hse.gov.uk/lung-disease/silicosis.htm',
    summary: 'What silica dust can do, written for people at work.',
  },
  {
    id: 'hse-quarries-silica',
    title: 'HSE: Silica in quarries',
    description:
      'The Health and Safety Executive on silicosis in quarry workers, and why it knows of none among the general public.',
    detail_text:
      'Read this page before you write about illness, because the applicant will. The Health and Safety Executive explains that quarry workers who breathe fine quartz dust for years can get silicosis. It then says that no cases have been documented among members of the general public in Great Britain, and takes that to show that dust in the open air is not enough to cause the disease. It adds that long exposure to almost any dust can lead to breathing problems. So keep to what can be asked: how much fine dust would reach homes and schools, who measures it, and what dust does to daily life.',
    type: 'Web page',
    date: 'Updated in 2021',
    external_url: 'https://www.hse.gov.uk/quarries/silica.htm',
    summary: 'What the regulator says about neighbours, for fairness.',
  },
  {
    id: 'hse-quarries',
    title: 'HSE: Health and safety in quarries',
    description:
      'The pages of the Health and Safety Executive about quarries: dust, vehicles, steep faces, water and members of the public.',
    detail_text:
      'These pages collect what the safety regulator expects of people who run a quarry. They cover dust, moving vehicles, unstable slopes, deep water, and keeping children and other members of the public out. Use them to ask practical questions. How would haul roads be kept damp in a dry summer? How would wheels be washed? How would the pits be fenced while they stand open, with footpaths and villages nearby? An applicant should be able to point to the page of the papers that answers each of these.',
    type: 'Web page',
    date: 'Undated page',
    external_url: 'https://www.hse.gov.uk/quarries/',
    summary: null,
  },
  {
    id: 'hse-coshh',
    title: 'HSE: Control of substances hazardous to health (COSHH)',
    description: 'What the law asks of employers who work with harmful substances, silica dust among them.',
    detail_text:
      'COSHH is the short name of the rules on harmful substances at work. An employer must find out what the risks are, keep them as low as can reasonably be done, and check that the measures work. The pages explain this in plain words and list substances, including silica. The rules are about the workplace, but they show what good control of dust looks like: stop it at the source, keep it wet, enclose it, measure it. Ask whether the applicant’s plan for dust does all of this.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.hse.gov.uk/coshh/',
    summary: null,
  },
  {
    id: 'quarries-regulations-1999',
    title: 'The Quarries Regulations 1999',
    description: 'The law on running a quarry safely, including barriers, vehicles, excavations and tips.',
    detail_text:
      'These regulations say how the operator of a quarry must keep people safe: those who work there, and those who live nearby or pass by. They deal with competent staff, barriers around the site, rules for vehicles, and the design and inspection of excavations and of heaps of spoil. They apply whether or not the planning permission says so, and the safety regulator enforces them. They help you to see which worries are for the planning decision, and which are covered by other law as well.',
    type: 'Law',
    date: '1999',
    external_url: 'https://www.legislation.gov.uk/uksi/1999/2024/contents',
    summary: null,
  },
  {
    id: 'ppg-air-quality',
    title: 'Planning practice guidance: Air quality',
    description: 'When and how the quality of the air must be looked at in a planning decision.',
    detail_text:
      'This guidance says when air quality matters to a planning application and what a good assessment should contain: the air as it is now, what the development and its traffic would add, who lives or learns nearby, and what would be done about it. Dust from works and exhaust from lorries are both part of it. In an objection, name the places that matter, such as a school, a nursery, a care home or a playing field. Ask whether the assessment has looked at each of them.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/air-quality--3',
    summary: null,
  },
  {
    id: 'uk-air',
    title: 'UK-AIR: air information from Defra',
    description: 'The government’s measurements and forecasts of air pollution, with maps and explanations.',
    detail_text:
      'This site shows what is measured at fixed stations across the country, and what is estimated for the places in between. It explains the main pollutants, among them the fine particles that dust and exhaust add to the air. It can help you to describe the air as it is now. Note that a quiet village seldom has a station of its own, so the values there are estimates. You may ask the council whether the applicant has measured on the spot, for how long, and in which seasons.',
    type: 'Data',
    date: 'Live service',
    external_url: 'https://uk-air.defra.gov.uk/',
    summary: null,
  },
])
