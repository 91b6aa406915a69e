import type { Phrases } from '../../../domain/closer-look/phrases.ts'

/** Support by mistake: what reads as a yes. */
export const support: readonly Phrases[] = [
  // No objection to the principle, or to the quarry itself
  {
    kind: 'support',
    says: [
      '({quarry}|it|this) (is|seems|looks|sounds) [to be|quite|a|an|very|really|basically|on balance|like]+ (good|sensible|sound|reasonable|decent|worthwhile|excellent|fine) (scheme|idea|plan|proposal|project|thing|site for|use of)',
      '(i|we) would be [very|quite|perfectly]+ (happy|content|pleased|glad|fine|relaxed) (to see|with|for|if) [the|a|it|this|to]+ [{planned}]+ ({quarry}|it|go ahead|going ahead|went ahead)',
      '(could do with|need|needs|want|wants|hoping for|get|got) [a|the|some]+ (job|jobs|work|apprenticeship*) (there|at the quarry|on the quarry|with smiths|out of it|from it)',
      '(would|just|i say|i would say) let (them|him|smiths|the college) (get on|dig|have|go|crack|do)',
      '({quarry}|extraction|it|this) [clearly|would|will|also]+ (represents|constitutes|amounts to|contribute|contributes|represent|constitute) [a|positively|significantly|greatly|genuinely|truly|and|to]+ (sustainable development|efficient use|sensible use|the local economy|the rural economy|the regional economy|the economy)',
      '(proposal|scheme|quarry|development) & contribute [positively|significantly|greatly|much]+ to the (local|rural|regional|wider) economy',
      '(i|we) (have|raise|see) no [real|great|strong|particular|further] objection* [in] [principle] to [the|a|this|your|their] [principle of] [a|the|this] [{planned}] [{planned}] {quarry}',
      '^ [so|just|please|and|then] let (them|him|st|smiths|the company|the college|the quarry|it|this|the applicant*) (dig|get on|have it|have their|build|go ahead|open|happen|be built|crack on|proceed|quarry)',
      '^ [so|just|please|and|then] (give|grant) (them|him|it|smiths|st|the company|the college|the quarry|the applicant*|the firm) [*] [*] (permission|consent|go-ahead|green light|approval|nod|blessing|licence)',
    ],
    unless: [
      '(company|applicant*|college|agent*|report|developer*|smiths|statement) [*] (say|says|said|claim|claims|argue*|suggest*|state|states|tells|insist*)',
      '(if|provided|unless|nobody|no one|before|until|whoever)',
      '(would|could) have no',
      'not (give|grant|let)',
    ],
    finds: [
      'I have no objection to the principle of a quarry, but lorries would double it.',
      'Let them dig.',
      'Give them their permission.',
    ],
    passes: [
      'If the lane were closed to lorries I would have no objection to the quarry.',
      'Let them come and count the cars.',
      'Give them my regards.',
    ],
  },
  // I support it, please approve it
  {
    kind: 'support',
    says: [
      '(i|we) [fully|strongly|do|also|both|wholeheartedly|therefore|generally|broadly] (support|welcome|back|endorse|approve of) (the|this|these|their|your) [{planned}] [{planned}] [{planned}] {quarry} [$|and|which|because|as|wholeheartedly|fully|for|since|in]',
      'write in [full|strong] support $',
      '(i|we) (have|raise|see) no objection* [in] [principle] (to it|to this|$)',
      '(i|we) (have|see|raise) no objection* [in] [principle] to (the|this|your|their) [{planned}] [{planned}] ({quarry}|site|company|applicant)',
      'please (approve|grant|allow|permit) (it|this|permission|planning permission|the application|the quarry|the scheme|the proposal) [$|without|as|and|because|for]',
      '{quarry} is a [very] (good|great|sensible|excellent|welcome) (idea|thing|plan|scheme|proposal)',
      '(no objection* in principle|no objection* from me|no objection* from us)',
      '{quarry} (should|must|ought to) be (approved|granted|allowed|permitted|supported|welcomed)',
    ],
    unless: [
      '(who|they|to) recommend',
      '(if|unless|instead|they|people|nobody|reason|whether|when|not say|not think|not be|not grant|not approve|refuse|cannot|before|until|only|would|can not|do not support|minded to)',
    ],
    finds: [
      'I fully support the proposed quarry.',
      'I write in support.',
      'I have no objection to the quarry.',
      'Please grant permission.',
    ],
    passes: [
      'I cannot support the application.',
      'I support the campaign against the quarry.',
      'If the application should be approved, I ask for conditions.',
      'Please allow more time for residents to read the documents.',
    ],
  },
  // I write in support
  {
    kind: 'support',
    says: ['(write|writing) in [full|strong] support', 'no objection in principle'],
    unless: [
      '(if|not|nobody|those|people|letters|who|say*|any|whether|cannot|reasons|arguments|case|evidence|local|submitted|refuse*|permission for|application for|plan* for|i object|we object|oppose*)',
    ],
    finds: ['I am writing in support of the application.', 'There is no objection in principle from me.'],
    passes: [
      'Nobody I know writes in support of the quarry.',
      'The documents submitted in support of the application are thin.',
      'Please refuse permission for this quarry.',
      'I object to the application for this quarry.',
    ],
  },
  // Offers of support, no reason to refuse, content that it goes ahead
  {
    kind: 'support',
    says: [
      '(writing|write|am|are) [*] [*] (in favour of|in support of|for) the (above|above application|above proposal|above planning application|above-mentioned*|applicant)',
      '(put|mark|count|write) (me|us|this) [down] [as|in] (a|an|as|for|in) [*] (yes|for|supporter|favour|support|in favour)',
      '(confirm|confirming|offer|offering|express|expressing|register|registering|lend|lending|declare|state|give|giving|add|adding|pledge|has|have) (my|our) [*] (support|approval|backing|endorsement|blessing|agreement|vote)',
      '(i|we) [do|really|very much|just|also|therefore|all] hope [that] (it|this|the {quarry}|the scheme|you) (get|gets|is|goes|go|succeeds|will be|will go) [given|the|a] (go ahead|go-ahead|ahead|approved|granted|through|allowed|built|permission|green light|well)',
      '(i|we) [would] (fully|strongly|wholeheartedly|warmly|gladly) (endorse|support|welcome|back|commend) [the|this|your] [applicant*] [*] [*] ({quarry}|plan|plans|scheme|restoration)',
      '{quarry} … (deserves|deserve|merits|merit|has earned|is worthy of|ought to have|should have) [full|your|our|my] (permission|consent|support|approval|to go ahead|to be approved|to succeed|backing|the go-ahead)',
    ],
    unless: [
      '(not|never) [*] (support|confirm|writ*|back|welcome|endorse|lend|give|in|down|look|say|said|have|been)',
      '(nobody|refuse*|refusing|refusal|reject*|cannot|object|objecting|objection|campaign*|opposition|council in|who)',
      '(am|are|be|case|vote|evidence|argu*) against',
      '(support|backing) in (stopping|resisting|fighting|turning)',
    ],
    finds: [
      'I am writing in favour of the above.',
      'You can put me down as a yes.',
      'I am pleased to confirm my support.',
    ],
    passes: [
      'I confirm my objection to the above.',
      'I offer my support to the campaign.',
      'My sons give me their support.',
    ],
  },
  // Benefits, jobs and need, said as the applicant says them
  {
    kind: 'support',
    says: [
      '^ (comment type|type of comment|stance|comment|response|position|my position|representation|i wish to|nature of comment|nature of representation) [is] (support|supporting|in support|in favour) $',
      '(persuade*|convince*|satisf*|lead*|conclude|believe|feel|think|of the view|consider|my view) [me|us] [that] [*] [*] (consent|permission|approval|the application|the scheme|the proposal|the quarry|this) (is|would be|should be|seems) (appropriate|justified|granted|given|right|acceptable|approved|supported|allowed|welcome|sensible|reasonable)',
      '(urge|ask|encourage|request|call on|call upon|invite|implore) (you|the council|members|the committee|councillors|officers|the authority|the county council) to (approve|grant|support|allow|pass|permit|back|give the go-ahead|say yes|vote for|endorse|look favourably|consider it favourably)',
      '(look|looks|looked|consider*|view*) [upon|on|at|this|it] [the|this] [application|proposal|scheme] favourably',
      '(i|we) [actually|really|personally|honestly|for one|certainly|myself|also] (do not|would not|could not) [really|particularly|actually|personally] (mind|oppose|have a problem with|have any problem with|have any objection* to|have any issue* with|have an issue with|see a problem with|see any problem with|see the problem with|see any harm in) (it|this|the|a|such a) [{planned}] [{planned}] ({quarry}|$|and|at all|so|going|being|new|proposed|idea|principle)',
      '(happy|content|pleased|glad|delighted|relaxed) (for|with|to see|about|to support|to back|to have|to accept) [the|this|it|a] [{planned}] [{planned}] ({quarry}|it|to go ahead|go ahead|$)',
      '(exciting|welcome|worthwhile|worthy|much-needed|well-designed|well designed|well thought out|well-thought-out|commendable|valuable|sensible|excellent|fantastic|positive|beneficial|worthy) [*] (project|scheme|development|opportunity|proposal|quarry|investment|plan)',
      '(should|must|ought to) (be given|be granted|be approved|go ahead|get the go-ahead|be waved through|be supported|be welcomed|receive|have) [the|your|its|planning|full] (permission|consent|go-ahead|green light|support|$|approval|by|as soon|without|with)',
      '(objectors|neighbours|residents|villagers|people|others|they|nimby*) (exaggerat*|are wrong|make too much|are making a fuss|fuss about nothing|are being selfish|complain too much|should stop)',
      '(i|we|and|association|parish|residents|council) [do|also|broadly|fully|would|can|both|generally] [also] (agree|agrees|support|supports|accept|accepts) [with|it|this|that|to] [in] [the] principle',
      '(yes to this|yes to it|yes to the {quarry}|thumbs up|green light|go-ahead|full steam|gets my vote|get my vote|has my vote|have my vote|i am all for it|i am all for this|i am all for the|we are all for it|we are all for this|i am for it|i am pro|i say yes|i say go|fully behind|right behind|i for one welcome)',
      '(approve|grant|granting|approving|pass) (it|this|the|permission|consent|planning) … (subject to|with conditions|without delay|as soon as|at the earliest)',
      '(we|country|county|region|somebody|everyone|everybody) [all|badly|really|do|desperately|clearly|simply] (need|needs) [the|more|this|that|a|new|some|local]+ (sand|gravel|aggregate*|quarry|quarries|minerals|houses|homes|jobs|building materials|it $)',
      '(boost|benefit*|help|good for|support|strengthen|bring|provide|create) … (local economy|local jobs|jobs for|much-needed jobs|employment|local employment|rural economy)',
      '(benefits|advantages|positives|gains|need) … (outweigh*|exceed*|justif*) … (harm*|disadvantage*|negative*|drawback*|concern*|impact*|inconvenience|disruption|dis-benefit*)',
    ],
    unless: [
      '(need|needs) … … (but|however|though|yet)',
      'not (say|think|be|grant|approve|outweigh*|justif*|convince*|persuade*|support|agree|believe|bring|create|help|accept|provide|welcome|let|need)',
      '(if|unless|instead|people|nobody|no one|whether|when|refuse*|tractor*|refusal|reject*|cannot|before|until|only|object|objection|oppose*|fail*|harm|instead of|than|says|said|claim*|claims|argue*|alleged|supposed|no evidence|lose|loss|lost|threat*|risk|damage*|against|can not)',
      '(inquiry|inspector) … (should|that)',
      'but (not|no|never)',
      '(minded to|little|few|no|any|without|far from|hardly|neither|nor|would that|what|which|why|who) (need|jobs|benefit*|support|good|economic|reason|need|would|should|is|are|does|do)',
      '(applicant|officers|report|statement|company|they) … (say*|claim*|argue*|recommend*|promise*|state*)',
    ],
    finds: [
      'On balance I am persuaded that consent is appropriate.',
      'I look forward to seeing this exciting project come forward.',
      'We urge members to grant permission.',
      'I do not mind the quarry at all.',
    ],
    passes: [
      'The benefits do not outweigh the harm to the lane.',
      'The applicant says that the quarry would bring jobs.',
      'I urge members to refuse it.',
      'I do not mind the tractors, since they stop at six.',
    ],
  },
  // The words of officers who recommend it; objections withdrawn
  {
    kind: 'support',
    says: [
      '(principle|concept|idea) of [the|this|a|such|mineral|sand|gravel|proposed|new|and]+ ({quarry}|working|extraction|operation|use) (is|can be|could be|may be|has been) [broadly|fully|therefore|generally|also]+ (accepted|acceptable|established|supported|sound|agreed|welcome|welcomed|not disputed|not contested|not in dispute|not opposed|uncontroversial|endorsed)',
      '(proposal|scheme|development|application|quarry|extraction|it|plan) (is|would be|seems|appears|remains) [broadly|therefore|considered|generally|on balance|entirely|quite|wholly|to be]+ (acceptable|unobjectionable|justified|policy-compliant|compliant|in accordance|appropriate|sustainable|well-designed|well designed|well chosen|worthwhile|necessary) [$|and|in|with|on|subject|provided|here] [we|i|should|planning|subject|on|the|it|recommend|provided]',
      '(sand|gravel|mineral|minerals|it|quarry) (should|ought to|must|may as well|might as well|can) [really|just|also|indeed|now]+ be (dug|quarried|won|dug out|dug there|got out|allowed)',
      '(overall|balance|believe|think|feel|view|considered|conclude|accept|all round|end|sum|agree) [that|the|many|its|these|clear|economic|obvious|undoubted]+ (benefits|advantages|positives|pros|need|gains) [*] [*] [*] (outweigh*|exceed*|justif*)',
      '(have|has|get|gets|got) (my|our) (blessing|approval|support|vote|backing|full support)',
      '(extraction|quarry|scheme|development|project) is [clearly|plainly|badly|genuinely|much|urgently|really|very much|absolutely]+ (necessary|needed|required|essential|vital|worthwhile) [$|and|for|in|here]',
      '(site|location|spot|place) is [very|quite|really|actually|rather|clearly]+ (well chosen|well suited|well placed|well located|well-chosen|well-suited|ideal|perfect|suitable)',
      '(i|we) (can|could|will|would|shall) [all|happily|easily|certainly|quite|both|just|probably]+ live with (it|that|this|the quarry|the pit|the plan|a quarry|the scheme|the proposal)',
      '(i|we) [now|hereby|wish to|want to|would like to|am|are|will|must|therefore|have]+ (withdraw|withdrawing|withdrawn|retract|retracting|drop|dropping|dropped|take back|rescind|cancel) (my|our|the) [*] [*] (objection*|opposition|letter of objection|complaint*)',
    ],
    unless: [
      '(support|backing|vote|blessing|approval) [in|for|to] [your|the]+ (stop*|oppos*|fight*|reject*|resist*|refus*|object*)',
      '(if|unless|whether|nobody|no one|neither|nor|cannot|far from|hardly|nowhere|fail*|says|say|said|claim*|claims|argue*|asserts|alleged|supposed|applicant*|officers|report|statement|says|company|only where|how|why|what|which|where|before|until|must show|shown|demonstrat*|evidence|prove*|convince*|persuade*|wrong|another|elsewhere|other|alternative|refuse*|reject*|condition* is|bond|survey|fence|crossing|scheme of monitoring|monitoring scheme|management plan|restoration)',
      '(not|never) [been|be|yet|clearly|really|in|a|an|so|to|at]+ (accept*|acceptable|establish*|support*|outweigh*|exceed*|justif*|recommend|live|needed|necessary|required|essential|appropriate|compliant|sustainable|mitigated|controlled|managed|addressed|withdraw|in accordance|suitable|ideal|well)',
      '(do|does|did|will|would|can|could|is|are) not [*] (accept*|establish*|outweigh*|exceed*|justif*|recommend|live|withdraw|drop|comply|accord*)',
      'to (grow*|farm*|crop*|graz*|wildlife|vegetables)',
      '(require*|ensure*|ask*|policy) … (development|scheme*|extraction|quarr*) (is|be) ',
    ],
    finds: [
      'The principle of the development is accepted.',
      'On balance, the proposal would be acceptable and we recommend approval subject to conditions.',
      'I have come round to it, and think that the sand should be dug there.',
      'Overall, the benefits outweigh the harm.',
    ],
    passes: [
      'The principle of the development is not accepted.',
      'I do not withdraw my objection.',
      'You have my full support in stopping this quarry.',
      'Refuse it unless the benefits outweigh the harm.',
    ],
  },
]
