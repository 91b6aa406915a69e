import type { FindingKind, Reason } from './finding.ts'
import { said } from './said.ts'

const purity = '{pollut~|contaminat~|poison~|silt~|sediment~|clean~|clear|trout|spawn~|leak~}'
const waters = '{rivers?|brook|streams?|avon|ponds?|fish|gravels|breed}'
const material = '{gravel|sand|aggregates?|minerals?}'
const pits = '{pits?|quarr~|gravel sites?}'

/** How each reason is spoken of, in plain words (see Sentence). */
const patterns: Record<Reason, RegExp> = {
  need: said`
    land ?bank~|need~ {the|this|more|any} ${material}|${material} permitted|supply is|no … need(?! to)|{the|this|its|of|urgent|proven} need(?! {to|of})|need {for|is|has|was} .*|justif~
    {not|never|no longer|nobody} … {need~|shortage}(?! {to|a new|further})|{enough|plenty|ample|surplus} … {${material}|supply|supplies|reserves}
    ${material} .*{elsewhere|from other}|more ${material} {left|than|permitted}|recycl~
    demand {for|falls|has|is}|shortage|steady supply|(?<!nature )reserves
    {better|other|alternative} {sites?|ones}|already … permission`,
  landscape: said`
    landscape~|{lovely|beautiful|open|whole|rural|river} … valley|scene|countryside|rural {character|scene~}|tranquil~
    scen{ery|ic}|eye ?sore|scar|skyline|{open|whole|wide|the} vale
    {wide|public|finest|open|far|long} views?|views? {across|from the {public|~path|hill|road}}`,
  'rights-of-way': said`
    {foot|bridle|tow|public|river~|permissive|field|the} ?paths?|bridle ?ways?|rights? of way|byways?|rambl~|green lane|walkers|stiles?
    paths? {by|along|over|across|beside|round|through}`,
  farmland: said`
    {farm|crop} ?land|agricultur~|arable|crops?(?! mark)|food {security|production|supply|miles|for}|{our|produc~|grow~|more|of|need} food|grow~ … {anything|corn}|wheat|barley|potato~|grazing|fertile
    soils?(?<!{bank|heap|pile|load|metre}s? of {\w+ }?soil|ing of the soil)|grade {1|2|3a|one|two}`,
  heritage: said`
    heritage|listed {building|church|house|barn|in}~|{is|are} listed|grade {ii|i|1}
    conservation {area|officer}~|archaeolog~|roman|medi~val|norman|histor~|laid out {by|to}|capability brown
    scheduled|barrows?|burials?|~th[- ]century|graves?|moat|{church|hall|mill|manor} … stood|its setting`,
  water: said`
    ground ?water|aquifer~|water ?table|borehole|{our|my|the|private|shallow} wells?(?! {being|as|known|done|made})
    pump~ … {it|dry|~ water}|spring ?{line|water}|drinking water|{drink~|water} .*out of the ground|hydrolog~|water {supply|quality|study|levels?}
    ${waters} .*\b${purity}|${purity} .*\b${waters}`,
  flooding: said`{feet|foot|inches|knee|waist} deep|burst~ its|{river|avon|brook|water} … {rose|c~ up}|flood(?! the market)~|run-?off|sandbags|soaks up|under … water|water {c~|g~} {in|into|up|over}`,
  cumulative: said`
    cumulative~|combined {effect|impact|loss|harm}s?|combination|together with|on top of the|taken together|add~ … up|in addition to
    add {these|this|them|it|all} .*\bto|another ${pits}|pit after pit
    {second|third|fourth} {${pits}|one|and|on}|{other|more|three|two|four} {\w+ }?${pits}`,
  restoration: said`
    restor{e|ed|ing|ation}|reinstat~|aftercare|after-?use|in-?fill~|land ?fill|inert|tip{ped|ping}?|imported|craters?|pack up|when they {gone|finished|left}
    fill{ed|ing}? {\w+ }?{void|hole|pits?|in|with (?!dust|noise)}|of filling
    back to {crops|farm~|fields|grass|nature}|put {\w+ }{0,2}back|nature reserve`,
}

/** The reasons that a plain sentence speaks of. */
export function reasonsIn(plain: string): Reason[] {
  return (Object.keys(patterns) as Reason[]).filter((reason) => patterns[reason].test(plain))
}

export const isReason = (kind: FindingKind): kind is Reason => kind in patterns
