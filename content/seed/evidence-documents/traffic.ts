import { inCategory } from './in-category.ts'

export const trafficDocuments = inCategory('traffic', [
  {
    id: 'ppg-transport-assessments',
    title: 'Planning practice guidance: Travel plans, transport assessments and statements',
    description: 'What a report on the traffic of a development should contain, and how it should be judged.',
    detail_text:
      'A development that brings much traffic needs a transport assessment. This guidance says what belongs in it: the roads as they are, the journeys that would be added, where they would go, what this means for safety and for people on foot or on bikes, and what would be done about it. Check the applicant’s report against the list. Which days and months were counted? Were the junctions and villages that you know included? Are both directions of every lorry’s journey counted? Gaps are worth pointing out, with the page.',
    type: 'Guidance',
    date: '2014',
    external_url: 'https://www.gov.uk/guidance/travel-plans-transport-assessments-and-statements',
    summary: 'What the applicant’s traffic report has to cover.',
  },
  {
    id: 'dft-road-traffic-statistics',
    title: 'Road traffic statistics',
    description:
      'The Department for Transport’s traffic counts for roads in Great Britain, with a map of the count points.',
    detail_text:
      'Find a main road such as the A429 on the map and choose a count point. You see how many cars, vans, buses, bikes and heavy goods vehicles were counted or estimated there in each year. It gives you a fair starting point for what the road carries now. Take care with it: some years are estimates, and a yearly average hides the busy hours and the summer. Say which count point and which year you used, so that officers can check what you write.',
    type: 'Data',
    date: 'Live service',
    external_url: 'https://roadtraffic.dft.gov.uk/',
    summary: 'How busy the A429 is now, from public counts.',
  },
  {
    id: 'dft-road-safety-statistics',
    title: 'Road accidents and safety statistics',
    description: 'Official records of collisions in which someone was hurt and which were reported to the police.',
    detail_text:
      'These are the national records of road collisions in which someone was injured. The tables and data show where and when they happened, how serious they were and what vehicles were involved. They leave out near misses and collisions without injury, which is where local memory helps. In an objection you can put the two side by side: what the records show for a junction, and what people who use it every day have seen. Keep to what you know yourself, and say which is which.',
    type: 'Data',
    date: 'Live service',
    external_url: 'https://www.gov.uk/government/collections/road-accidents-and-safety-statistics',
    summary: null,
  },
])
