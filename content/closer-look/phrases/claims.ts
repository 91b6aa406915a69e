import type { Phrases } from '../../../domain/closer-look/phrases.ts'
import { denied, hedged } from './taken-back.ts'

/** Figures and forecasts that no document known to us supports. */
export const claims: readonly Phrases[] = [
  // Percentages, studies and experts without a name
  {
    kind: 'unsupported',
    says: [
      '#% of [all|the|local|our|affected|nearby|surveyed|barford|village] [local|nearby|the] {residents}',
      '(nine out of ten|four out of five|three quarters of|two thirds of|the vast majority of) [all|the|local] (residents|villagers|households|people|homeowners)',
      '#% (increase|rise|reduction|drop|decrease|higher|more|greater) [in|risk|of] … (risk|asthma|cancer|accidents|admissions|pollution|mortality|disease|traffic|collisions)',
      '(research|evidence|data|science|studies|study|statistics|experts|scientists|doctors) [has|have|clearly|consistently|repeatedly|also|recent] [clearly|consistently|repeatedly|conclusively] (show|shows|shown|prove|proves|proven|proved|demonstrate*|confirm*|indicate*|suggest*|link*|agree|warn|found|linked) [that|a|an|significant|clearly|clear] [a|that|strong|clear] … (quarr*|dust|silica|risk*|noise|lorr*|hgv*|children|homes|health|asthma|mental|pollution|water|wildlife|respiratory|exposure)',
      'according to (a|recent|numerous|several|many|various|some|the latest) [recent|#] (study|studies|survey*|research|experts|reports|statistics)',
      '(numerous|countless|many|several|multiple|peer-reviewed|recent) (studies|scientific studies|research papers|reports) (show*|have|demonstrate*|link*|prove*|confirm*|indicate*)',
      '(it is a proven fact|proven fact|a fact that|it is proven|has been proven|been scientifically proven|scientific fact|scientifically proven|no safe level)',
      '(every|all) [the] expert* (say*|agree*|know*|is|are)',
    ],
    unless: [
      ...denied,
      "(census|counted|count|survey of|parish survey|our survey|office for national statistics|public health england|hse|iaqm|ask*|applicant*|report|college|applicant's)",
    ],
    mend: 'Name the study or the count, with its date and where it can be read, or leave the figure out.',
    finds: [
      '73% of residents oppose it.',
      'Studies show that living near a quarry increases the risk of asthma.',
      'It is a proven fact that quarries harm.',
    ],
    passes: [
      'The parish survey found that 60% of households object.',
      'I counted 41 lorries in an hour.',
      "The applicant's report shows that 5% of the dust reaches homes.",
    ],
  },
  // Illness that the dust is said to cause
  {
    kind: 'unsupported',
    says: [
      '({certain}|gives|causes|cause|give|means|leads to|lead to) … (silicosis|cancer|lung disease|birth defects|leukaemia|emphysema|copd|early death*|premature death*)',
      'silicosis … (common|widespread|frequent|known|documented|proven|rising) … {residents}',
      'silicosis … (among|in|for) … {residents} … (common|widespread|frequent|known|documented|rising|are)',
      '(cases|case) of silicosis (among|in|near)',
      '{residents} … (get|have|had|died of|die of|develop|developed|suffer from|contract*|will get) [*] silicosis',
      '(dust|silica) (kills|is deadly|is lethal|is toxic)',
      '(deadly|lethal|toxic|carcinogenic|cancer-causing|poisonous) (dust|silica|particles)',
    ],
    unless: [...hedged, '(worker*|work|no|none|not|never|nobody|ask*|foundry|can cause|workplace)'],
    mend: 'We know of no study that shows this for people who live near such a quarry. Say what you fear, and ask what would be measured at your home.',
    finds: [
      'The dust will cause silicosis and cancer.',
      'Silicosis is widespread among people who live near quarries.',
      'Dust kills.',
    ],
    passes: [
      'I fear that the dust could cause cancer.',
      'Silica dust causes silicosis in workers who breathe it for years.',
      'HSE says that no case of silicosis is documented among residents.',
    ],
  },
  // Deaths
  {
    kind: 'unsupported',
    says: [
      '(people|children|we|us|you|somebody|someone|folk|kids|her|him|residents|cyclists|pedestrians|a child) … {certain} … (die|kill|be killed|be run over)',
      '{certain} [*] kill (people|us|me|you|children|someone|somebody|him|her|them|our|my|residents|cyclists|walkers|pedestrians|a child)',
      '(fatal accidents|a matter of when not if|a child will)',
    ],
    unless: [
      ...hedged,
      '(not|put a|pulling|bend|junction|wheeler|walking pace|overtak*|pavement|hard shoulder|more trucks)',
    ],
    mend: 'Nobody can know that. Say what you have seen on the road or in the air, when and where.',
    finds: ['Children will be killed on that road.', 'The dust will kill our children, and nobody cares.'],
    passes: ['The speed of the lorries will kill wildlife.', 'I fear that somebody could be killed there.'],
  },
  // Buildings that fall down
  {
    kind: 'unsupported',
    says: [
      '(house*|home*|wall*|village|cottage*|church|they|it|foundations) … {certain} [*] (collapse|fall down|subside|sink|crack|slide)',
    ],
    unless: [...hedged, 'not'],
    mend: 'We have read nothing that shows it. Ask for a survey of the nearest buildings before any work begins.',
    finds: ['Our houses will collapse.'],
    passes: ['I fear that our walls could crack.', 'The bank of the brook fell down in 2020.'],
  },
  // Poisonous waste
  {
    kind: 'unsupported',
    says: [
      '(toxic|hazardous|nuclear|radioactive|poisonous|contaminated) (waste|chemicals|rubbish|fill|sludge)',
      'asbestos',
    ],
    unless: [...hedged, '(ask*|no|not|test*|check*)', 'act #', 'as bad as'],
    mend: 'You can ask what may be tipped there, who tests each load, and how.',
    finds: ['They will tip toxic waste.', 'Asbestos would be tipped there.'],
    passes: ['I ask how each load is tested for asbestos.'],
  },
  // Blasting
  {
    kind: 'unsupported',
    says: ['(blasting|blasts|dynamite|explosive|explosives|explosion*|detonat*)'],
    unless: [
      '(no|any|without|vibrations|not|never|unlike|rather than|instead of|neither|nor) [*] [from] [any] (blast*|dynamite|explos*)',
      '(blast*|dynamite|explos*) [is|are|was|were|would|will|does|do|be|of|rock|work]+ (not|never|unnecessary|out of|irrelevant|no part|for|something)',
      '(wind|cold|icy|music|horn*) ',
    ],
    mend: 'Sand and gravel are dug, not blasted. Write about the noise of the machines instead.',
    finds: ['Blasting will shake our homes.'],
    passes: [
      'Sand and gravel is dug without blasting.',
      'Blasting is not needed for gravel.',
      'Policy M4 names vibrations from blasting, and noise.',
    ],
  },
  // The end of all wildlife
  {
    kind: 'unsupported',
    says: [
      '(will|going to) [be] (poison*|destroy*) … (for ever|forever|whole|all|entire)',
      '(irreversibly|permanently|irreparably|utterly|totally|completely) (destroy*|poison*|ruin*|contaminate*|devastat*)',
      'never (come back|recover)',
      '(ecological|environmental) (catastrophe|disaster|devastation|genocide|vandalism)',
      '(wiped out|extinct|extinction|driven out for ever|annihilated|decimated|obliterated|ecocide|poisoned for ever)',
    ],
    unless: [...hedged, 'not'],
    mend: 'This is more than anybody can show. Say which animals, water or land you know there, when you saw them, and ask how they would be watched.',
    finds: ['The newts will be wiped out.', 'The river will be poisoned for ever.'],
    passes: ['I fear that the newts could be lost.', 'The otters came back in 2019.'],
  },
  // Work at night
  {
    kind: 'unsupported',
    says: [
      '(24/7|24 7|round the clock|round-the-clock|24 hours a day|twenty-four hours a day|twenty four hours a day|day and night)',
    ],
    unless: [...hedged, '(traffic|already|a429|road|ask|says|according|page|chapter|table)', 'as if'],
    mend: 'We have read of no digging at night. Ask whether pumps would run then, and say what you do at home at that hour.',
    finds: ['They would dig 24/7.', 'It would go on round the clock.'],
    passes: ['I ask whether pumps would run at night.'],
  },
  // Numbers of lorries
  {
    kind: 'unsupported',
    says: [
      '(would|will|bring|means|mean|propos*|extra|be|add*) … (150|200|150-200) [extra|more|heavy|quarry|gravel|daily] [extra|heavy] (lorries|trucks|hgvs|wagons)',
      '(would|will|bring|means|mean|propos*|extra|be) … (300|400) [extra|more|heavy|lorry|vehicle|hgv] [lorry|vehicle|hgv] movements',
    ],
    unless: ['(counted|saw|seen|already|today|now)', '(lorries|movements|hgvs) (a|per|each) (week|month|year)'],
    mend: 'The campaign’s figure is 150 to 200 movements a day, in and out together: 75 to 100 lorries.',
    finds: ['It would bring 200 lorries a day past us.', 'There would be 400 lorry movements a day.'],
    passes: [
      'I counted 200 lorries on Tuesday.',
      'There would be 200 lorry movements a day.',
      'With 200 lorries a week the lane would fall apart.',
    ],
  },
  // Yards from the school
  {
    kind: 'unsupported',
    says: ['(150|350) yards [away] (from|to|of) (the|our|a|my) [*] school'],
    mend: 'The campaign’s figures of 150 and 350 yards are to villages. Measure from the school on a map.',
    finds: ['The site is 150 yards from the school.'],
    passes: ['The allotments are 150 yards from my door.'],
  },
  // Hamble
  {
    kind: 'unsupported',
    says: ['hamble … (refused|rejected|turned down|thrown out|stopped)'],
    mend: 'That quarry was allowed in the end: read its story under Cases Elsewhere before you name it.',
    finds: ['Hamble was refused, so this can be refused.'],
    passes: ['Hamble was allowed on appeal.'],
  },
  // A decision made in secret
  {
    kind: 'unsupported',
    says: [
      '(is|just|only|merely) [a] sham',
      '(done deal|behind closed doors|tick-box|box-ticking|rubber-stamp*|rubber stamp*|foregone conclusion|decided long ago)',
    ],
    unless: [
      '(whether|if|not) (it|this|the|a|been|already)',
      '(collud*|conspir*|brib*|corrupt*|pocket|pockets|payroll|backhander*|fixed|rigged|bent|crooked|bought|paid off|cosy)',
    ],
    mend: 'Leave this out unless you can prove it: it can harm both you and your letter.',
    finds: ['It is a done deal.', 'The consultation is a sham.', 'It was decided behind closed doors.'],
    passes: ['The decision was made by a committee.'],
  },
  // Votes
  {
    kind: 'unsupported',
    says: [
      '(i|we|residents|village*|people) (will|shall|are going to|am going to) [all|never|not] [all] (vote against|remember this at|vote for|vote you|vote them)',
      '(at|in) the (next|coming) [local] election*',
    ],
    mend: 'How people vote is no planning reason.',
    finds: ['We will vote against every councillor who supports this.', 'You will be voted out at the next election.'],
    passes: ['I count the votes at the parish hall.'],
  },
]
