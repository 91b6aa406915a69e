import { inCategory } from './in-category.ts'

export const wildlifeDocuments = inCategory('wildlife', [
  {
    id: 'great-crested-newts-planning-advice',
    title: 'Great crested newts: advice for making planning decisions',
    description:
      'Natural England’s standing advice to councils on newts: when to ask for a survey, and what a good one contains.',
    detail_text:
      'Great crested newts and the places where they breed and rest are protected by law. They live in ponds for part of the year, and in hedges, rough grass and woods around them for the rest. This page tells councils when they should ask for a survey, how to judge it, and what must be done to avoid harm. Ask as well whether the applicant would rely on a district licensing scheme, where one runs. If you know of a pond near the site, tell the council where it is, and ask whether it was surveyed, when, and by whom. Please do not handle newts.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/great-crested-newts-advice-for-making-planning-decisions',
    summary: 'The advice that the council should follow where there are newts.',
  },
  {
    id: 'protected-species-planning-advice',
    title: 'Protected species and development: advice for local planning authorities',
    description:
      'How a council should deal with bats, badgers, otters, water voles, birds and other protected animals.',
    detail_text:
      'This is the general advice of Natural England and the government on protected species. It says where each animal may be found, and when a survey should be asked for before a decision is made. A survey should be recent, done in the right season and by someone who knows how. An old survey, or one done in the wrong months, is a fair point for an objection. So is an animal that you see often and that no report mentions. Dates, places and photographs help.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/protected-species-how-to-review-planning-applications',
    summary: null,
  },
  {
    id: 'ppg-natural-environment',
    title: 'Planning practice guidance: Natural environment',
    description: 'How planning should protect wildlife, landscape, soil and trees, and leave nature better off.',
    detail_text:
      'This guidance covers much in one place: farmland and soil, landscape, and biodiversity with its networks of hedges, rivers and woods. It explains the order in which a developer should act: first avoid harm, then reduce it, and only then make up for what is left. National policy adds that permission should be refused if serious harm cannot be dealt with in any of these ways. That order is worth quoting. A promise to create a lake or a meadow after many years does not show that the harm could not have been avoided in the first place.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/natural-environment',
    summary: 'Avoid first, reduce second, make up for it last.',
  },
  {
    id: 'wildlife-and-countryside-act-1981',
    title: 'Wildlife and Countryside Act 1981',
    description:
      'The main law in Britain on wild birds, protected animals and plants, and sites of special scientific interest.',
    detail_text:
      'This Act protects nesting birds and lists the animals and plants that may not be harmed. It is also the basis for sites of special scientific interest. Planning permission does not set it aside: an operator who disturbs a protected animal or destroys a nest in use can be prosecuted. For an objection, the schedules with the lists are the useful part. If you have seen a listed bird or animal on the site, say when and where. The council has to know of it before it decides and not after.',
    type: 'Law',
    date: '1981',
    external_url: 'https://www.legislation.gov.uk/ukpga/1981/69/contents',
    summary: null,
  },
  {
    id: 'conservation-of-habitats-and-species-regulations-2017',
    title: 'Conservation of Habitats and Species Regulations 2017',
    description: 'The law with the strictest protection, for great crested newts, otters, bats and some other species.',
    detail_text:
      'These regulations protect a short list of animals and plants very strictly, together with the places where they breed and rest. Harm can be allowed only under a licence, and a licence only when certain tests are met, one of which is that there is no satisfactory alternative. A council must think about these tests when it decides on a planning application. Do the reports say that such a species is there? Ask which alternatives were looked at, and why the sand and gravel could not come from a place without it.',
    type: 'Law',
    date: '2017',
    external_url: 'https://www.legislation.gov.uk/uksi/2017/1012/contents',
    summary: null,
  },
  {
    id: 'ppg-biodiversity-net-gain',
    title: 'Planning practice guidance: Biodiversity net gain',
    description: 'The rule that new developments must leave nature in a measurably better state than before.',
    detail_text:
      'Under this rule a developer has to measure the habitats on a site before the work and afterwards, and to show a gain. Applications that were made before the rule began are not bound by it. The application is older than the rule, by all that we know. National policy may ask for gains in any case. Either way the method is useful. Ask whether hedges, ponds, river banks and old trees were counted as they are now, and how long it would take for what is promised to replace them.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/biodiversity-net-gain',
    summary: null,
  },
  {
    id: 'magic-map',
    title: 'MAGIC: map of the natural environment',
    description: 'A government map with protected sites, habitats, species records, farmland grades and much more.',
    detail_text:
      'MAGIC puts the maps of many public bodies into one. Find the site, then switch on layers: sites of special scientific interest, ancient woodland, priority habitats, newt records and licences, and the provisional grades of farmland. It takes some patience, but it lets you check what the applicant’s reports say against public maps. Take a picture of the map with the layer’s name on it if you send it in. A blank map does not prove that nothing lives there. It may only mean that nobody has looked.',
    type: 'Map',
    date: 'Live service',
    external_url: 'https://magic.defra.gov.uk/',
    summary: null,
  },
])
