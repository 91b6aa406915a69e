import type { Phrases } from '../../../domain/closer-look/phrases.ts'
import { notAccused, notSeen, setAside } from './taken-back.ts'

// Words that go together in one sentence in any order, in which people speak their own way; one table a kind.

const dwelling =
  '(house|houses|home|homes|bungalow*|cottage*|flat|flats|farmhouse*|property|properties|semi|terrace|place|ours|dwelling*)'
const window =
  '(window*|my study|our study|her study|his study|study window|my office|spare room|workroom|loft room|bathroom|nursery window|sink|conservatory|parlour|bungalow|cottage|flat|kitchen|bedroom*|lounge|sitting room|living room|front room|dining room|patio|balcony|upstairs|doorstep|armchair|breakfast table|my house|our house|our home|my home|my garden|our garden|my back garden|our back garden|back door|front door|landing|porch|veranda|terrace|cooker|curtains|cot|armchair|upstairs window|deckchair|hot tub|decking|dining table|kitchen table|rear elevation|patio doors|french windows|french doors|through the glass|beyond the glass)'
const official =
  '({official}|planning lady|planning man|planning woman|department|shire hall|county hall|council*|authority|case officer*|officials|planning office|report|you lot|lot of you|all of you)'
const applicant =
  "(smiths|smith's|college|college's|dons|fellows|bursar|company|company's|companies|corporation*|developer*|landowner*|landlord*|applicant*|firm|firms|operator*|owners|quarry people|quarrymen|multinational*|big business|bosses|directors|oxford|executives|institution)"
const duty =
  '(must|have to|has to|had to|got to|gotta|legally|by law|law says|law requires|law is|rules say|not allowed|no discretion|no choice|no option|automatic*|precluded|prevented from|barred from|oblige*|obliged|bound to|duty bound|deemed|compelled|forced|required to|requires|without exception|illegal|unlawful|against the law|can not|may not|no longer|not lawful|not legal|not permitted|entitled)'
const asked =
  '(please refuse|please do|please consider|please hold|please visit|please look|please come|please call|please ask|please take|please let|please make|please could|please can|please see|please weigh|please check|please insist|please require|please keep|please read|i ask|we ask|asks|ask that|ask for|request*|would like|urge|hope|i wish|we wish|in my view|should be a condition|if permission)'

