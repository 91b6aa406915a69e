import type { WordLists } from '../../domain/closer-look/phrases.ts'

/** The words of some lines, between which stand commas. */
const words = (...lines: readonly string[]) => lines.flatMap((line) => line.split(', '))

const relatives = words(
  'husband, wife, partner, mother, mum, mam, father, dad, parent, parents, son, sons, daughter, daughters',
  'child, children, kids, baby, toddler, boy, boys, girl, girls, lad, grandson, granddaughter, grandchild',
  'grandchildren, grandmother, grandfather, grandad, gran, nan, nana, granny, sister, brother, aunt, auntie',
  'uncle, niece, nephew, cousin, twins, *-in-law, bloke, fella, hubby, mother-in-law, father-in-law, neighbour',
  'neighbours, friend, friends, lodger, lady, gentleman, woman, man, chap, old boy, couple, youngest, eldest',
  'tenant, little one, patient, pupil, colleague, client, customer, grandma, grandpa, stepson, stepdaughter',
  'godson, fianc, girlfriend, boyfriend, other half, missus, widow, widower, teenager, pensioner, nanna',
  'in-laws, best mate, mate, next door, next doors, vicar, postman, teacher, headteacher, great-aunt',
  'goddaughter, oldest, middle one, lads, lass, lasses, bairn, bairns, grandsons, granddaughters, sisters',
  'brothers, nieces, nephews, cousins, grandkids, grandparents, aunts, uncles, triplets, foster son',
  'foster child, carer, person, workmate, landlady',
)

