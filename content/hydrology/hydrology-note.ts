import { bundMetres, importedFill, site, tonnage } from '../figures.ts'
import { firstCampaign as campaign } from '../first-campaign.ts'
import { distanceWords, places } from '../places.ts'

/** A part of the note: its paragraphs, then its list. */
export interface NoteSection {
  heading: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

const downstream = ['wasperton', 'hampton-lucy', 'charlecote', 'alveston', 'stratford-upon-avon'] as const

const downstreamPlaces = downstream.map((slug) => {
  const name = places.find((place) => place.slug === slug)?.name ?? slug
  return `${name}, ${distanceWords(slug)}`
})

/** The words of our own note on water, published as /Hydrology.pdf (rule: hydrology-note). */
export const hydrologyNote: {
  title: string
  subtitle: string
  status: string
  sections: readonly NoteSection[]
  closing: string
} = {
  title: 'Water at the quarry site',
  subtitle: 'How water moves in gravel, and what should be asked before anyone decides',
  status: `This is a note by ${campaign.name}, a campaign of residents. It is written in plain language for neighbours. It is not an expert report. Nobody has measured or modelled anything for it. Figures of the proposal, application ${campaign.application_reference}, are the campaign’s own, and are still to be checked against the application. Everything else is general knowledge or a question. Last revised in November 2026.`,
  sections: [
    {
      heading: 'What is proposed',
      paragraphs: [
        `The application is for a sand and gravel quarry on farmland between the A429 and the River Avon, south of Warwick. About ${tonnage.millionTonnes}\u00a0million tonnes would be dug out. The whole site is ${site.hectares} hectares, and ${site.extractedHectares} hectares of it would be dug.`,
        `There would be banks of earth, called bunds, ${bundMetres.from} to ${bundMetres.to} metres high around the workings. Afterwards about ${importedFill.millionCubicMetres}\u00a0million cubic metres of material would be brought in to fill the holes. Each of these three things, digging, banks and filling, can change the way in which water moves.`,
      ],
    },
    {
      heading: 'How water moves in sand and gravel',
      paragraphs: [
        'Rivers leave sand and gravel behind in their valleys. The gaps between the stones hold water, and the water can move through them. This is groundwater. Its upper surface is called the water table. It rises in wet seasons and falls in dry ones.',
        'Groundwater in a river valley and the river itself are usually connected. Water may pass slowly through the gravel into the river, or from the river into the gravel. Wells, ponds, ditches, wet meadows and the roots of trees may all depend on the same water.',
        'To dig gravel from below the water table, an operator has either to pump the pit dry or to dig under water. Pumping lowers the water table for some way around. The water that is pumped out has to go somewhere, often into a ditch or a river, and it may carry fine silt. Pumping a quarry dry may need a licence from the Environment Agency, apart from planning permission.',
        'When a pit is filled again, what it is filled with matters. If the fill lets less water through than the gravel did, groundwater may be held up on one side and run short on the other. If the fill is not clean, what is in it may reach the water.',
      ],
    },
    {
      heading: 'Where the water goes',
      paragraphs: [
        'The River Avon comes from Warwick, passes to the west of the site, and flows on towards Stratford-upon-Avon. From the middle of the site, as the crow flies, these places lie further down the valley:',
      ],
      points: downstreamPlaces,
    },
    {
      heading: 'Questions about groundwater',
      paragraphs: ['The council should have clear answers to these questions before it decides.'],
      points: [
        'How many boreholes were used to find the water table on the site, and were they read in wet and in dry seasons, over more than one year?',
        'How far below the water table would the digging go, and would the pits be pumped?',
        'Would the pumping, and water for washing or for keeping down dust, need licences, and has the operator asked for them?',
        'How far around the site would the water table fall, and for how long?',
        'Which wells, springs, ponds and ditches lie within that distance, and who has asked their owners?',
        'What would the fill be, where would it come from, and how would each load be checked before it is tipped?',
        'Would the filled ground hold groundwater up, and where would that water come to the surface instead?',
        'Who would go on measuring the groundwater after the company has left, and who would pay if a well failed?',
      ],
    },
    {
      heading: 'Questions about flooding',
      paragraphs: [
        'People in the valley know that the Avon floods. National policy treats gravel working as fit for a floodplain, so the question is whether this quarry would make floods better, worse or different.',
      ],
      points: [
        'Which parts of the site, of the access road and of the places for heaps lie in a flood zone?',
        'Would the bunds, or heaps of soil and stone, take up room that flood water needs, or turn it towards houses and lanes?',
        'How much floodplain storage would be lost at each stage, and where would it be made good, at the same level?',
        'What happens if the river breaks into a working pit?',
        'Was a changing climate allowed for, over the whole life of the quarry and of the filled land after it?',
        'Does bare or filled ground shed rain faster than the fields do now, and where would that water run?',
        'What has the Environment Agency said, and has each of its points been settled?',
      ],
    },
    {
      heading: 'Questions about the River Avon',
      paragraphs: ['What goes into the river here goes past every place in the list above.'],
      points: [
        'Where would water leave the site, and how would silt, fuel and oil be kept out of it?',
        'What would happen in a storm that is larger than the settling ponds were built for?',
        'Who would measure the water in the river above and below the site, how often, and where would the results be published?',
        'Would less groundwater reach the river in a dry summer, when fish and plants need it most?',
      ],
    },
    {
      heading: 'What you can do',
      paragraphs: [
        'Search the applicant’s papers on water. Where an answer is missing, say so in your objection, and name the document and the page where you looked.',
        'Add what only you can know: where water stands after rain, how high it came, how deep your well is, which ditch runs all year. Photographs with a date and a place are worth a great deal.',
      ],
      points: [
        `The papers: ${campaign.planning_documents_url}, reference ${campaign.application_reference}`,
        'Flood map for planning: https://flood-map-for-planning.service.gov.uk/',
        'Your own flood risk: https://www.gov.uk/check-long-term-flood-risk',
        'Source protection zones: https://www.gov.uk/guidance/groundwater-source-protection-zones-spzs',
      ],
    },
  ],
  closing:
    'If you find a mistake in this note, please tell us. We would rather correct it than have it repeated in an objection.',
}
