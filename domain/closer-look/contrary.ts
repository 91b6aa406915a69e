import { said } from './said.ts'

const harm = '{noise|dust|risk|danger|harm|problem|threat|traffic|flood~|impact|effect|pollution}'

/** Words of somebody who is for the quarry or denies a harm, in plain sentences. */
const contrary = said`
  {i|we} {\w+ly |do }*{support|welcome|back|approve}(?!.* {object~|campaign|refus~|council|residents|those|neighbours|better}\b)
  in favou?r|{am|are} {all }?for it|\w+ly {happy|content}|no objections?|not object|not {against|opposed to} {it|th~}|{good|great} {idea|thing|plan|news|for {jobs|business|trade}}
  let {them|the \w+} {get on|dig|have|build}|please {approve|allow|grant}
  nothing wrong|get on with it|negligible|is {all }?the {problem|fuss}|{fine|all right} {with|by|to} {me|us}|no problem with|happy {to see|with}
  not {worried|bothered|concerned}|not {bother|affect} {me|us}|{bring|create} … {jobs|employment|work}|get … {work|jobs?} {there|here}|short of {sand|gravel}|crying out for|needs? {the|this|more} {sand|gravel|quarry|stone}
  no {\w+ }{0,2}{will|would|can|could} {reach|get|come|go|hurt|harm|affect|bother}|{will|would} be no … ${harm}|{is|are|see} no … {risk|danger|harm|problem|threat}
  {will|would|does|do} not {be }?{harm~|flood|hurt|damage~|disturb~|{go|come} through|{make|cause} {any|much|a}}`

/** Said of others, or denied in its turn. */
const turned = said`
  instead\W*$|{applicants?|company|they|s?he|developers?|officers?|college|report|assessment|nobody|people} … {sa~|claim~|promise~|tells?|told|suggest~|believe~}
  not {against|object~|oppos~} … {in general|as such|because|out of}|wrong to say|not say|nobody can|prove~|unless|if there|ensure|so that|make sure
  {not|never|nobody|no one} {\w+ }{0,4}{in favour|support|good}|{not|never|you} let|no … {noise|dust|traffic} .*{now|here|today|present}`

/** Whether a plain sentence works against an objection: it is for the quarry, or denies a harm. */
export const isContrary = (plain: string): boolean => !turned.test(plain) && contrary.test(plain)
