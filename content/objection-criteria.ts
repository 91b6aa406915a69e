import type { ObjectionCriterion } from '../domain/objection-evaluator.ts'

/**
 * The four themes of the evaluator, with their keywords.
 * A label is also read inside 'Consider mentioning … impacts: …'.
 */
export const objectionCriteria: readonly ObjectionCriterion[] = [
  {
    id: 'healthConcerns',
    label: 'Health',
    keywords: ['health', 'illness', 'disease', 'breathing', 'respiratory', 'asthma', 'silica', 'dust', 'pollution'],
    description: 'Name the homes, schools or workplaces near the site, and ask how fine dust would be measured there.',
  },
  {
    id: 'trafficSafety',
    label: 'Traffic safety',
    keywords: [
      'traffic',
      'lorry',
      'lorries',
      'trucks',
      'accident',
      'safety',
      'road',
      'vehicle',
      'transport',
      'highway',
    ],
    description: 'Name the roads and crossings that you use, and say what more lorries would mean there.',
  },
  {
    id: 'environmentalImpact',
    label: 'Environmental',
    keywords: [
      'environment',
      'wildlife',
      'habitat',
      'ecosystem',
      'biodiversity',
      'green',
      'nature',
      'contamination',
      'water',
    ],
    description: 'Say which fields, hedges, rivers or animals you know there, and what could happen to them.',
  },
  {
    id: 'noiseDisturbance',
    label: 'Noise disturbance',
    keywords: ['noise', 'quiet', 'peace', 'disturbance', 'vibration', 'sound', 'loud', 'sleep', 'quality of life'],
    description: 'Say what is quiet now, at what times of day, and how the working hours would change that.',
  },
]
