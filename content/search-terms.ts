/**
 * Words of people and words of planning that mean the same: whoever searches for one of a line finds all of it.
 * A line may hold phrases. Plurals and endings need no words of their own.
 */
export const sameWords: readonly (readonly string[])[] = [
  [
    'lorry',
    'hgv',
    'truck',
    'wagon',
    'tipper',
    'juggernaut',
    'artic',
    'articulated',
    'heavy goods vehicle',
    'heavy vehicle',
  ],
  ['traffic', 'vehicle movements', 'congestion', 'tailback'],
  ['rat run', 'rat running', 'short cut', 'cut through', 'narrow lanes', 'country lane', 'back road'],
  ['crash', 'accident', 'collision'],
  ['bund', 'earth bank', 'bank of earth', 'banks of earth', 'mound', 'embankment'],
  ['footpath', 'right of way', 'rights of way', 'prow', 'bridleway', 'public path', 'walking'],
  ['bike', 'bicycle', 'cycling', 'cyclist'],
  ['silica', 'silicosis', 'rcs', 'crystalline'],
  ['dust', 'particulate', 'pm10', 'pm2'],
  ['air quality', 'air pollution', 'pm10', 'clean air'],
  ['asthma', 'lungs', 'breathing', 'respiratory', 'copd'],
  ['noise', 'noisy', 'sound', 'decibel', 'loud', 'racket'],
  ['bleeper', 'bleep', 'beep', 'reversing alarm', 'alarm'],
  ['landbank', 'land bank', 'permitted reserves', 'years of supply'],
  ['well', 'borehole', 'private water supply', 'drinking water'],
  ['groundwater', 'ground water', 'water table', 'aquifer'],
  ['flood', 'floodplain', 'under water'],
  ['bat', 'badger', 'newt', 'otter', 'protected species'],
  ['wildlife', 'animals', 'birds', 'nature', 'ecology', 'biodiversity', 'habitat'],
  ['hedge', 'hedgerow'],
  ['listed building', 'heritage asset', 'conservation area', 'monument'],
  [
    'archaeology',
    'archaeological',
    'archaeologist',
    'roman remains',
    'burial ground',
    'buried remains',
    'anglo saxon',
    'graves',
  ],
  ['view', 'landscape', 'scenery', 'eyesore'],
  ['best and most versatile', 'bmv', 'agricultural land', 'farmland', 'good land'],
  ['landfill', 'infill', 'imported fill', 'fill', 'inert waste', 'tipping', 'rubbish'],
  ['restoration', 'put back', 'afterwards', 'aftercare', 'reinstate'],
  [
    'house price',
    'property value',
    'value of my house',
    'value of your house',
    'devalue',
    'compensation',
    'compensate',
  ],
  ['objection', 'object', 'objecting', 'comment', 'representation'],
  ['deadline', 'closing date', 'last day', 'cut off', 'time limit'],
  ['job', 'employment', 'work for local people'],
  ['tourism', 'tourist', 'visitor', 'holiday', 'bed and breakfast'],
  ['donate', 'donation', 'give money', 'fundraising', 'contribute'],
  ['newsletter', 'mailing list', 'updates', 'sign up'],
  ['nppf', 'national planning policy framework'],
  ['eia', 'environmental impact assessment', 'environmental statement'],
  ['bng', 'biodiversity net gain'],
  ['regulation 25', 'reg 25', 'further information'],
  ['minerals plan', 'minerals local plan', 'mlp'],
  ['hours', 'opening hours', 'working hours', 'what time'],
  ['st john’s', 'st johns', 'saint johns', 'landowner', 'owner', 'owns'],
  ['extension', 'extend', 'expand', 'bigger', 'creep'],
  ['refused', 'refusal', 'turned down', 'rejected', 'thrown out'],
  ['elsewhere', 'anywhere else', 'somewhere else', 'other places', 'other quarries'],
  ['petition', 'signatures'],
  ['inspector', 'planning inspectorate'],
  ['appeal', 'inquiry'],
  ['barrister', 'king’s counsel', 'kc', 'lawyer'],
  ['email', 'e-mail'],
]

/** What people ask in words that say little by themselves, and the words that it is about. */
export const askedFor: readonly { asked: readonly string[]; words: string }[] = [
  {
    asked: ['where is it', 'where is the quarry', 'where is the site', 'which field'],
    words: 'where is it map location',
  },
  {
    asked: ['who are you', 'who we are', 'who runs this', 'about us', 'who is behind this'],
    words: 'residents who we are',
  },
  {
    asked: [
      'who decides',
      'who will decide',
      'who says yes',
      'who makes the decision',
      'whose decision',
      'who is deciding',
    ],
    words: 'decides decision council',
  },
  {
    asked: ['when is it', 'when will it start', 'when does it start', 'what next', 'what happens next'],
    words: 'stages timetable',
  },
  { asked: ['how long', 'how many years', 'when will it end'], words: 'years last' },
  { asked: ['how big', 'how large', 'size of'], words: 'hectares acres site' },
  { asked: ['how close', 'how near', 'how far'], words: 'yards close distance' },
  { asked: ['how many lorries', 'how much traffic'], words: 'lorries day movements' },
  { asked: ['object again', 'write again', 'already objected', 'object twice'], words: 'object write again' },
  { asked: ['do we need', 'is it needed', 'why here', 'what is it for'], words: 'needed need landbank' },
  {
    asked: [
      'after they dig',
      'after the digging',
      'when it is finished',
      'when they have finished',
      'what will be left',
    ],
    words: 'restoration holes',
  },
  { asked: ['what can i do', 'how can i help', 'help', 'volunteer'], words: 'object volunteer donate' },
  { asked: ['what can i say', 'what should i say', 'what counts'], words: 'what counts objection themes' },
  { asked: ['how do i object', 'how to object', 'how do we object'], words: 'how to object' },
]

/** Words that say nothing of what somebody looks for. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a about all am an and any anyone are as at be been but by can could did do does for else ever from get go going had has have home homes house houses how
  i if in into is it its just like make makes made me much many my no not of on or our out please shall should so some tell than
  that the their them there these they this to up us was we were what when where which who whom whose why will with would
  you your`.split(/\s+/),
)
