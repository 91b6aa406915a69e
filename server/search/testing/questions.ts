/** What a resident types, and the pages that answer it: addresses below /quarry, or titles of documents and events. */
export interface Question {
  typed: string
  finds: readonly string[]
}

/**
 * Questions in the words of residents, written before the search was made. Every third is held out (`isHeldOut`): the
 * weights and the words of content/search-terms.ts were chosen without a look at what these come to.
 */
export const questions: readonly Question[] = [
  { typed: 'how many lorries', finds: ['/traffic-safety', '/the-proposal'] },
  { typed: 'hgv', finds: ['/traffic-safety', '/the-proposal'] },
  { typed: 'bardford', finds: ['/villages/barford'] },
  { typed: 'will my house flood', finds: ['/flood-risk', 'Flood map for planning'] },
  { typed: 'dust asthma', finds: ['/silica-dust', '/villages/barford'] },
  { typed: 'who decides', finds: ['/process'] },
  { typed: 'when is the deadline', finds: ['/how-to-object', '/process'] },
  { typed: 'can i object again', finds: ['/how-to-object', '/process'] },
  { typed: 'wasperton church', finds: ['/villages/wasperton', '/heritage-impact'] },
  { typed: 'noise from reversing bleepers', finds: ['/noise-vibration'] },
  { typed: 'jobs', finds: ['/no-local-gain', '/rural-economy'] },
  { typed: 'where is it', finds: ['/', '/impact-map', '/the-proposal'] },
  { typed: 'is my well safe', finds: ['/water-contamination'] },
  { typed: 'house prices', finds: ['/how-to-object'] },
  {
    typed: 'great crested newts',
    finds: ['/wildlife-impact', 'Great crested newts: advice for making planning decisions'],
  },
  { typed: 'opening hours of the quarry', finds: ['/the-proposal', '/noise-vibration'] },
  { typed: 'how long will it last', finds: ['/the-proposal', '/planning-creep'] },
  { typed: 'donate', finds: ['/donate'] },
  { typed: 'who are you', finds: ['/', '/contact'] },
  { typed: 'hamton lucy', finds: ['/villages/hampton-lucy'] },
  { typed: 'footpaths', finds: ['/heritage-impact', '/rural-economy', '/villages/wasperton', '/villages/charlecote'] },
  { typed: 'school run', finds: ['/traffic-safety', '/villages/barford'] },
  { typed: 'what happens after they dig', finds: ['/the-proposal', '/planning-creep', '/food-security'] },
  { typed: 'do we need more gravel', finds: ['/no-justification'] },
  { typed: 'landbank', finds: ['/no-justification', '/the-proposal'] },
  { typed: 'template letter', finds: ['/how-to-object'] },
  { typed: 'a429', finds: ['/traffic-safety', '/corridor-development', '/the-proposal', '/villages/barford'] },
  { typed: 'silicosis', finds: ['/silica-dust', 'HSE: Silicosis and silica dust'] },
  { typed: 'who owns the land', finds: ['/stjohnscollege'] },
  { typed: 'stratford', finds: ['/villages/stratford-upon-avon'] },
  { typed: 'birds', finds: ['/wildlife-impact'] },
  { typed: 'cracks in walls', finds: ['/noise-vibration'] },
  { typed: 'email the council', finds: ['/how-to-object', '/contact'] },
  {
    typed: 'regulation 25',
    finds: ['/process', 'Town and Country Planning (Environmental Impact Assessment) Regulations 2017, regulation 25'],
  },
  { typed: 'appeal', finds: ['/process', 'Planning practice guidance: Appeals'] },
  { typed: 'is my objection any good', finds: ['/evaluate-objection'] },
  {
    typed: 'listed buildings',
    finds: ['/heritage-impact', 'Planning (Listed Buildings and Conservation Areas) Act 1990, section 66'],
  },
  {
    typed: 'best and most versatile land',
    finds: ['/food-security', 'Guide to assessing development proposals on agricultural land'],
  },
  { typed: 'public meeting', finds: ['/events'] },
  { typed: 'drinking water borehole', finds: ['/water-contamination', 'Groundwater source protection zones'] },
  { typed: 'landfill', finds: ['/the-proposal', '/water-contamination', '/planning-creep'] },
  { typed: 'wellesborne', finds: ['/villages/wellesbourne'] },
  { typed: 'tourism', finds: ['/rural-economy', '/villages/stratford-upon-avon', '/villages/charlecote'] },
  { typed: 'cyclists', finds: ['/traffic-safety', '/villages/barford'] },
  { typed: 'sign up for news', finds: ['/contact'] },
  { typed: 'cambridge or oxford college', finds: ['/stjohnscollege'] },
  { typed: 'how big is the site', finds: ['/the-proposal'] },
  { typed: 'nppf', finds: ['National Planning Policy Framework', '/no-justification'] },
  { typed: 'what do you do with my data', finds: ['/privacy'] },
  {
    typed: 'air polution',
    finds: ['/silica-dust', 'Planning practice guidance: Air quality', 'UK-AIR: air information from Defra'],
  },
  { typed: 'bunds', finds: ['/noise-vibration', '/the-proposal', '/flood-risk'] },
  { typed: 'charlcote park', finds: ['/villages/charlecote', '/heritage-impact'] },
  { typed: 'will it get bigger later', finds: ['/planning-creep', '/corridor-development'] },
  { typed: 'archeology', finds: ['/heritage-impact'] },
  {
    typed: 'bats',
    finds: ['/wildlife-impact', 'Protected species and development: advice for local planning authorities'],
  },
  { typed: 'what can i write about', finds: ['/how-to-object', '/evaluate-objection'] },
  {
    typed: 'minerals plan',
    finds: ['Warwickshire Minerals Local Plan 2018 – 2032', 'Planning practice guidance: Minerals'],
  },
  { typed: 'warick', finds: ['/villages/warwick'] },
  { typed: 'farming crops', finds: ['/food-security', '/water-contamination'] },
  {
    typed: 'ground water',
    finds: [
      '/water-contamination',
      'Groundwater source protection zones',
      'The Environment Agency’s approach to groundwater protection',
    ],
  },
  { typed: 'blasting explosives', finds: ['/noise-vibration'] },
  { typed: 'how close to houses', finds: ['/the-proposal', '/villages/barford', '/villages/wasperton'] },
  {
    typed: 'planning application documents',
    finds: ['Warwickshire County Council: planning pages', '/evidence-library', '/the-proposal'],
  },
  { typed: 'river avon', finds: ['/flood-risk', '/water-contamination'] },
  { typed: 'what stage is it at', finds: ['/process'] },
  { typed: 'sherborne', finds: ['/villages/sherbourne'] },
  { typed: 'accidents on the road', finds: ['/traffic-safety', 'Road accidents and safety statistics'] },
  { typed: 'mud on the road', finds: ['/traffic-safety'] },
  { typed: 'bank details', finds: ['/donate'] },
  { typed: 'impact map', finds: ['/impact-map'] },
  { typed: 'pub and holiday lets', finds: ['/rural-economy'] },
  { typed: 'leamington', finds: ['/villages/leamington-spa'] },
  {
    typed: 'pm10',
    finds: ['/silica-dust', 'Planning practice guidance: Air quality', 'UK-AIR: air information from Defra'],
  },
  { typed: 'hedgerows and trees', finds: ['/wildlife-impact'] },
  { typed: 'councillors meeting', finds: ['/process', '/events'] },
]