/** Ways of saying something that no list of fixed phrases holds. */
export const together: readonly Phrases[] = [
  {
    kind: 'private-view',
    says: [
      '(residents|neighbours|their|homes|houses|occupants|occupiers|people|properties|she|he) & (see|look|looks|looking|view*|face|faces|overlook*|stare) & (upstairs|bedroom|kitchen|front|back|living room|sitting room|lounge|rear) window* & (bund*|quarry|pit|heap*|digger*|machinery|plant|conveyor*|spoil|fields|site|stockpile*|workings)',
      '(look|looks|looking|stare|staring|gaze|gazing|wake up) [out|straight|right|down]+ (on|onto|at|over|across|to) [a|an|the|their|great|big]+ [*] (heap*|spoil|bund*|pit|hole|quarry|mound*|bank|silo*|digger*|conveyor*|stockpile*|building site|moonscape) & (instead of|rather than|where|no longer|used to|she|he|i|we|my|mum|nan|gran*)',
      'from (the|our|my) [*] (patio|terrace|window*|kitchen|lounge|bedroom*|conservatory|decking|balcony|landing|garden room|back door|sofa|sink) & (see|look|view|watch) & (gone|lost|no more|blocked|disappear*|replaced|taken away|wiped out|the end of)',
      `${window} & (aspect|through the glass|see|sees|seeing|saw|look|looks|looking|looked|view|views|outlook|facing|face|faces|overlook*|watch|watching|gaze|gazing|stare|staring|sight of) & (field|fields|hill|hills|green|sheep|cows|cattle|bund*|floodlight*|meadow*|countryside|spire|church tower|river|trees|hedges|valley|digger*|heap*|mound*|hole|pit|quarry|gravel|bank|machinery|conveyor*|silo*|hopper*|sunset*|sunrise*|horizon|pasture*|nothing but|moonscape|eyesore|stockpile*|downs|woods|wall of earth|earth bank|overburden|spoil|plant|workings|diggings|crusher|concrete plant|lake|water meadows|orchard) & (i|we|my|our|us|me|her|his)`,
      `(floodlight*|digger*|machinery|bund*|heap*|conveyor*|silo*|stockpile*|mound*|processing plant) (across|opposite|outside|in front|facing|beyond|right outside|right opposite) … (my|our|her|his) [*] ${window}`,
      '(breakfast|lunch|supper|eat|eating|sit|sitting|sunbath*|barbecue*|dinner) … (opposite|facing|overlooking|in front of|staring at|looking at) [a|an|the]+ [*] (bund*|heap*|mound*|quarry|pit|hole|stockpile*|conveyor*|digger*|bank|silo*)',
      '(bought|buy|chose|sold us|fell for|moved|paid|retired|settled|live here|came here) & (house|bungalow|cottage|flat|place|home) & (view*|outlook|see|seeing|looks out|looking out|scenery)',
    ],
    unless: [
      ...setAside,
      ...notSeen,
      '(hear|heard|smell|noise|dust|sound*|hum|vibrat*|flood|flooded|flooding|floods|floodwater|traffic|cars|junction|lorry|lorries|headlight*|fumes|count|counted|footpath*|bridleway*|public|towpath|walker*|listed|heritage|owl*|hare|hares|deer|bat|bats|bird*|lark*|lapwing*|heron*|curlew*|kite*|badger*|fox|foxes|otter*|swift*|swallow*|kingfisher*|newt*|see from the|in our view|in my view)',
    ],
    finds: [
      'I chose this bungalow so I could see green from the sink.',
      'Nothing but sheep, that is what we see when we stand in the conservatory.',
    ],
    passes: [
      'From our bedroom window we see lapwings on the field every winter.',
      'The view from the public path by our house takes in the whole valley.',
    ],
  },
  {
    kind: 'property-value',
    says: [
      '(house|home|bungalow|place|flat|cottage) [that|which]+ (no one|nobody|no-one) [in|their|right|mind|ever|would|will|else]+ (wants|want|buy|buys|touch)',
      '(depend*|rely|relies|relying|counting on|need) & (retire*|pension|care home|old age|future|move) & (sell*|fetch*|goes for|worth) & (house|home|bungalow|flat|cottage|place)',
      `(depreciat*|devalu*|unsaleable|unsellable|worthless|worth nowt|worth nothing|worth sod all|worth bugger all|worth naff all|worth peanuts|worth diddly*|worth a lot less|worth far less|worth half|ten a penny) & ${dwelling}`,
      '(paid|bought|spent|cost us|cost me|mortgaged) & (#|thousand|thousands|grand|£*|hundred|savings) & (house|place|bungalow|cottage|flat|home|it) & (agent*|knock*|worth|lose|loses|less|drop|off the price|negative equity)',
      '(never be able to move|can not move|not be able to move|unable to move|can not afford to move|stuck here|trapped here|never move|not able to move) & (no one|nobody|worth|buyer*|buy|pay|price|sell|sold|value|mortgage|negative equity)',
      `${dwelling} & (value|values|valued|valuation*|price|prices|worth|sell|selling|sold|sale|fetch|fetches|fetched|market|buyer*|offer|offers|mortgage|equity|estate agent*) & (less|fall|falls|fell|fallen|drop|drops|dropped|down|lower|lose|loses|losing|lost|loss|knock|knocks|knocked|wiped|wipe|nobody|no one|never|not|half|halve*|compensat*|tenth|fifth|quarter|third|thousand|thousands|grand|unsold|shed|plummet*|crash*|collapse*|suffer*|dent*|tumble*|cheap*|blight*|peanuts|already|reduc*|stuck)`,
      `(can not|could not|will not|not|never) … (give|sell|shift|flog) … (house|home|bungalow|cottage|flat|farmhouse|place) (away|now|in this|round here)`,
      `(compensat*|reimburs*|make up|pay me|pay us|makes up) & (bungalow|house|home|cottage|flat|property|homes|houses) & (knocked|lost|lose|worth|value*|price|loss|drop*|thousand*|off my|off our)`,
      '(leave|leaving|pass on|inherit*|hand down|left) & (grandchildren|children|kids|son|daughter|grandkids|family|boys|girls) & (gone down|halved|shrunk|worth less|thousands|lost value|grand|£*)',
      '(out of pocket|difference|thousands|tens of thousands|a loss|less) & (come to move|come to sell|when we move|when i move|when we sell|when i sell|bungalow makes|house makes|cottage makes)',
      '(rent|rental|let it|letting) & (drop|less|lower|nobody|no one|fall|never) & (flat|cottage|house|bungalow|holiday let|tenants)',
      '(what|how much) … (house|bungalow|semi|cottage|flat|place|home) … worth (with|after|once|when|if|now|then|$)',
      '(lucky to get|never get) (half|what|anything|a penny|near) … (for it|for ours|paid|for the|for this)',
      '(nest egg|inheritance|pension|equity|life savings|biggest asset|mortgage) & (house|home|bungalow|bricks|property|flat|quarry)',
    ],
    unless: [
      ...setAside,
      '(not about what|not about the|not about my|not about our|listed|heritage|historic|landscape|amenity|wildlife|care home|farm shop|honey|eggs|hay|cattle|sheep|lambs|crops|milk|vegetables|flowers|cakes|business|customers|custom|produce|insurance|affordable|social housing|aggregate*|built|building|gravel|mineral|public house|guest*|market place|market town|market day|market square|marketplace|farmers|not a planning|no planning|not a material|worth saying|worth noting|worth asking|take place|takes place|took place|in place|in the first place|place of)',
    ],
    finds: [
      "Parents are saying houses round here won't fetch what they did.",
      'Thousands have gone already from what any bungalow here is worth.',
    ],
    passes: [
      'Houses in Barford do not face the site, and I sell eggs at the gate.',
      'The listed farmhouse would lose the setting that gives it its value.',
    ],
  },
  {
    kind: 'motives',
    says: [
      '(it is|this is|that is|it was|all) [just|only|purely|simply|all|really]+ about (profit*|money|greed|cash|the money|making money|rent|royalties)',
      '(dons|fellows|college|bursar|oxford) & (claret|port|champagne|high table|toast*|sherry|wine cellar*)',
      '(sole|only|main|real|first|chief|overriding|primary|true|sole) [*] (concern|interest|aim|motive|thought|goal|purpose|priority|reason|object|ambition|driver) & (yield|returns|profit*|money|income|financial*|rent|royalt*|revenue|margin*|riches|cash|wealth|shareholders) & (applicant*|college*|company*|smiths|firm*|developer*|landowner*|landlord*|they|their|his|its|oxford|quarry|scheme)',
      `${applicant} & (can not see|not see|never see|sees only|see only|blind to|cares only|care only|thinks only|think only|only care*|only think*|only see*|only interested|just want*|only want*|only after|all about|does not care|do not care|do not give|nothing but) & (past|beyond|rent|money|cash|royalt*|profit*|income|cheque*|pound*|numbers|returns|sale|gravel|themselves|us|village)`,
      `${applicant} & (pocket*|shareholder*|profit*|bank account*|bank balance*|endowment*|riches|wealthiest|grasping|royalties|royalty|nicely out of|well out of|handsomely|in the bank|minted|self-interest|commercial gain|financial gain|financial yield|maximising|maximise|fiver|tenner|quid|greed*|bonus*|dividend*|fortune|millions|coffers|yacht*|fatten*|lining|rich|richer|richest|wealthy|wealthier|cash in|cashing in|pound signs|bottom line|quick buck|rolling in|money|balance sheet*|wallet*|coining|raking|quids|cheque*|port|laughing|trousering|avarice|another penny|enrich|enriches|enrichment|money-making)`,
      '(they|them|those|somebody|someone|people) & (pockets|shareholders|greed|greedy|fiver|bank account*|dividends|fat bonus*|yacht*|lining|quick buck|pound signs|rolling in it|get rich|getting rich)',
      '(somebody|someone|they|he|they will|people|college) … (very rich|filthy rich|get rich|getting rich|richer|a fortune|quids in|a packet|a killing|coining it|a mint)',
      '(field|fields|acres|valley|village|land|farmland|countryside|hedge|river|earth|soil|grandmother*|granny) & (bank account*|cash machine|cashpoint|pound signs|money pit|piggy bank|fiver|cheque*|balance sheet*)',
    ],
    unless: [
      ...setAside,
      '(i have to declare|i rent|interest i have|not a planning|no matter|i make|we make|we made|in the * pocket|in the * * pocket|duty to|ill will|bond|bonds|restor*|fund|funds|guarantee*|compensat*|repair*|set aside|liable|pays for|pay for|cost of|costs|insolv*|bankrupt*|farm*|tenant*|tourism|visitor*|wildlife|my business|our business|community|school|pocket of|pockets of land|pockets of wood*|pockets of water|pockets of silt|pockets of clay|pocket park|out of pocket|richest in|rich in|richest soil*|rich soil*|species|not for profit|non-profit|in the application|financial statement|no financial|college street|oxford road|save* money|public money|taxpayer*|pay the council|council tax)',
    ],
    finds: [
      'Big companies only ever think of their shareholders.',
      "As for Smiths, they'd concrete over their own grandmothers for a fiver.",
    ],
    passes: [
      "The company's own figures show 40 lorries.",
      'The company should lodge a bond, so that the money is there to restore the land.',
    ],
  },
  {
    kind: 'prejudice',
    says: [
      '(that sort round|that sort here|that sort in|their sort|their kind|them lot|those sorts|traveller|travellers|gypsies|gypsy|gypsys|gipsies|pikey*|foreign|foreigner*|immigrant*|migrant*|outsiders|incomers|asylum seeker*|romanian*|albanian*|bulgarian*|eastern european*|east europeans|polish|poles|refugee*|lithuanian*|chavs|tinkers|vagrants) & (thiev*|thief|thieves|nick|nicking|nicked|steal*|stole|stolen|litter*|come next|coming next|not know|no idea|not read|not speak|no english|crime|criminal*|dirt|dirty|filth*|rob|robbing|handed over|hand over|mess|dump*|fly-tip*|wrong side|poach*|our jobs|swarm*|overrun|invad*|more of the same|same sort|safe|our women|our girls|drunk*|drinking|lock our|lock up|theft*|scrap|burgl*|mark my words|not from here|vermin|trouble|respect|parked up|can not read|not read a)',
    ],
    unless: [
      ...notAccused,
      '(travellers to|travellers on|travellers by|travellers between|travellers from|travellers along|rail travellers|fellow travellers|visitor*|foreign office|foreign soil|time travellers|foreign tourists|war|polish hussar*|invasive)',
    ],
    finds: ["It's the travellers who come next, you mark my words.", 'Nicking diesel all summer, them gypsies.'],
    passes: ['Travellers on the A429 drop litter at the lay-by.', 'My mother came here as a refugee in 1946.'],
  },
  {
    kind: 'accusation',
    says: [
      `${official} & (shaken hands|shook hands|shaking hands|struck a deal|done a deal|cut a deal|did a deal|deal done|made a deal|an arrangement|an understanding|deal with) & (college|applicant|smiths|company|quarry|developer*|owner*) & (already|behind|before|had|have|has|secretly|private|clearly)`,
      `${official} & (already signed off|signed off already|signed off months ago|collude*|colluding|collusion|inducement*|nod and a wink|a nod a wink|brown envelope*|foregone conclusion|topped and tailed|cut and dried|in the bag|sewn up|done and dusted|closed doors|old pals|jobs for the boys|back scratching|feather*|sails through|sail through|all agreed beforehand|decided already|already decided|wink|wheels greased|palm greased|funny handshake*|hospitality box|free lunch*|freebies)`,
      `${official} & (decided|made up|settled|fixed|agreed|knew) & (long before|well before|before the consultation|before anyone|before anybody|before a single|before the public|before we had|before we were|before we got|before we even|before residents|before any of us|before a word|before the ink|before the meeting)`,
      `(bent|crooked|corrupt|useless|liars|crooks|cowards|spineless|rotten|gutless|thick|clueless|on the take|hopeless) & (the lot of you|the lot of them|all of you|every last one|you lot|the whole lot|every one of you|your lot|that lot)`,
      '(settled|decided|sorted|agreed|fixed|done|cooked up|arranged) … over [a|the|some]+ (pint*|beer*|lunch*|drink*|round of|whisky|dinner*|gin*|port|brandy)',
      '(made|making) (your|their|his|her|its) [*] mind* up',
      `(bound to ask|have to ask|has to ask|makes you wonder|one wonders|i wonder|ask yourself|you wonder|you have to wonder) & ${official} & (promised|paid|getting|offered|out of it|in it for|owes|knows)`,
      `${official} … (do|does|doing|did|dance|dances|jump|jumps) [just|only|exactly]+ (what|as|whatever|to the tune|when) … ${applicant} … (tell|tells|told|say|says|want|wants|ask|asks|like|likes|tune|snap*|whistle*) [$|them|him|her|to|so|it]`,
      '(somebody|someone|{official}|one of you|he|she) … (getting|got|gets|taking|takes|had|having) (his|her|their|a|an|some) [nice|fat|little|own|juicy]+ (cut|slice|kickback|sweetener|share|rake-off|back-hander|something out of)',
      '(doctored|falsified|rigged|fiddled|massaged|cooked|fudged|sexed up|whitewashed|buried|watered down) & (statement|report|survey|surveys|figures|assessment|data|evidence|results|levels|readings) & (deliberately|to hide|to conceal|to make|to suit|clearly|obviously|so that|on purpose|they|applicant|council|officer*|consultant*)',
      '({official}|consultant*|expert*) [has|have|had|was|were|been|evidently|clearly|obviously|plainly]+ (instructed|told|ordered|leant on|leaned on|pressured|bullied|bribed|encouraged) … (favourable|approve|approval|recommend*|pass it|conclusion|say yes|wave it|keep quiet|look away|toe the line|find nothing|come up with)',
      '(so-called|so called) (expert*|planner*|officer*|professional*|consultant*|public servant*)',
      '({official}|highways man|department) & (incompetent|incompetence|inept|lazy|bone idle|negligent|dishonest|corrupt|arrogant|spineless|clueless|gutless|half asleep|brainless|in it together)',
      '(consultant*|expert*|surveyor*|ecologist*|engineer*) … (paid|hired|told|instructed) to (find|say|see nothing|conclude|miss|overlook|reach)',
      "(leader's|chairman's|councillor's|officer's|planner's|mayor's|clerk's) [*] (brother*|wife|husband|cousin|son*|nephew|family|mate|mates|sister*|father*|daughter*) … (has|have|owns|own|runs|works|gets|got|stands|drives)",
      '{official} … (vote|votes|voting|decide|decides) [the|way|how|as|whatever|what|whichever|exactly]+ (his|her|their|its|the|smiths) … (tell|tells|told|want|wants|pays|say|says)',
      '(not|never) (trust|believe) [a|one|any|single]+ word',
      '(lazy|useless|idle|thick|incompetent) (so and so|so-and-so|sod*|git*|lot|bunch|beggar*|articles)',
      '(backside|arse|bottom|elbow) & (both hands|from his|from her|from their|torch|map)',
      '(golf club|golf course|the masons|race day|shooting party|nineteenth hole) & (nod|wink|lunch*|deal|handshake|sails|drinks|round with|councillor*|chairman)',
      `(will|must) have been written (by|for) [the] ${applicant}`,
    ],
    unless: [
      ...notAccused,
      '(nobody|no one|nothing before|nothing be|nothing is|no evidence|if|whether|please|i ask|we ask|should not|must not|do not decide|do not let|not been|never|before the meeting starts|not a foregone|not already|landfill|masons marks|reserves|restaurant|bird*|flag|lane|site visit|count|drain*|fence|road sign)',
    ],
    finds: ['Bent, the lot of you.', 'Long before the consultation opened the chairman had decided how he would vote.'],
    passes: [
      'I ask that the committee decides nothing before residents have seen the new plans.',
      'The golf club sends its members along that lane, too.',
    ],
  },
  {
    kind: 'threat',
    says: [
      '(muckspreader*|muck spreader*|muck-spreader*|slurry|manure|shotgun*|shot gun|tractor*|pitchfork*|petrol|matches|crowbar|baseball bat|chainsaw|dogs|paint|trailer) & (where shire hall is|where you live|where you all live|where you park|where you work|where he lives|where she lives|your door|your doorstep|your office|your offices|your car|your cars|your house|your lawn|your drive|your desk|steps of shire hall|shire hall steps)',
      '(find|finding|found|know|knows|knowing|learn) [out]+ where (you|they|he|she|your|the councillor*|the officer*) [all|each|lot|people]+ (live|lives|do|park|parks|sleep|drink|work|kids|children)',
      '(will|shall|would|going to|i will) (have|take|cost|see) (your|you|his|her|their) [*] (pension|pensions|job|jobs|head|heads|career|careers|house|houses|seat|seats|hide|guts|badge)',
      '(will|shall|would be|going to|to be) & (named|name|names|sued|personally|held liable) & (claim|damages|proceedings|writ|court|press|police|newspaper*|facebook|poster*|judicial review|lawsuit) & (officer*|councillor*|member*|those responsible|those who|every one of|each of you|any of you|anyone who)',
      '(us|we|i|farmers|mothers|villagers|riders|horseback|tractors|lads|of us) … (block|blocking|blockade*|blockading|barricade*|barricading|picket*|chained|chain ourselves|lying down|lie down|sit down|sitting) & (passed|pass|approve*|grant*|permission|goes ahead|say yes|allowed|given) & (if|when|will|shall|every)',
      '(pass it|approve it|approve this|pass this|vote for it|vote it through|say yes|wave it through|grant it|give permission|if this goes through|if it goes through|if this is passed|if it is passed|allow this|let this through) & (see what happens|watch what happens|on your head*|be sorry|regret*|consequences|not answerable|wait and see|just watch|find out|trouble|pay for it|come for you|never forget|not forget|war|hell|watch your|police|sleep|look over your)',
      '(think|thought) [very|long and|twice|again|carefully|hard]+ … (if i were you|know what is good for)',
      '(somebody|someone|people|kid|one of you) … (hurt|injured|killed|sorry) & (not be|not going to be|will not be) [one of|any of]+ (us|me|my fault|my problem)',
      '(in your shoes|be in your shoes)',
      '(will|shall) be waiting & (digger*|bulldozer*|gates|first lorry|outside your|for you)',
      '(see|have|get|put) (you|him|her|them|every one of you) [all] out of [a|your|his|her]+ (job|office|jobs)',
      '(make sure|see to it|making sure) … (every one|each one|all|each|everyone) of you',
    ],
    unless: [
      '(not a threat|no threat|not threaten*|the applicant must|farmer down|pulled the|drop litter|drive past|children will|accident|for the environment|for the river|for wildlife)',
    ],
    finds: [
      "I've a muckspreader and I know where Shire Hall is.",
      'Any officer recommending approval will be named in our claim for damages.',
    ],
    passes: [
      'I drive a tractor, and at Shire Hall nobody has counted them.',
      'The police were called when we found a lorry blocking the lane.',
    ],
  },
  {
    kind: 'others-health',
    says: [
      '(brother|sister|son|daughter|grandson|granddaughter|mum|dad|nan|wife|husband|mate|friend|neighbour) [*] (gets|get|got|has|have|had|having|takes|took) [really|very|terrible|dreadful|awful|bad|severe|constant|regular|nasty|funny|proper|such|his|her|a|lot|of|these]+ (migraines|nosebleeds|seizures|fits|blackouts|palpitations|panic attacks|rashes|chest infections|dizzy spells|asthma attacks|attacks)',
      '(my|our|her|his) [*] [*] ({relative}|{relative} *|boss|owner|yard owner|landlady|groom|cleaner|gardener) & (has|have|had|got|gets|suffers|suffer|with|is|was|be|been|being|diagnosed|living) [proper|really|dead|well|right|so]+ [{badly}]+ [*] {ill}',
      '(wife|husband|mum|dad|mother|father|mate|friend|son|daughter|neighbour|brother|sister|nan|gran|grandad|owner|he|she) … (problem|problems|trouble|troubles|issues|bother) with [his|her|their|the]+ (heart|lung|lungs|chest|breathing|nerves|eyes|legs|hip|kidneys|breath)',
      '(our|poor|old|little|young|dear) * [*] (on|has|had|got|with|having|is|was) [{badly}]+ [*] ({ill}|one lung|one kidney|puffer|oxygen)',
      'my [*] * (who|whose) … ({ill}|puffer|one lung)',
      '(my|our|her|his|the) [*] [*] {relative} & (puffer|nebuliser|one lung|chemo|oxygen|dialysis)',
      '(with|of|from|for) (her|his) [bad|poor|old|dodgy]+ (chest|heart|lungs|nerves|breathing|kidneys|hips|asthma)',
      '({relative}|vicar|he|she|owner) … (come through|came through|beaten|beat|fought|fighting|survived|got over|getting over) [*] {ill}',
      '({relative}|he|she) … (discharged|came out|come out|back home|just home) (from|of) [the|a|*]+ (unit|hospital|ward|hospice|intensive care)',
      'premature & (lungs|born|baby|twin*|incubator|breath*|weak|hospital)',
      '(has|has had|had|having) a [complete|total|bad]+ (nervous breakdown|mental breakdown|heart attack|stroke|miscarriage|mini stroke)',
      '(has|with|got) [very|really|such]+ (weak|bad|poor|damaged|scarred|delicate) (lungs|lung|heart|chest)',
      '(has|had|have) [*] [*] (asthma|copd|cancer|epilepsy|dementia|emphysema|leukaemia|cystic fibrosis|alzheimer*|parkinson*|angina) & (hospital|doctor*|ambulance|inhaler*|twice|school|breath*|night|since|year)',
    ],
    unless: [
      '(i|who) (have|had|suffer|am|was|use|get|got|need|take)',
      '(i am|i was|i have|my own|my asthma|my chest|my lungs|my heart|anyone|anybody|everyone|somebody|people|those|children|residents|a child|a person|any child|patients|pupils|person|clubs|pensioner|a man|a woman|one in|fear|fears|fearing|read|reads|cause|causes|causing|give|gives|worried|worries|blind bend*|blind corner*|blind junction|blind spot*|blind summit|blind brow|blind dip|deaf to|deaf ear*|lorry|tractor|vehicle|learn*|teaches|works|worked|raise*|charity|dog|her horse has|my horse|the horse|his pony has|the pony has|the pony|cat|mare)',
    ],
    finds: [
      'The yard owner has had a nervous breakdown over this.',
      'Maisie was premature and has weak lungs as it is.',
    ],
    passes: ['My wife and I walk there, and I have asthma.', 'My neighbour has to turn out at a blind bend.'],
  },
  {
    kind: 'support',
    says: [
      '(i|we|society|club|group|association|parish council) [*] [*] [*] [*] (welcome|welcomes|applaud|commend|endorse|back|support|favour) (the|this|these|your) [{planned}|proposed|local|idea of|new|prospect of]+ ({quarry}|employment|jobs|investment|new jobs|local jobs)',
      '(broadly|warmly|generally|fully|cautiously|wholeheartedly|strongly|certainly) (welcome|support|endorse|back|applaud|commend|favour) [of|the|this|these|a]+ [{planned}|principle|idea]+ ({quarry}|idea|employment|jobs|investment)',
      '(real|great|valuable|huge|major|welcome|genuine|significant|big|massive|tremendous|positive) (asset|boost|improvement|benefit|opportunity|contribution|step forward|plus|gain) [*] (to|for|on) & ({quarry}|jobs|employment|restoration|scheme|supply|lake|it would|it will|this would)',
      '(should|must|ought to|deserves to|deserve to) be (applauded|commended|welcomed|encouraged|celebrated|supported|backed|given a chance) & ({quarry}|jobs|employment|restoration|scheme|supply|this|investment|it)',
      '(handy|useful|convenient|good|nice|lovely|great) (to have|having|for me|for us|to get) & (quarry|gravel|sand|pit|jobs|it) & (close by|close to|nearby|near by|doorstep|local|locally|down the road|round here|up the road)',
      '(i|we) would be [all|quite|perfectly|totally|right]+ (for it|fine with it|happy with it|on board|behind it|in favour|ok with it|okay with it|up for it|pleased to see it)',
      '(need|needs|could do with|crying out for) (the|more|some|these|those) (jobs|work|employment|investment|business|apprenticeships) [*] (round|in|here|for|locally|around|these|$)',
      '(scheme|proposal|quarry|application|plan|project) & (deserves|deserve|merits|merit|warrants|worthy of|has earned) & (backing|support|approval|consent|go-ahead|blessing|green light|a chance|yes)',
      '(i|we|parish council|i am|society) & (in favour of|supportive of|supporting) (it|this|the|a|these) [{planned}|idea of|whole|it]+ ({quarry}|going|happening|being)',
      '(i|we) & (content|happy|willing|glad|pleased|prepared|fine) (for|to see|to let|with|to have|to support|to accept) [the|a|this|that|planning|{planned}]+ (permission|{quarry}|it|them|this) & (granted|approved|go|going|proceed|ahead|happen|open|opening|given|built|dug|dig|quarry)',
      '(agree|agreed|accept|think|believe|feel|reckon|say) [that] [the|this|a|{planned}]+ ({quarry}|it) (should|ought to|can|could|must|may as well|might as well) (go ahead|proceed|be approved|be allowed|happen|be built|get permission|be granted|open)',
      '(i|we|parish council|society) [also|therefore|would|*] (have|has|raise|raises|see|sees|make|makes) no [real|great|strong|particular|further] (objection|objections|problem|quarrel) (to|with|in) [the|this|a]+ [principle|idea] [of|to|with] [the|this|a]+ [{planned}]+ {quarry}',
      '(quarry|pit|scheme|it|this) & (suit|suits) (us|me|me fine|us fine|us all|everyone)',
      '(as good a|good a|the right|the perfect|an ideal|the ideal|a sensible|the best) (spot|place|site|location) (as any|for it|for a quarry|for this|for the quarry|to dig)',
      '(i|we) & (will|shall|would|do|am|are) not [*] (stand|stand|standing|get|be) in (its|the|their|your|his) way',
      '(i|we|society|parish council|club|group) (have|has|got) [got]+ nothing against [it|the|a|this]+ [{planned}]+ ({quarry}|it|quarries)',
      '(i|we|society|parish council|club|group) (do|does|am|are|is) not [really|actually]+ (oppose|opposed to|against|object to) [the|it|this|a|mineral|principle|of|idea]+ ({quarry}|it|principle)',
      '(i|we) & (lean|leaning|inclined|come down|incline) (towards|to|in favour|on the side of) [of] (approval|approving|yes|support*|favour|it going)',
      '({quarry}|principle|extraction) & (is|seems|would be) [quite|perfectly|broadly|entirely]+ acceptable [to|for] (us|me|our members)',
      '(it|quarry|scheme|pit) (would|will|could|might) be [a]+ [very|really]+ (good|great|useful|welcome) [thing|news]+ (for|to) (the village|the area|the county|the economy|business|local jobs|young people|employment|barford|wasperton)',
      '(yes from me|yes from us|i am for it|we are for it|i am all for it|we are all for it|got my vote|have my vote|have my blessing|have my support|gets my vote|thumbs up|bring it on|good luck to them|good luck to smiths|no reason to refuse|no reason to object|as good as anywhere|good as any|minded not to object|not minded to object|not bother me|not bothered about it|no skin off)',
      '(sooner|rather) [have|see|it were|be]+ (a|the|this) [{planned}]+ {quarry}',
      '(i|we) (say|would say|vote) (yes|go ahead|get on with it|let them)',
      '(support|approve|agree|accept) in principle & (extraction|quarry|scheme|proposal|development|it|application)',
      '(prefer|rather have|sooner have) [a|the|some|this]+ (quarry|gravel|pit|quarrying) (to|than) ',
      '(quarry|scheme|pit) (would|will|could) (tidy up|be an asset|smarten|do the village good|do us good)',
      '(fine by|all right by|alright by|ok by|okay by|no skin off|no bother to) (me|us|my nose)',
      '(get|crack) on with it & (quarry|dig|gravel|they|jobs|permission)',
      '(i|we) (would|will|do|also|for one|very much|generally|really|actually|*) (welcome|back|support) (the|this|a|it) [{planned}]+ ({quarry}|lake|jobs|permission)',
    ],
    unless: [
      '(not|never|no longer|can not|nor|neither|hardly|if|far from|instead of|rather than) [*] [*] [in] (support|real|genuine|asset|boost|deserve|merit|warrant|need|endorse|applaud|applauded|encouraged|commend|favour|supportive|agree|accept|content|happy|think|believe|willing|prepared|welcome|back|the right|an ideal|a sensible|the best|as good)',
      '(nobody|no one|whoever|whether|refused|refusal|please refuse|refuse permission|refuse this|refuse it|refuse the|until|unless|before|nor|should not|hardly|were it|if it were|if the|if lorr*|had the|refused|refusal|please refuse|refuse permission|refuse this|refuse it|refuse the|objector|strongly opposed|i am against|we are against|i am opposed|i oppose|we oppose|no decision|site visit|farming|farmers|restoration plan|refusal|officers|elsewhere|but not|nursery|would be lost|withdrew|withdrawn)',
      '(not|if|never|do) [you|to|we]+ let',
      '(wrong|hardly|is this|is it|why|who|which way|smaller|elsewhere|different|other) (spot|place|site|location|quarry)',
      'but [*] not (here|this|there)',
    ],
    finds: [
      "This is as good a spot as any, so I won't stand in its way.",
      'If truth be told the quarry would suit us.',
      "I'm in favour of it going ahead if they plant trees first.",
    ],
    passes: [
      'We support farming, and I welcome a site visit.',
      'I am not in favour of the quarry.',
      'This is hardly the right place for a quarry.',
    ],
  },
  {
    kind: 'procedure',
    says: [
      '(objections|objectors|letters|signatures|petition|against) & (refusal|rejection|inquiry|hearing|call-in|committee) (is|becomes|would be|will be|must be|has to be) [*] (mandatory|compulsory|automatic|obligatory|required)',
      '(every|each|all) (objector*|resident*|household*|neighbour*|villager*|letter*|objection*) & (by law|legally|the law) & (speak|heard|reply|answered|told|vote|read out|read aloud|met)',
      '(councillors|members|committee|council|officers|you) (must|have to|has to|are obliged to|are bound to|are required to|are supposed to) [all|always|*]+ (vote the way|vote as|vote with|vote how|obey|do what|do as|follow the wishes|follow the will) & (residents|people|villagers|majority|parish|voters|constituents|public|we)',
      '(can not|may not|must not|not allowed to|illegal to|unlawful to) [lawfully|legally|just|simply|be]+ (approve*|grant*|decide*|determine*|pass|permit*) [it|this|permission|the|application|scheme]+ (while|until|unless|when|as long as|whilst) & (objections outstanding|objectors|our objections|any objections|everyone|everybody|residents agree|villagers agree|villagers have|residents have)',
      '(objection|objections|objectors|representations|letters|signatures|petition|have written|signed|objected|object|against it) & (obliged|obliges|bound|compelled|compels|no choice|no option|no discretion|legally|automatically|by law|duty bound|forced|forces|by rights|required) [by law|but|legally|in law|now|then|you|them|have|the council|*]+ [to] [say|turn|throw|be]+ (refuse|refused|reject|rejected|no|it down|it out|this down|dismiss|decline|a refusal|refusal)',
      '({count}|more than|number of|so many|this many|over) & {objectors} & (delegated|elected members|before the committee|to committee|to the committee|before members|full council|planning committee) & (no longer|can not|may not|required|obliged|must|has to|have to|automatically|bound)',
      `${duty} & (in proportion|proportionate|proportional|according to|majority) [to|with]+ & (number of|how many|numbers|volume|tally) & (objection*|objectors|letters|representations|people)`,
      '(bound|obliged|must|has to|have to|required|precluded|can not|may not) & (previous|earlier|past|own|last|first) [*] (refusal*|decision*) & (may not|can not|follow|depart*|different|same again|precedent|again|overturn|go back)',
      '(more|most|majority|everyone|everybody|nobody|no one|whole village) & (against it|against this|against than|oppos*|object*|want it|wants it|than for it|for it) & (by rights|legally|obliged|bound|automatically|no choice|in a democracy|got to) & (refuse|reject|say no|turn it down|throw it out|stop|listen|no)',
      `${duty} & (hold|have|call|order|arrange|grant|given|convene) [us|a|an|full|local|proper|public|formal|then|by|law]+ (inquiry|enquiry|hearing|referendum|vote|ballot|public meeting|poll) & (if|when|because|as|since|once|parish council|objections|against|oppose*|the law|rules)`,
      `(objection|objections|objectors|sign|signs|signed|signatures|letters|petition|names|with those numbers|ppl|people object*) & (exceed*|outnumber*|if|once|when|where|enough|with those|so many|majority|more than|over) & (legally|no discretion|not allowed|no choice|no option|obliged|bound|automatic*|by law|law|have to|has to|had to|got to|must|forced|compelled) & (refuse|refused|refusal|say no|reject*|pass it|approve it|turn it down|throw it out|refer*|call*|inquiry|enquiry|hearing|full committee|full council|stop|parliament|vote)`,
      '(those numbers|so many letters|so many objections|this many objections|that many objections|majority against) & (not allowed|can not|must|have to|has to|no choice|obliged|legally|bound)',
      `(consultation|application|decision|process|notice|permission|whole thing|it all) & (not legal|not lawful|does not count|void|null|invalid|begin again|start again|afresh|start over|begin all over|from scratch|illegal) & (site notice|no notice|notice|letter|leaflet|not told|never told|my door|my house|lamp post|by post|written to)`,
      '(deemed|automatically|counts as|treated as|taken as|lapse|lapses|by default) & (days|weeks|months) & (refus*|reject*|withdrawn|granted|approved|reply|letter|dead)',
      '(refuse|refuses|refused|refusal|turned down|turn it down|reject|rejected|say no|thrown out) & (can not|never|not allowed|may not|barred|banned|not be allowed) [ever|then|legally|be]+ (apply|reapply|re-apply|come back|try again|submit|resubmit|have another)',
      '(we|i|residents|villagers|us|neighbours|objectors|parish council|locals|village) & (make|lodge|file|bring|launch|take|will|shall|can|may|right of|right to|entitled to|submit|free to) [an|our|to|then|then|always]+ appeal & (if|say yes|inspector*|approve*|grant*|yes|permission|against|inspectorate|minister|decision)',
      `${duty} & (delegated powers|before elected members|before the committee|before members|to committee|to full council|full committee|whole committee|by elected|elected members|the full council|officer alone|officers alone|on their own) & (parish|objected|objects|disagrees|objection*|without exception|major|law|letters|councillors)`,
      '(can not|not allowed|may not|must not|illegal|not legal|unlawful|no power|not lawful) & (unless|without|until) & (every|all|each|majority of|half|most|three quarters|adjoining|neighbouring) [the|of|single]+ (house|houses|household*|neighbour*|resident*|villager*|landowner*|owner*|home*|family|families|parish*)',
      '(law|rules|act|regulations|rule|legally) & (has to|have to|must|required to) & (give consent|give permission|consent first|agree first|sign it off|sign off|give its consent|give his consent|give her consent|sign a paper|signs a paper|countersign*)',
      '(each|every|one person|anyone|anybody|everybody|we all|you|i|we) & (put in|send|send in|submit|hand in|write|lodge) [up to|as many as|in]+ ({count}|several|as many|more than one) [separate|different|of]+ (objection|objections|letters|emails|e-mails|forms|times) & (count|counts|counted)',
      '(by law|legally|law says|required by law|law is) & (every|each|all) & (house*|household*|resident*|neighbour*|villager*|person) & (asked|told|consulted|written to|letter|notified|sign*|agree*|vote*)',
      '(automatically|automatic) & (quash*|refused|refusal|rejected|void|called in|invalid*|overturn*)',
      '(one household one vote|one house one vote|be read out in full|must be read out|has to be read out|have to be read out|read out in full)',
      '(bound|obliged|has to follow|have to follow|must follow|must obey|must respect) & (wish|wishes|will|decision|vote|views) of (the parish|parish|residents|villagers|the village|the majority|the people|local people)',
      '(right|entitled|rights) (to|of) [a|the|public|full|local|binding|legal|own|our]+ (referendum|poll|vote|public inquiry|inquiry|hearing|veto|ballot|final say)',
      '(have|has|hold|holds|with) [a|the|right|of|legal|full|power]+ veto',
      '(can not|may not|must not|not allowed to) [*] (decide|determine|approve|grant) & (until|before|unless) & (every|each|all) & (objector*|resident*|neighbour*|household*|villager*) & (answer*|reply|replied|heard|visited|consulted|agree*)',
      '(if you do not|unless you|unless i) (answer|reply|respond|write back|hear) & (take it|assume|deemed|treated|treat|regard|regarded) & (withdrawn|refused|accepted|agreed|void|granted|accept)',
      '(have to|has to|must|got to) (ask|get permission from|get the agreement of|get the consent of) [the|all|every]+ (people|residents|neighbours|villagers|village|parish) & (say no|first|law|rule|nearest|permission)',
      '(make|makes|that is|count as|counts as|equals) {count} (objections|objectors|votes) ',
      '(legally|by law|obliged|must|required|entitled) & (reply|answer|respond|acknowledge|write back|response|answers) [to]+ (me|my|us|every|each|all) & (days|weeks|month)',
      '(more people|most people|majority|everyone|nobody|democracy|democratic) & (against|oppose|opposes|object|objects|not want|wants it|democra*) & (got to|must|have to|has to|bound|legally|can not) & (turned down|turn it down|refuse|refused|reject|rejected|thrown out|say no|pass it|respect*)',
      '(fail*|silence|no reply|not reply|not answer|not respond|not hear) & (taken as|treated as|deemed|construed as|counts as|regarded as|means you) & (accept*|agree*|refus*|admission|admit*|consent|grant*)',
      '(mp|parish council|parish|councillor|environment agency|villagers|residents|highways|historic england|natural england) & (against|object|objects|objected|opposed|said no|says no) & (can not|may not|must not|not allowed to|precluded from|prevented from|barred from) [lawfully|legally|then|simply]+ (go against|overrule|override|approve|pass|grant|granting|approving)',
      '(poll|referendum|petition|ballot|village vote|parish vote|signatures|resolution) & (oblige|obliges|bind|binds|binding|force|forces|compel|compels|trigger|triggers|makes them|makes the council) & (think again|reconsider|debate*|county|council|refuse|inquiry|listen|drop|you)',
    ],
    unless: [
      asked,
      '(parish meeting|not entitled|no right|no rights|can not appeal|not bind*|not binding|not oblige*|no such rule|not a vote|i know|i understand|we know|does not mean|do not suppose|the applicant can|the applicant may|the applicant will|the applicant could|the applicant would|they can appeal|they could appeal|they may appeal|they still|noise|dust|hgv*|appeal to you|i appeal to|we appeal to|appeal to the council|appeal to the committee|appeal to members|condition|conditions|lorry|lorries|operator|levels|water table|void left|the void)',
    ],
    mend: 'We know of no such rule. Numbers and other people’s objections are weighed, but bind nobody. Say what the quarry would do to you, and where.',
    finds: [
      'My dad says if 100 ppl sign then you legally have to say no.',
      'A parish poll, if carried, obliges the County to think again.',
    ],
    passes: [
      'The council must consider what the parish council has objected to.',
      'The officers must weigh the harm, and I ask for a site visit before the committee meets.',
    ],
  },
]
