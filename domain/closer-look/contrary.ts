import { said } from './said.ts'

const harm = '{noise|dust|risk|danger|harm|problem|threat|traffic|flood~|impact|effect|difference|pollution}'

/** Words of somebody who is for the quarry or denies a harm, in plain sentences. */
const contrary = said`
  {i|we} {\w+ly |do }*{support|welcome|back|approve|love {quarr~|this}}(?!.* {object~|campaign|refus~|council|residents|smaller|those|neighbours|better}\b)
  in favour|no objections?|not object|not {against|opposed to} {it|this|the}|{good|great|excellent} {idea|thing|plan|news}|{^|, |idea }go ahead\W*$
  let {them|him|the \w+} {get on|dig|have|earn|do it|go ahead}|give them … permission|please {approve|allow|grant|permit}|hope … {approve|gets? permission|goe?s? ahead}
  nothing wrong|fuss about nothing|not complain|{whats|is} {all }?the {problem|fuss}|fine {with|by} {me|us}|no problem with|happy {to see|with}|sensible {scheme|plan}
  not mind|not {worried|bothered|concerned}|not {bother|affect} {me|us}|{bring|create} … {jobs|employment}|short of {sand|gravel|stone}|needs {sand|gravel}
  {will|would|can|could} be {no|hardly any|little} … ${harm}|{there is|theres|there are|see|is} no … {risk|danger|harm|problem|threat}|{is|are} not an? … {problem|danger|risk|threat|nuisance}
  {will|would|does|do} not {be }?{harm~|flood|hurt|damage~|disturb~|make {any|much|a} difference|{go|come} through|{a|any} {problem|nuisance|danger|risk}|cause {any|much}}|do not think .* ${harm}`

/** Said of others, or denied in its turn. */
const turned = said`
  instead\W*$|  {applicants?|company|they|s?he|developers?|officers?|college|report|assessment|nobody|people} … {sa~|claim~|promise~|tells?|told|suggest~|believe~|could|would|can}
  wrong to say|not say|nobody can|silence|i would support|prove~|unless|if there|ensure|so that|make sure
  {not|never|nobody|no one} {\w+ }{0,4}{in favour|support|good}|{not|never|you} let|no … {noise|dust|traffic} .*{now|here|today|present}`

/** Whether a plain sentence works against an objection: it is for the quarry, or denies a harm. */
export const isContrary = (plain: string): boolean => !turned.test(plain) && contrary.test(plain)
