import { inCategory } from './in-category.ts'

export const noiseDocuments = inCategory('noise', [
  {
    id: 'ppg-noise',
    title: 'Planning practice guidance: Noise',
    description: 'How noise should be judged in planning decisions, from hardly noticed to unacceptable.',
    detail_text:
      'This guidance puts noise on a scale by what it does to people: whether they notice it, change what they do because of it, keep windows shut, or sleep badly. It says that the time of day, the kind of sound and how often it comes matter, and not only how loud it is. That is helpful to residents, because it asks about daily life. Describe yours: where you sit outside, who sleeps in the day, how quiet the lane is on a Saturday morning. For the rules on quarries themselves, read the guidance on minerals as well.',
    type: 'Guidance',
    date: 'Revised now and then',
    external_url: 'https://www.gov.uk/guidance/noise--2',
    summary: 'A scale that starts from what noise does to people.',
  },
  {
    id: 'noise-policy-statement-for-england',
    title: 'Noise Policy Statement for England',
    description:
      'The government’s aims on noise: to avoid serious harm, to reduce lesser harm, and to improve where it can.',
    detail_text:
      'This short statement sets the long-term policy on noise. It aims to avoid significant adverse impacts on health and quality of life, to keep other adverse impacts small, and, where possible, to make things better. It also explains the levels of effect that planners and noise experts use in their reports, so that you can read those reports with more ease. If the applicant’s report says that an effect is below such a level, ask how that level was chosen, and whether it suits a quiet rural place.',
    type: 'Policy',
    date: '2010',
    external_url: 'https://www.gov.uk/government/publications/noise-policy-statement-for-england',
    summary: null,
  },
])
