import type { Phrases } from '../../../domain/closer-look/phrases.ts'

/** What does not count: why somebody wants the quarry. */
export const motives: readonly Phrases[] = [
  // Money, greed, not caring
  {
    kind: 'motives',
    says: [
      '(only|just|all|purely|solely|simply|merely) [*] (in it|about|after|interested in|thinking of|for|want|wants|care about|cares about|care*|motivated by|driven by|chasing) [making] [the|their|a] [*] (money|profit*|cash|quick buck)',
      "(fast buck|quick buck|get rich|getting rich|cash cow|profiteer*|money-grabbing|money grabbing|money-making|fat cat*|fat cats|greed|greedy|greedily|could not care less|do not give a damn|does not give a damn|at our expense|at residents' expense|at villagers' expense)",
      'profit* (before|above|over|ahead of) (people|health|communit*|lives|us|our|the|residents|everything)',
      '(profit*|money|greed|gain|income|returns|cash|dividends) [has|have|is|are|being|been|clearly|always|once|again]+ (placed|put|set|came|comes|come|ranked|valued|rated) (before|above|over|ahead of)',
      '(centuries|hundred years|years|generations) of (wealth|riches|privilege|plenty|profit|greed|money)',
      '(make|makes|making) (a fortune|millions|a killing|huge profits|vast profits|money out of)',
      '(they|he|company|college|applicant*|landowner|firm|developer*|smiths|concrete) (do|does|could|can) not (care|give a|give)',
      "(for|to) [the] (shareholders|private profit|corporate profit*|a few people's profit|their own gain|private gain|financial gain)",
      '{firm} … (has never|have never|never|has not once) (cared|cares|care|gave a) [tuppence|a jot|one bit] (about|for|what|damn|thought|how)',
      "(one of|among) (the|oxford's|england's|britain's|our|this country's|the country's|the university's) [*] [*] (richest|wealthiest|best-endowed)",
    ],
    unless: [
      '(farm*|council|planning|department|officer*|councillor*|chairman|shire hall)',
      '(richest|wealthiest) … (habitat*|soil*|meadow*|flora|bird*|wildlife|hedge*|land|river*|stretch*|fields)',
    ],
    finds: ['They are only after the money.', 'This is pure greed.', 'It puts profit before people.'],
    passes: [
      'My farm makes a small profit.',
      'Care was taken over the hedges.',
      'The applicant does not say how the pits will be filled.',
    ],
  },
  // Who gets rich, who owns it, and what they think of us
  {
    kind: 'motives',
    says: [
      '(yacht|yachts|bentley|ferrari|port and stilton|high table|wine cellar|wine cellars|caviar|champagne|pound notes|bank notes|banknotes|pound coins|cash register|kerching|ker-ching|piggy bank|pot of gold|crock of gold|treasure chest|golden goose|cash crop of|money cow|profit cow|laugh all the way|laughing all the way|laughs all the way|follow the money)',
      '(squeez*|wring*|milk*|extract*|suck*|bleed*|screw*) … (penny|pound|pounds|profit|cash|money|drop|dry) ',
      '{profiteer} … (only|just|solely|purely|simply|merely|all they) [ever] (want*|seek*|interested in|concerned with|care* about|thinking of|after|about|for|by|doing it|in it|exist* to|motivated|driven|cares for|looking at|sees|see|chasing|doing this) … {money}',
      '(only|sole|real|true|main|single|actual|overriding|chief|one) [*] (interest|aim|motive|motives|motivation|purpose|concern|object|objective|goal|reason|thing|consideration|priority|agenda) … (is|are|was|being|here|for|behind|in|to) … ({money}|monetise|get rich|cash in|make money|enrich|lin*|asset)',
      '(driven|motivated|prompted|fuelled|inspired|actuated|dictated|governed|blinded|led) [*] [*] by … ({money}|commercial|financial|corporate|private gain|self-interest|accountant*)',
      '(in pursuit of|pursuit of|chasing|chase|hungry for|hunger for|thirst for|lust for|out for|out to make|desperate for|eyes on|after|obsess* with|grubbing for|desire for|appetite for|quest for|for the sake of|sake of|in search of|altar of|in the name of|maximise|maximising|extract) [the|a|an|their|more|yet more|even more|its|some|every|quick|private|corporate|short-term|maximum|easy|fast|as much] [*] {money}',
      '(line|lines|lining|feather*|fill*|fatten*|swell*|pad|padding|stuff*|enrich*|bolster*|top up) (their|its|his|her|the|an|some|someone*) … (nest*|pocket*|coffers|purse*|wallet*|balance sheet*|bank account*|profits|dividends|endowment*|pension*|bonus*|cellar*|bank balance*|shareholders|treasury|pot|boots|accounts|trousers)',
      '(cash grab|cash-grab|money grab|money-grab|land grab|money spinner|money-spinner|nice little earner|gravy train|jackpot|gold mine|goldmine|pay day|payday|licence to print money|pound signs|pound-signs|dollar signs|filthy lucre|asset strip*|asset-strip*|fast money|easy money|money talks|rent-seeking|rip-off|ripping us off|cash machine|cashing in|cash in on|money men|money machine|pieces of silver|fat profit*|blood money|corporate greed|avaric*|rapacious|mercenary|bean counters|money-led|profit-driven|profit driven|profit-led|money-driven)',
      '(sell|sold|selling) (their|its|his|our|the|your) [*] [*] (soul|souls|grandmother|granny|birthright|mother|church|children|heritage) ',
      '(shareholders|directors|bosses|fellows|dons|investors|executives|owners|fat cats|landowner|college) … (get rich*|gets rich*|richer|bonus*|dividend*|pocket the|rake*|raking|cream*|laugh*|count* their|coin*|grow fat|grow rich|profit from our|profit while|profits while|gain while|benefit while|reap*|cash in)',
      '({firm}|they|he|dons|fellows|owners|landlord|estate) … … … (want|wants|wanting|demand*|crave*|grab*|after|ask* for) [yet|even|still|ever|a lot|so much]+ more [money|cash|of it|income|land|of the same|still]+ $',
      '(line|lines|lining|lined|fill|filling|fills|stuff*|fatten*) … (pocket*|wallet*|bank account*|purse*)',
      '(make|makes|making|made|earn*|rake|rakes|raking|pocket*|worth|netting|net) [them|him|it|in|themselves|itself|the college|the landowner|the company]+ (a packet|a mint|a bomb|a pile|a tidy sum|a small fortune|a nice little|a fat profit|a tidy profit|a handsome profit|a nice profit|a quick buck|big money|big bucks|a pretty penny|shedloads|a stack)',
      '(hang|sod|blow|bugger|damn|stuff|to hell with|the hell with|never mind) the (rest of us|rest|village|neighbours|locals|consequences|people|residents|rest of the village|environment|countryside)',
      '({firm}|they|he|she|dons|owners|landlord|directors|bosses) … (no|not a|never a|little|scant|without a|not one|not a single) (thought|care|regard|consideration|concern|respect) for (anyone|anybody|us|the people|residents|locals|villagers|the village|the community|those who|local people|others|the rest|everyone|ordinary|our)',
      '(motive*|motivat*|prioritis*|prioritiz*|driven|exploit*|maximis*|maximiz*|seek*|put|puts|putting|plac*|valu*|favour*|elevat*) … (commercial|financial|monetary|corporate|pecuniary|private|maximum|short-term) [financial|commercial|economic]+ (gain|gains|return*|interest*|enrichment|profit*|reward*|greed|advantage)',
      '(primary|sole|only|main|real|chief|overriding|true|first|principal|actual|single) [*] (concern|motive|motivation|aim|goal|interest|priority|driver|objective|purpose|reason|consideration|beneficiar*) … [is|are|here|being|remains|of|appears|seems|to|be]+ … (commercial|financial|economic|monetary|private|corporate|shareholder*|personal|pecuniary) (gain|gains|return*|interest*|benefit|advantage|enrichment|self-interest|profit*|value|reward*)',
      '(it is|it was|this is|that is) (all|only|just|purely|simply|nothing but|nothing more than|nothing other than) [a|about|for|down to|to do with] [the|making|a|their] … {money}',
      '(absentee|distant|faceless|remote|far-off|far off|foreign-owned|offshore|anonymous) (landlord*|landowner*|owner*|shareholder*|college|institution|corporation*|investor*|director*|company|compan*)',
      '(not|hardly|scarcely) (short of|need|needs|needing|poor|hard up|starving|strapped|want for) [the|a|more|any] (money|cash|bob|bob or two|quid|income|few quid|funds|penny)',
      '(rich|wealthy|richest|wealthiest|well-heeled|moneyed|loaded|well-endowed) … (institution|college|company|compan*|landowner*|landlord*|university|corporation|multinational|estate|owner*|dons|enough|already|men|people|shareholders|businessmen)',
      '(millions|billions|£*) … (in the bank|in reserve*|in assets|endowment|behind them) ',
      '{money} (is|are|being) (all|what|the only|the real|behind|driving|their only|their sole|at the root|king) [thing|that|reason|they|motive|this|it] ',
      '(all|everything|only thing) (they|he|she|the college|the company|st|smiths|the firm) [can|ever|seem to|seems to] (see|sees|think of|thinks of|think about|thinks about|want|wants|understand|understands|hear) … {money}',
    ],
    unless: [
      '(i have to declare|i rent|chairman|chair of|councillor*|officer*|farm*|my rent|my income|my profit|my business|our rent|our income|our business|our shop|our profit*|tenant*|public house|guest*|bed and breakfast|b b|tourism|tourist*|visitor*|bond|guarantee|cost of restoration|fund for|community fund|restoration|nobody|whether|wildlife rich|rich soil|rich in|members|council|not count|not a planning)',
      'not (count|counted|matter|a planning|relevant)',
      '(richest|wealthiest) … (habitat*|soil*|meadow*|flora|bird*|wildlife|hedge*|land|river*|stretch*|farmland|fields)',
      '(i|we) (have|do|am|are|gain|stand|make|made|would|will) [*] (no|not|nothing|financial|money)',
      'line* … (trench|lagoon|ditch|clay)',
    ],
    finds: [
      'St Johns only wants the rent.',
      'They have millions in the bank and still want more.',
      'The college sits on an endowment of hundreds of millions and evidently wants yet more.',
    ],
    passes: [
      'The farm only just makes a profit.',
      'I ask for a bond that pays for the restoration.',
      'The meadow is rich in flowers.',
    ],
  },
]