/**
 * Questions of people who knew neither the search nor its words, most of them found wanting when they were first asked. The
 * search was mended with these in view.
 */
export const questionsOfOthers: readonly Question[] = [
  { typed: 'cases elsewhere', finds: ['/cases'] },
  { typed: 'has a quarry been turned down anywhere else', finds: ['/cases'] },
  { typed: 'straitgate', finds: ['/cases'] },
  { typed: 'bow farm costs', finds: ['/cases'] },
  { typed: 'wensley', finds: ['/cases'] },
  { typed: '5,744', finds: ['/cases'] },
  { typed: 'ware park', finds: ['/cases'] },
  { typed: 'hamble', finds: ['/cases'] },
  { typed: 'is it in the green belt', finds: ['/cases', '/corridor-development'] },
  { typed: 'petition', finds: ['/how-to-object'] },
  { typed: 'signatures', finds: ['/how-to-object'] },
  { typed: 'what should i read if i have an hour', finds: ['/how-to-object'] },
  { typed: 'can i speak at the meeting', finds: ['/how-to-object'] },
  { typed: 'archaeology', finds: ['/heritage-impact', '/villages/wasperton'] },
  { typed: 'roman remains archeology', finds: ['/heritage-impact', '/villages/wasperton'] },
  { typed: 'noize', finds: ['/noise-vibration'] },
  { typed: 'asma', finds: ['/silica-dust'] },
  { typed: 'asthma', finds: ['/silica-dust'] },
  { typed: 'rat run', finds: ['/traffic-safety'] },
  { typed: 'artics', finds: ['/traffic-safety'] },
  { typed: 'compensation', finds: ['/how-to-object'] },
  { typed: 'who makes the decision', finds: ['/process'] },
  { typed: 'barford', finds: ['/villages/barford'] },
  { typed: 'newts', finds: ['/wildlife-impact'] },
  { typed: 'write my letter', finds: ['/write-objection'] },
  { typed: 'where do your figures come from', finds: ['/sources'] },
]

/** Every third question, by its place in the list. */
export const isHeldOut = (_: Question, index: number): boolean => index % 3 === 2
