import { inCategory } from './in-category.ts'

export const heritageAndLandscapeDocuments = inCategory('heritage-and-landscape', [
  {
    id: 'historic-england-setting-of-heritage-assets',
    title: 'The Setting of Heritage Assets (Good Practice Advice in Planning Note 3)',
    description:
      'Historic England on how the surroundings of a church, house or park are part of what makes it special.',
    detail_text:
      'A church tower is seen across fields. A park was laid out for its views. The setting of such a place is the surroundings in which people experience it, and this note explains how to judge harm to it, step by step. It is not only about what can be seen. Noise, dust, lorries and the loss of an old pattern of fields can matter as well. Use its steps in an objection: name the building or place, say how its setting helps people to understand it, and say what the quarry would change.',
    type: 'Guidance',
    date: '2017',
    external_url: 'https://historicengland.org.uk/images-books/publications/gpa3-setting-of-heritage-assets/',
    summary: 'How to argue about views, quiet and surroundings.',
  },
  {
    id: 'national-heritage-list-for-england',
    title: 'National Heritage List for England',
    description: 'The official list of listed buildings, ancient monuments, and historic parks and gardens, with maps.',
    detail_text:
      'Search for your village and you will find every listed building in it, with its grade, its place on the map and a description. The list also holds scheduled monuments and registered parks and gardens. Then read the applicant’s heritage report. Is each place near the site or along the lorry route mentioned? Is its setting described by someone who has stood there? Quote the number of the entry, so that there can be no doubt about which building you mean.',
    type: 'Data',
    date: 'Live service',
    external_url: 'https://historicengland.org.uk/listing/the-list/',
    summary: null,
  },
  {
    id: 'planning-listed-buildings-act-1990-section-66',
    title: 'Planning (Listed Buildings and Conservation Areas) Act 1990, section 66',
    description: 'The duty of a council to pay special regard to listed buildings and their settings when it decides.',
    detail_text:
      'This section is about developments that would affect a listed building or its setting. Its words are “special regard to the desirability of preserving the building or its setting”. Historic England reports what the courts have made of them: considerable importance and weight, though no ban on any change. If you think that the quarry would harm the setting of a listed church or house, mention this section. Then describe the harm in plain words: what one sees and hears there today, and what one would see and hear.',
    type: 'Law',
    date: '1990',
    external_url: 'https://www.legislation.gov.uk/ukpga/1990/9/section/66',
    summary: null,
  },
  {
    id: 'ppg-historic-environment',
    title: 'Planning practice guidance: Historic environment',
    description: 'How harm to historic buildings, buried remains and landscapes is weighed in planning decisions.',
    detail_text:
      'This guidance explains the words that decide heritage cases: significance, setting, substantial harm and less than substantial harm, and public benefit. Harm that is less than substantial must still be weighed. It also deals with remains under the ground, which in a river valley may be many and are lost for good once the gravel is dug. Ask what was found in trial trenches, how much of the site they covered, and whether anything should stay where it is instead of being recorded and removed.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/conserving-and-enhancing-the-historic-environment',
    summary: null,
  },
])
