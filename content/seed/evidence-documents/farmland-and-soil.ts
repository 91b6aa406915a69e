import { inCategory } from './in-category.ts'

export const farmlandAndSoilDocuments = inCategory('farmland-and-soil', [
  {
    id: 'agricultural-land-guide',
    title: 'Guide to assessing development proposals on agricultural land',
    description: 'Natural England on the grades of farmland, and how councils should treat the best of it.',
    detail_text:
      'Farmland in England is sorted into grades, and the better ones are known together as best and most versatile land. This guide explains the grades, how land is surveyed, and what a council should ask when a development would use good land up, even for a time. It also names the policies that protect land and soil. Look for the land survey in the application: who made it, when, and how many holes were dug. Then ask whether filled ground would truly grow the same crops again, and who would make sure of it.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url:
      'https://www.gov.uk/government/publications/agricultural-land-assess-proposals-for-development/guide-to-assessing-development-proposals-on-agricultural-land',
    summary: 'What the grades of farmland mean for a planning decision.',
  },
  {
    id: 'soils-on-construction-sites-code',
    title: 'Construction Code of Practice for the Sustainable Use of Soils on Construction Sites',
    description: 'A Defra code on how to strip, store and put back soil without ruining it.',
    detail_text:
      'Soil is alive, and it is easily spoilt. This code says how to survey it, when it is dry enough to be moved, and how to keep topsoil and subsoil apart. It says how high heaps may be, and how to lay the soil out again without crushing it. It was written for building sites, and it is not recent, but the care it asks for is the same at a quarry. Compare it with the applicant’s plan for the soil. Banks of earth around a quarry are often made of the farm’s own topsoil, so ask how long it would lie there.',
    type: 'Guidance',
    date: '2009',
    external_url:
      'https://www.gov.uk/government/publications/code-of-practice-for-the-sustainable-use-of-soils-on-construction-sites',
    summary: null,
  },
])
