import type { Phrases } from '../../../domain/closer-look/phrases.ts'

/** Rulings without a name, policy of earlier editions, and what no law or policy says. */
export const policy: readonly Phrases[] = [
  // A case without a name
  {
    kind: 'unknown',
    says: [
      '(high court|court of appeal|supreme court|courts|court|house of lords|planning inspector|inspectors|judge|judges|case law|inspectorate) (has|have|had|in # |in) … (ruled|held|established|confirmed|found|decided|determined|quashed|affirmed)',
      '(high court|court of appeal|supreme court|courts|house of lords|judge|case law) [has|have|clearly|consistently|repeatedly|recently|in #] [consistently|repeatedly|clearly|recently|also|long] (ruled|held|established|confirmed|quashed|affirmed|decided|found|upheld)',
      '(established|settled|binding|relevant|recent|leading|landmark) (case law|precedent|legal precedent|judgment|ruling|court ruling)',
      'legal precedent*',
    ],
    unless: [
      '(courts|judges) have (repeatedly|consistently|long|always)',
      '(gifts|cadogan|severndale|hill farm|saredon|lea castle|ware park|ask*|whether)',
    ],
    mend: 'Name the case with its date, once you have found it at caselaw.nationalarchives.gov.uk, or leave it out.',
    finds: [
      'The High Court ruled in 2021 that quarries near homes are unlawful.',
      'Established case law supports refusal.',
    ],
    passes: ['I ask whether a court has been asked.', 'The inspector walked the lane.', 'The tennis court has closed.'],
  },
  // Earlier editions of the Framework
  {
    kind: 'superseded',
    says: [
      '({oldYear}|2020|2022) [*] (edition|version|revision|update|text|iteration|draft|publication|copy) [of] [the|our] ({framework}|framework)',
      '(edition|version|revision|update|iteration) of [the] ({framework}|framework) (of|from|dated|published in|issued in|that came out in) [*] {oldYear}',
      '{framework} [of|from|version] [december|july|september|february|march] {oldYear}',
      '{oldYear} ({framework}|framework)',
      '{framework} … (as amended|updated|revised|version|published) … {oldYear}',
      '(para|paras|paragraph|paragraphs) ({oldParagraph}|{oldParagraph}-*) … {framework}',
      '{framework} … (para|paras|paragraph|paragraphs) ({oldParagraph}|{oldParagraph}-*)',
      '(para|paras|paragraph|paragraphs) {oldParagraph} & (sequential test|exception test|presumption in favour|residual cumulative|net gain)',
      '(para|paras|paragraph|paragraphs) {oldParagraph} … (great weight|less than substantial|sustainable development|severe|decision makers)',
      '(great weight|less than substantial|severe impact*|residual cumulative) … … (para|paras|paragraph|paragraphs) {oldParagraph}',
      '(pps*|ppg*|mpg1*|mpg #|mps #|mps1|mps2|planning policy statement #|planning policy guidance note #|minerals planning guidance #|mineral policy statement #|tilted balance|planning policy guidance notes|regional spatial strategy|west midlands rss)',
      'less than substantial (harm|impact)',
      'harm … … less than substantial',
      'great weight (to|for|on) … (conservation|heritage|asset*|listed|setting|significance|benefits of mineral*|mineral extraction)',
      '(heritage|conservation areas|listed buildings|assets) … [have|has|carry|carries|given] great weight',
      'great weight (must|should|is|has|be) … (heritage|listed|asset*|conservation)',
      '(para|paras|paragraph|paragraphs) {oldParagraph} of the {oldYear}',
    ],
    unless: [
      '(replaced|superseded|ended|former|no longer|not apply|applicant*|gone|dropped|older|earlier|not use|not speak|used to|report*|officer*|guidance|historic england|court*|judges|desk|since|conservation of newts|carries great weight every)',
      '(practice|planning practice) guidance',
    ],
    mend: 'This is from an edition that ended on 17 August 2026. In force: M3 or M4 for minerals, HE4 or HE6 for heritage, P3 for noise and air, TR6(4) for roads.',
    finds: [
      'The NPPF (December 2024) says so.',
      'The harm to the listed bridge would be less than substantial.',
      'PPG 24 covers noise.',
    ],
    passes: [
      'The NPPF of December 2024 has been replaced.',
      'The NPPF (August 2026) says in policy TR6(4) that it should be refused.',
      'Older reports write of less than substantial harm.',
    ],
  },
  // Policies for making plans
  {
    kind: 'unsupported',
    says: [
      'policy (m1|m2) … … (refused|refuse|refusal|reject*|must|should|permission|not met|breach*|fail*|contrary|complied)',
      '(contrary to|fails|breaches|conflicts with|conflict with) [policy] (m1|m2)',
      '(m1|m2) # … (is not met|not met|of the national|of the nppf)',
    ],
    unless: [
      '(m3|m4|making plans|plan-making|plan making|for plans|minerals plan|local plan|m40|motorway|join|meets the|up the|drive)',
    ],
    mend: 'M1 and M2 are for making plans, not for deciding an application: M3 and M4 are.',
    finds: ['Policy M1 of the NPPF says that it must be refused.', 'M2(1) of the national policy is not met.'],
    passes: [
      'Policy M1 of the Framework speaks of at least seven years.',
      'I join the M1 at Watford and the M40 at Longbridge.',
      'Policy M4(1) counts the dust.',
    ],
  },
  // What M4 does not say
  {
    kind: 'unsupported',
    says: [
      'm4 [#] [a|b|c|1] [clearly] (says|states|requires|means|tells|demands) … … (refused|refuse|refusal|reject|rejected|turned down)',
      'm4 [#] [a|b|c|1] is clear … (refused|refuse|refusal|reject|rejected)',
    ],
    unless: ['(not|nothing|such impact)'],
    mend: 'M4 does not say that a scheme should be refused, but that it should have no unacceptable adverse impact. Say which harm that would be, and where.',
    finds: ['Policy M4 says the application must be refused.', 'M4(1) requires refusal where there is dust.'],
    passes: ['M4 does not say that it must be refused.', 'It does not meet policy M4, so it should be refused.'],
  },
  // The landbank
  {
    kind: 'unsupported',
    says: [
      '(landbank*|land bank*|gravel reserves|mineral reserves|reserves|landbank) … {so} … {must} [*] be {refused}',
      '(landbank*|land bank*|gravel reserves) … (it|this|application|scheme|council|quarry) {must} [*] (be {refused}|refuse)',
      '{must} [*] be {refused} [just] (because|as|since) … (landbank*|land bank*|gravel reserves)',
      '(please|{must}) (refuse|reject) [it|this] (because|as|since) … (landbank*|land bank*|gravel reserves)',
      '(landbank*|land bank*|gravel reserves) … (permission|it|this) (can|must|should) not be (granted|given|approved)',
      '(landbank*|land bank*|gravel reserves) … no permission (can|must|should) be (given|granted)',
    ],
    unless: ['(no reason|if|only|want of|not be refused|harm|until|before|so much|for that)'],
    mend: 'A large landbank is no reason to refuse by itself.',
    finds: [
      'The landbank is 15 years so under national policy the application must be refused.',
      'It must be refused because the landbank is large enough.',
      'The landbank is ample, so the council must refuse it.',
    ],
    passes: [
      'A large landbank is no reason to refuse by itself.',
      'The landbank is ample, and permission should not be granted until the well is checked.',
    ],
  },
  // Green Belt
  {
    kind: 'unsupported',
    says: [
      'green belt … {must} [*] be {refused}',
      '{must} be {refused} (because|as|since) … green belt',
      '(inappropriate|very special circumstances) … green belt',
      'green belt … (inappropriate development|very special circumstances)',
    ],
    unless: ['(if|not inappropriate|not checked|inspector|appeal|case|whether|trees)'],
    mend: 'We have not checked whether the land is Green Belt, and even there policy GB7 allows digging under conditions.',
    finds: ['The site is in the Green Belt so it must be refused.', 'Quarrying is inappropriate in the Green Belt.'],
    passes: [
      'Please check whether the site is in the Green Belt.',
      'If it is Green Belt, policy GB7 comes first and it should be refused.',
      'The green belt of trees is so thick that it should be kept.',
    ],
  },
  // The neighbourhood plan
  {
    kind: 'unsupported',
    says: [
      'neighbourhood plan [*] (bans|forbids|prohibits|rules out|stops|prevents|excludes) … (quarr*|gravel|sand|mineral*|extraction|digging|it|this)',
      'neighbourhood plan (does|will) not allow … (quarr*|gravel|sand|mineral*|extraction|digging|it|this)',
      "(banned|forbidden|prohibited|ruled out) (by|in|under) (the|our|barford's) [*] neighbourhood plan",
    ],
    unless: ['houses'],
    mend: 'A neighbourhood plan may not decide about quarries.',
    finds: ['The neighbourhood plan bans quarries.', 'Quarries are ruled out by the neighbourhood plan.'],
    passes: ['A neighbourhood plan can neither allow nor forbid a quarry.'],
  },
  // The age of the plan
  {
    kind: 'unsupported',
    says: [
      '(minerals plan|local plan|the plan|its policies|it is from|it was from|it dates) … (20*|old|age|years) … (little|less|no|limited|reduced|hardly any) weight',
    ],
    unless: ['(not lose|survey)'],
    mend: 'National policy says that a plan does not lose weight only for its age (Annex A).',
    finds: ['The local plan dates from 2017 and has less weight.', 'it is from 2022 so it carries little weight'],
    passes: [
      'A plan does not lose weight only for its age.',
      'The noise survey is from 2015 and deserves little weight.',
    ],
  },
  // What the plan is said to leave out
  {
    kind: 'unsupported',
    says: [
      'plan (does not|never|did not) (name|mention|allocate|include) (it|wasperton|this site|the site|this land|the land|this farm)',
    ],
    unless: ['(how|what|where|when)'],
    mend: 'Read its list of sites before you say so. It is stronger to say which of its policies are not met.',
    finds: ['The plan does not mention this site.'],
    passes: ['The plan does not say how long it would last.'],
  },
  // Another site
  {
    kind: 'unsupported',
    says: [
      'wrong (site|place|location|land) for [a|the|this|any|such|new|big|large|sand|and|gravel|of] [new|big|large|sand|of] [and] [gravel] (quarr*|pit*|digging|extraction|kind)',
      '(quarry|pit) (should|must|ought to) (go|be|be put|be built|be dug) (elsewhere|somewhere else)',
      'they (should|must|ought to) dig (elsewhere|somewhere else)',
      '(land|site|field*|this|wasperton) (should never|should not|ought never to|ought not to) have been (allocated|named in|included in|put in|chosen) … [plan]',
      '(wrong|a mistake) to allocate (this|that|the) (land|site|field*)',
      'allocation (was|is) (wrong|a mistake)',
    ],
    unless: ['(heap|entrance|access|gate*|lorr*|walk|cost|notice|flood*|library|traffic|office*|cross)'],
    mend: 'The county’s plan names this land, so the principle has been argued. Say what this scheme would do, or which requirement of the plan it does not meet.',
    finds: [
      'This is the wrong site for a quarry and it should go elsewhere.',
      'This land should never have been allocated in the plan.',
      'They should dig elsewhere.',
    ],
    passes: ['This is the wrong place for the quarry entrance.', 'The heap should go elsewhere on the site.'],
  },
  // Net gain
  {
    kind: 'unsupported',
    says: [
      '(law*|legal*|required|must|obliged|mandatory|statutory) … # [per|%] [cent] … net gain',
      'net gain of [at least] # [per cent|percent] … (law*|legal*|required|must)',
      'net gain of [at least] (ten|10) (per cent|percent) … (law*|legal*|required|must)',
      '(law*|legal*|must) … net gain … (ten|10) (per cent|percent)',
    ],
    unless: ['(not|before|exempt*|ask*|whether|report promises)'],
    mend: 'The rule on net gain does not reach back to applications made before it began. Say which habitat would be lost instead.',
    finds: [
      'The biodiversity net gain of 10% is required by law.',
      'The law requires 10 per cent net gain and they offer less.',
      'By law there must be a net gain of 10 per cent.',
    ],
    passes: ['The report promises a net gain of 10% in its table.'],
  },
  // Distances that no law sets
  {
    kind: 'unsupported',
    says: [
      '(law|legal*|statut*|national policy|nppf|policy|regulations|guidance|guidelines|required|minimum|mandatory|who) … (buffer|exclusion|stand-off|standoff|separation|safety) (zone|distance)',
      '(buffer|exclusion|stand-off|standoff|separation) (zone|distance) … (law|legal*|statut*|national policy|nppf|policy|required|mandatory|guidance|regulations)',
      '(policy|law|legally|guidance|regulations|guidelines) … (require*|say*|state*|specif*|demand*|set*|mandate*|recommend*|stipulate*) … (#m|#km|# metre*|# m|# km|# mile*|# yard*) [stand-off|buffer|away|minimum|from|distance|between|separation]',
      '(by law|legally|the law) … … # (metres|meters|m|km|kilometres|miles|mile|yards) (from|away)',
      '(must|should|has to|have to|at least|closer than) … # (metres|meters|m|km|kilometres|miles|mile|yards) from … (home*|house*|school*|dwelling*|village*) (by law|under the law|legally)',
      '(quarr*|pit*|digging|extraction|it|they) (is|are) (banned|forbidden|not allowed|prohibited|illegal|not permitted|unlawful) (within|inside|closer than|nearer than|less than) … (mile*|metre*|km|yard*|# m|#m) (of|from|to)',
      '(requires|require|demands) … (stand-off|standoff|buffer zone|exclusion zone)',
    ],
    unless: [
      'no (law|buffer|national|exclusion|policy|statut*|rule)',
      'according to … … (plan|strategy)',
      '(ask*|whether|which|draws|would help|consult)',
      '(is|are) there (a|any)',
      '(policy|policies) {otherPolicy} ',
      '(buffer|stand-off|separation|quarry) guidance 20#',
    ],
    mend: 'We know of no law or national policy that sets such a distance. Say how far your home or the school is, and what would reach it.',
    finds: [
      'There must be a 1 km buffer zone as the law says.',
      'By law a quarry has to be at least 500 metres from the nearest house.',
      'Policy S5 requires a 1km stand-off.',
    ],
    passes: [
      'No national policy sets a buffer zone.',
      'A buffer of trees would help.',
      'Policy SG6 sets a stand-off of 250 metres.',
    ],
  },
  // The flood plain
  {
    kind: 'unsupported',
    says: [
      '(can|must|should) (not|never) be [put|sited|allowed] (in|on) [the|a] [functional] (flood plain*|floodplain*|flood zone*)',
      '(illegal|forbidden|banned|prohibited) … (flood plain*|floodplain*|flood zone*)',
      '(flood plain*|floodplain*|flood zone*) … (illegal|forbidden|banned|prohibited)',
    ],
    unless: ['(garden|heap*|plant|office*|stockpile*|bund*|my|our) '],
    mend: 'Policy lets sand and gravel be dug there. Say what floods today, and what the digging could change.',
    finds: ['Gravel pits cannot be on a flood plain.', 'It should never be allowed on the flood plain.'],
    passes: ['The heaps would not be on the flood plain.', 'The flood plain was under water in January.'],
  },
  // Against the law
  {
    kind: 'unsupported',
    says: [
      '(is|be|are|was|would be|makes it|totally|simply) [totally|completely|clearly|simply] (illegal|against the law)',
      '(illegal|unlawful) (quarry|development|to dig|to approve|to grant|application)',
      '(break|breaks|breaking|breach of|breaching|in breach of|violates|violate|violation of) (the law|planning law|national law|human rights|our human rights|our rights|my human rights)',
      'against the law',
    ],
    unless: ['(park*|overtak*|speed*|driv*|tipping|fly-tipping|broke)', 'must keep to the law'],
    mend: 'A quarry may be near homes if the council allows it. Name the policy that you think it does not meet.',
    finds: ['This quarry is illegal.', 'It is against the law to dig here.', 'It violates our human rights.'],
    passes: ['The council must keep to the law.', 'Lorries are parked there in the illegal lay-by.'],
  },
  // American words
  {
    kind: 'unsupported',
    says: [
      '(eminent domain|conditional use permit|special use permit|homeowners association|hoa|environmental protection agency|osha|school district|neighborhood|neighborhoods|sidewalk*|crosswalk*|city hall|town council zoning|truck traffic|semi-trucks|dump trucks|zoning|rezon*|county commissioner*|property tax*|board of supervisors)',
    ],
    mend: 'This is an American word. Here the county council decides, under its plan and national policy.',
    finds: ['The zoning board must refuse.', 'Our neighborhood has no sidewalk.'],
    passes: ['The neighbourhood plan has a map.', 'The planning committee walks the lane.'],
  },
]