/** Words that stand for each other in phrases: `{home}` is any word of `home`. */
export const wordLists: WordLists = {
  relative: relatives,
  relatives: relatives.map((relative) => `${relative}'s`),
  title: words('mr, mrs, ms, miss, dr, mr., mrs., ms., dr.'),
  has: words(
    'has, have, had, suffers, suffer, suffering, is, are, was, needs, uses, lives, living, with, gets, developed',
    'struggles, battling, fighting, recovering, got, has got, lost, relies, depends, copes, takes, carry, use',
    'take, carries, went, came, having, undergoing, awaiting, waiting, died, contracted, caught, survived, being',
    'beat, nursing, on, sleeps, stays, dying',
  ),
  badly: words(
    'a, an, been, diagnosed, from, with, severe, severely, chronic, bad, badly, mild, on, serious, living, had',
    'brittle, early, terminal, registered, very, both, his, her, just, long, long-term, dependent, already, still',
    'advanced, recently, also, seriously, breast, the, all, mildly, stage, type, lifelong, acute, who, their',
    'home, permanent, daily, of, to, for, in, bronchial, clinical, end-stage, progressive, treated, treatment',
    'bowel, prostate, skin, throat, two, three, several, another, getting, over, only, completely, almost, partly',
    'nearly, my, our, some, got, again, through, down, after, this',
  ),
  ill: words(
    'asthma*, copd, cancer, bronchitis, emphysema, dementia, alzheimer*, epilep*, diabet*, leukaemia, parkinson*',
    'depression, anxiety, angina, cystic fibrosis, pulmonary fibrosis, nebuliser, inhaler*, stroke*, oxygen',
    'disabled, multiple sclerosis, autis*, adhd, arthritis, bad chest, weak chest, weak heart, bad heart',
    'bad lungs, weak lungs, breathing difficulties, heart condition*, lung condition*, chest condition*',
    'heart attack*, lung disease*, heart disease, insomnia, kidney disease, heart failure, heart trouble',
    'chest trouble, chest infections, breathing problems, lung problems, heart problems, lung transplant',
    'kidney transplant, lung cancer, health problems, health condition*, respiratory condition*',
    'respiratory problems, respiratory illness, terminally ill, seriously ill, bedbound, housebound, wheelchair',
    'chemotherapy, dialysis, immunocompromised, immunosuppressed, tumour, eczema, ptsd, schizophrenia',
    'mental health, panic attacks, lupus, kidney failure, breathing trouble, trouble breathing, chest complaint',
    'lung complaint, hiv, silicosis, epipen, adrenaline pen, asbestosis, pneumoconiosis, bronchiectasis, pleurisy',
    'pneumonia, crohn*, stoma, tb, pacemaker, heart bypass, bypass, blind, deaf, partially sighted',
    "visually impaired, fibromyalgia, bipolar*, migraines, long covid, sickle cell, down's syndrome",
    'cerebral palsy, radiotherapy, muscular dystrophy, osteoporosis, hospice, palliative*, seizures',
    'epileptic fits, anorexi*, mesothelioma, suicidal, alcoholic, miscarriage, ventilator, breathing machine',
    'tracheostomy, chemo, osteoarthritis, open-heart surgery, heart surgery, brain injury, brain tumour',
    'brain damage, nervous breakdown, steroids, breakdown, asperger*, panic disorder, learning difficulties',
    'learning disability, croup, bad nerves, sarcoidosis, motor neurone disease, learning disabilities',
    'special needs, sensory processing',
  ),
  them: words('you, them, him, her, councillors, officers, anyone, whoever, your, their, his'),
  their: words('your, their, his, her, its'),
  /** Who says what they are going to do. */
  protesters: words(
    'i, we, us, of us, mates, mate, lads, farmers, villagers, residents, everyone, neighbours, people, village',
    'campaign, group, friends, sons, brothers, husband, wife, families, parents, locals, half the village',
    'the whole village, everybody, young farmers, pals, association',
  ),
  /** Codes of policies, such as SG6, that are of another plan than the Framework. */
  otherPolicy: words(
    'a*#, b*#, i*#, j*#, k*#, q*#, r*#, u*#, v*#, x*#, y*#, z*#, cs*#, ch*#, cp*#, sa#, sc#, sd#, sg#, sm#, sp#',
    'sq#, ss#, st#, mp#, mw#, ms#, md#, mc*#, mlp*#, ws#, wc*#, wp#, en*#, ep#, em#, gr*#, gp#, gs#, np#, nr#',
    'ne#, pol*#, lp#, ld#, dev*#, dc#',
  ),
  they: words('they, you, he, she'),
  official: words(
    'councillor, councillors, cllr, cllrs, officer, officers, leader, chair, chairman, chairwoman, mayor, council',
    'committee, mp, planners, planner, inspector, councillor*',
  ),
  firm: words(
    'applicant, applicants, company, firm, developer, developers, landowner, landowners, college, smiths',
    "concrete, john's, agent, agents, consultants, consultant, operator, landlord, quarry firm",
  ),
  decider: words(
    'you, member, members, councillor, councillors, cllr, officer, officers, planner, planners, the council',
    'the committee, committee, chairman, chair, case officer, leader, clerk, you lot, anyone who, anybody who',
    'whoever, those who, every one of you, each of you, any of you, he, she, any member who, all of you',
    'bureaucrats, department, names, yourselves, the person who, individuals',
  ),
  profiteer: words(
    "applicant, applicants, company, firm, developer, developers, landowner, landowners, college, smiths, john's",
    'johns, operator, they, landlord, oxford, institution, multinational, directors, scheme, application, quarry',
    'proposal, project, this, whole thing, it, owners, owner, he, that lot, bursar, fellows, dons, shareholders',
    'bosses, investors, corporation, estate',
  ),
  money: words(
    'money, profit*, cash, rent, rents, royalt*, returns, dividend*, income, revenue*, fortune, millions',
    'millions of, bottom line, balance sheet, greed, quid, bonus*, avarice, £*, shareholder value, endowment*',
    'coffers, gain, enrichment, pound signs, pound, pounds, bank balance, wealth, dosh, wonga, moolah, loot, readies',
    'lolly, lucre, windfall, share price, margin*, the books, brass, earnings, shareholders',
  ),
  truth: words(
    'report, reports, results, survey, surveys, evidence, figures, findings, data, numbers, truth, facts, records',
    'count, counts, readings, study, studies, photographs, samples, documents',
  ),
  paper: words('report, reports, survey, surveys, figures, claims, statement, assessment, evidence, application'),
  quarry: words(
    'application, quarry, proposal, proposals, scheme, gravel pit, pit, extraction, development',
    'planning application, quarrying, project, plans',
  ),
  planned: words('proposed, new, sand and gravel, planned, planning, whole, wasperton, gravel, sand'),
  home: words('house, home, property, bungalow, flat, cottage, houses, homes, properties, barn'),
  room: words(
    'house, home, window, windows, kitchen, bedroom, garden, lounge, sitting room, living room, dining room',
    'conservatory, cottage, bungalow, flat, terrace, patio, balcony, front room, study, property, upstairs',
    'back door, front door, desk, sofa',
  ),
  my: words('my, our'),
  residents: words(
    'residents, neighbours, villagers, the public, the general public, people, households, locals, local people',
    'homeowners, families, parents, the village, the community, respondents',
  ),
  framework: words('nppf, national planning policy framework, the framework'),
  oldYear: words('2012, 2018, 2019, 2021, 2023, 2024'),
  /** The paragraphs of earlier editions of the Framework: the one in force has but few, in its introduction. */
  oldParagraph: ['11d', '11 d', ...Array.from({ length: 220 }, (_, index) => `${index + 20}`)],
  refused: words('refused, rejected, turned down, thrown out, dismissed'),
  must: words('must, should, has to, have to, ought to, are obliged to, are bound to, shall, needs to, need to'),
  /** How many, in figures or in words. */
  count: words(
    'two, four, eleven, seventy, eighty, ninety, twenty-*, thirty-*, forty-*, fifty-*, sixty-*, seventy-*',
    'eighty-*, ninety-*, #, ten, twenty, thirty, forty, fifty, sixty, a hundred, one hundred, two hundred, five',
    'three, six, seven, eight, nine, twelve, fifteen, twenty five, twenty-five, three hundred, five hundred',
    'a thousand, one thousand, hundreds, thousands, a dozen, enough, so many, a certain number, this many',
    'two thousand, a majority, the majority, that many, hundreds of, thousands of, dozens of',
  ),
  objectors: words(
    'households, household, objections, objection, objectors, letters, residents, people, neighbours',
    'representations, comments, signatures, names, villagers, houses, homes, locals, submissions, emails, e-mails',
    'responses, addresses, persons, individuals, families',
  ),
  /** What the rules are said to oblige a council to. */
  hearing: words(
    'hearing, inquiry, enquiry, secretary of state, minister, government, referendum, full council, call-in',
    'called in, call in, inspector, planning inspectorate, public vote, ballot, public meeting, site visit',
    'committee, refuse, refused, refusal, reject, rejected, throw it out, thrown out, turned down, turn it down',
    'debate, debated, london, parliament, elected members, local poll, members, before members',
    'before councillors, chuck it out, permission, stop it, withdrawn, poll',
  ),
  bound: words(
    'must, obliged, obliges, has to, have to, had to, required, requires, automatic, automatically, bound, by law',
    'shall, compelled, compels, legally, forced, forces, triggers, trigger, no choice, means, mean, entitled',
    'guarantees, guaranteed, obligatory, mandatory, compulsory, cannot lawfully, passes, is referred',
    'are referred, goes straight, goes, duty',
  ),
  /** Whose objection is said to bind. */
  parish: words(
    'parish council, parish councils, parish, parishes, district council, district, town council, mp, our mp',
    'ward member, ward councillor, local member, local councillor, highways, neighbourhood forum, village',
  ),
  certain: words('will, going to, is sure to, are sure to, bound to, certain to, guaranteed to'),
  number: words('#, hundreds of, thousands of, so many, most, all the, over #, more than #'),
  so: words('so, therefore, thus, hence, means, and so'),
}
