import { oneOf } from './one-of.ts'

const { raw } = String
export const name = raw`(?:[A-Z]\.|[A-Z](?:[\w'’&-]|\.(?=\w)){0,30})`
export const furtherName = (word: string) =>
  raw`(?:,? (?:(?:and|&|of|for|the|upon|on|in|etc\.?) ){0,2}\(?${word}\)?,?){0,7}`
export const names = `${name}${furtherName(name)}`
/** Words with a capital that only lead to a name, as at the beginning of a sentence. */
export const leading = new RegExp(
  raw`^(?:(?:${oneOf(
    'The, A, An, No, Under, See, In, As, And, By, That, This, Your, Our, Section, Both, With, Of, Per, Any, Old, New',
    'First, Firstly, Second, Secondly, Third, Thirdly, Fourthly, Finally, Lastly, Further, Furthermore, Moreover',
    'Additionally, Also, However, Pursuant, Consequently, Therefore, Indeed, Similarly, Again, Where, When, Given',
    'Although, While, If, Because, Regarding, Contrary, Please, But, Since, Draft, Adopted, Emerging, UK, English, Article, Schedule, Part, Articles, Sections, It, Breach',
  )}\b[ ,]*)(?:of |the |to |in ){0,2})+`,
)
/** Where plans for land are made that is not ours. */
export const elsewhere = oneOf(
  '[A-Z][a-z]{3,12}shire, Midlands, Cotswolds?, Arden, Avon Vale, Avon Valley, Severn Vale, Vale of Evesham, Feldon',
)
/** Plans of councils, by what they are called. */
export const planKinds = oneOf(
  raw`[Ll]ocal [Pp]lan, [Mm]inerals?(?: and [Ww]aste)?(?: [Ll]ocal)?(?: [Dd]evelopment)? [Pp]lan`,
  raw`[Ww]aste(?: [Ll]ocal)? [Pp]lan, [Cc]ore [Ss]trategy, [Nn]eighbourhood(?: [Dd]evelopment)? [Pp]lan`,
  raw`[Ss]tructure [Pp]lan, [Ss]patial (?:[Pp]lan|[Ss]trategy), [Aa]rea [Aa]ction [Pp]lan, [Dd]evelopment [Ff]ramework`,
  raw`Supplementary Planning (?:Document|Guidance)`,
)
const planOf = oneOf(
  raw`Management, Action, Transport, Delivery, Infrastructure, Recovery, Regeneration, Conservation, Heritage`,
  raw`Landscape, Environment, Environmental, Improvement, Strategic, Protection, Catchment, Nature, Access, Amenity`,
  raw`Resources?, Countryside, Regional, Growth, Climate, Spatial, Structure, Tourism, Economic, Corridor, Valley`,
  raw`Greenway, Sustainability`,
)
/** Further names of plans, by which the application's own papers are called too. */
export const strategy = oneOf(
  `${planOf} Plan`,
  raw`Strategy, Framework, [Mm]aster ?[Pp]lan, Vision(?= (?:19|20)\d\d), Charter, Blueprint, Concordat, Accord`,
  raw`Roadmap, Design Guide, (?<!(?:Highway|Country|Countryside|Building|Post|Zip) )Code(?! of)`,
  raw`(?<!(?:Noise|National|Planning|Minerals?|Marine) )Policy Statement, Protocol(?= (?:19|20)\d\d)`,
)
/** Words of the names of the application's own papers, and of the country's plans. */
export const ofTheApplication = oneOf(
  raw`The, A, An, This, That, Their, Your, Our, Its, No, See, In, Under, And, But, Applicant['’]?s?, Company['’]?s`,
  raw`Developer['’]?s, Smiths?, Concrete, Site, Quarry, Wasperton, Farm, Hill, Dust, Noise, Soils?, Construction`,
  raw`Traffic, Operational, Environmental, Environment, Restoration, Surface, Ground, Groundwater, Water, Drainage`,
  raw`Travel, Landscape, Landscaping, Visual, Ecological, Ecology, Biodiversity, Habitats?, Mitigation, Enhancement`,
  raw`Net, Gain, Aftercare, Flood, Flooding, Risk, Health, Safety, Air, Quality, Lighting, Light, Waste, Mineral`,
  raw`Minerals, Materials?, Working, Phasing, Phased, Monitoring, Written, Scheme, Outline, Detailed, Draft, Proposed`,
  raw`Emerging, Adopted, Final, Revised, Updated, Road, Routing, Vehicle, HGV, Lorry, Transport, Tree, Trees, Woodland`,
  raw`Planting, Archaeological, Archaeology, Heritage, Emergency, Pollution, Incident, Invasive, Species, Bird, Badger`,
  raw`Bat, Newt, Footpath, Rights, Way, Public, Stakeholder, Engagement, Community, Liaison, Communication, Local`,
  raw`National, Planning, Policy, Development, Nature, Recovery, Improvement, Clean, Climate, Change, Resources?`,
  raw`River, Basin, Severn, Management, Action, Core, Stone, Decommissioning, Extraction, Processing, Plant, Pumping`,
  raw`Dewatering, Sediment, Silt, Stockpile, Bund, Wheel, Employment, Skills, Highways?, Annual, Long, Term`,
  raw`Industrial, Agency['’]?s?, Trust['’]?s?, Police, Crime, Warwickshire Police, Avon Navigation, Handling, Storage`,
  raw`Stripping, Reuse, Method, Contingency, Compliance, Complaints?, Operations, Operating, Vibration, Import, Infill`,
  raw`Recycling, Remediation, Discharge, Abstraction, Hydrology, Hydrogeological, Irrigation, Fire, Security, Fencing`,
  raw`Access, Parking, Cycle, Walking, Bridleway, Haul, Haulage, Deliver(?:y|ies), Drivers?, Behaviour, Sustainable`,
  raw`Sustainability, Energy, Carbon, Reduction, Economic, Social, Wildlife, Otter, Reptile, Amphibian, Hedgerow`,
  raw`Grassland, Meadow, Wetland, Agricultural, Land, Topsoil, Seeding, Odour, Mud, Baseline, Interpretation`,
  raw`Investigation, Evaluation, Excavation, Response, Evacuation, Warning, Geodiversity, Closure, After-?use, Legal`,
  raw`Regulatory, Statutory, Legislative, Evidence, Decision, Assessment, Governance, Overall, General, Strategic`,
  raw`Spatial, Relevant, Wider, Existing, Current, Key, Exit, Phase, Stage, Control, Reporting, Inspection`,
  raw`Maintenance, Design, Visitor, Amenity, Protection, Conservation, Countryside, Catchment, Infrastructure, Green`,
  raw`Blue, Marine, Food, Farming, Rural, Education, Housing, Children, Procurement, Corporate, Government['’]?s?, UK`,
  raw`England['’]?s`,
)
