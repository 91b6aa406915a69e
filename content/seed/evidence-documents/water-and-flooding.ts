import { inCategory } from './in-category.ts'

export const waterAndFloodingDocuments = inCategory('water-and-flooding', [
  {
    id: 'hydrology-note',
    title: 'Hydrology: questions about water at the quarry site',
    description:
      'The campaign’s own note in plain language: what digging and filling can do to water, with questions. It is not an expert report.',
    detail_text:
      'We wrote this note for neighbours who want to understand the water side of the application. It says what is proposed and how groundwater moves through sand and gravel. It shows why digging below the water table, and filling the holes again, can matter to wells, ditches and the River Avon. Then it lists questions to be answered before a decision, on licences for pumping and on floodplain storage too. It does not measure or predict anything. Use the questions that fit your village, put them in your own words, and look for the answers in the applicant’s papers.',
    type: 'Note',
    date: 'Undated',
    pdf_url: '/quarry/Hydrology.pdf',
    summary: 'A short list of questions about groundwater, flooding and the Avon.',
  },
  {
    id: 'flood-map-for-planning',
    title: 'Flood map for planning',
    description:
      'The map of flood zones that applicants and councils use when they decide where something may be built.',
    detail_text:
      'Enter a place and the map shows which flood zone it lies in. Planning policy treats the zones differently, so the applicant’s flood report has to start from them. Look at the site, the access road, and the places where soil and stone would be heaped up. Heaps on a floodplain can push water elsewhere. The zones show how likely a flood from rivers or the sea is, leaving defences aside. They do not tell you how a quarry would change things. That is a question for the flood report.',
    type: 'Map',
    date: 'Live service',
    external_url: 'https://flood-map-for-planning.service.gov.uk/',
    summary: null,
  },
  {
    id: 'check-long-term-flood-risk',
    title: 'Check the long term flood risk for an area in England',
    description:
      'A service of the Environment Agency that shows the risk of flooding from rivers, surface water and more.',
    detail_text:
      'Enter a postcode and you can see how likely floods are from rivers and from heavy rain that runs over the ground. You also see where groundwater or reservoirs may add to the risk. It is made for people who live somewhere, so it is the easiest way to describe your own situation. Print the page for your street and send it with your objection. Then ask the main question: has the applicant shown that the quarry, its banks of earth and its filled holes would not make this any worse for you?',
    type: 'Map',
    date: 'Live service',
    external_url: 'https://www.gov.uk/check-long-term-flood-risk',
    summary: null,
  },
  {
    id: 'check-for-flooding',
    title: 'Check for flooding: warnings and river levels',
    description: 'Live flood warnings and measured river levels, among them those of the River Avon.',
    detail_text:
      'This service shows the flood alerts and warnings of the moment, and the level of the river at gauges along the Avon and its side streams. It is useful for keeping a record. When fields or lanes near you are under water, note the date, take a photograph that shows where you stand, and write down the level at the nearest gauge. Such a record tells officers how water really behaves here. It is one of the most helpful things that only local people can give.',
    type: 'Data',
    date: 'Live service',
    external_url: 'https://check-for-flooding.service.gov.uk/',
    summary: null,
  },
  {
    id: 'ppg-flood-risk',
    title: 'Planning practice guidance: Flood risk and coastal change',
    description: 'How flood risk must be assessed and managed in planning decisions.',
    detail_text:
      'This guidance explains the tests that a development near a river has to pass. It says what a flood risk assessment must show, and how the changing climate must be allowed for. Policy sorts kinds of development by how well they can stand water. Sand and gravel workings are treated as able to stand it, so that they may be allowed on a floodplain. But the guidance still asks that flooding is not made worse elsewhere. For people downstream that is the point to press.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/flood-risk-and-coastal-change',
    summary: 'Quarries may stand on floodplains, but must not make flooding worse elsewhere.',
  },
  {
    id: 'groundwater-source-protection-zones',
    title: 'Groundwater source protection zones',
    description: 'What the zones around wells and springs for drinking water are, and where to find the maps.',
    detail_text:
      'The Environment Agency draws zones around wells, boreholes and springs that are used for drinking water. The nearer an activity is, the greater the care that is asked for. The page explains the zones and leads to the maps. Look up whether the site or your own supply lies in one. Smaller private wells are not always on the maps. If you have one, tell the council where it is, how deep it is and what you use it for. The applicant can only consider wells that are known.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/groundwater-source-protection-zones-spzs',
    summary: null,
  },
  {
    id: 'groundwater-protection-position-statements',
    title: 'The Environment Agency’s approach to groundwater protection',
    description:
      'The position statements that the Environment Agency uses when it advises on activities that could affect groundwater.',
    detail_text:
      'Groundwater is the water that lies in the gaps between grains of sand and gravel. It feeds wells, ditches and rivers. In these statements the Environment Agency says how it will act when something could pollute it or draw it down. Filling holes with material from elsewhere is one such thing. The council will ask the agency for its view on the quarry. Read what the agency has written about this application and compare it with the statements. Ask whether every concern has been settled, or only put off until later.',
    type: 'Policy',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/government/publications/groundwater-protection-position-statements',
    summary: null,
  },
  {
    id: 'bgs-geology-viewer',
    title: 'BGS Geology Viewer',
    description:
      'The British Geological Survey’s map of the rocks and of the sand, gravel and clay that lie on top of them.',
    detail_text:
      'Zoom to the Avon valley and switch on the superficial deposits to see where the river has left sand and gravel, and what lies beneath. You can also look up old boreholes and read what was found in them. The map is too coarse to judge one field by. It helps you to understand the applicant’s reports, which should rest on boreholes of their own. Ask how many were made, at what time of year the water level in them was read, and for how long.',
    type: 'Map',
    date: 'Live service',
    external_url: 'https://www.bgs.ac.uk/map-viewers/bgs-geology-viewer/',
    summary: null,
  },
])
