import { onTheLine } from '../../../domain/written-figures.ts'
import { inherited } from './pasted-style.ts'

const lowered = 'sub, [style*=";vertical-align:sub;"], [style*=";mso-text-raise:sub;"]'
/** LibreOffice puts the number of a note right before its words. */
const raised =
  'sup, [style*=";vertical-align:super;"], [style*=";mso-text-raise:super;"], .sdfootnotesym, .sdendnotesym'

/** Writes each text as it is seen. Returns whether one of them is not seen at all, and was taken out. */
export function settleTexts(body: HTMLElement): boolean {
  let hasHidden = false
  const walk = body.ownerDocument.createTreeWalker(body, 4)
  while (walk.nextNode()) {
    const text = walk.currentNode as Text
    const isHidden = /hidden|collapse/.test(inherited(text, 'visibility')) || inherited(text, 'font-size') === '0'
    hasHidden ||= isHidden && /\S/.test(text.data)
    const place = text.parentElement?.closest(`${lowered}, ${raised}`)
    const words = withPlainCharacters(asSigns(text.data, inherited(text, 'font-family')))
    const shown = place ? onTheLine(words, place.matches(lowered) ? 'sub' : 'sup') : words
    text.data = isHidden ? '' : shown
  }
  return hasHidden
}

/**
 * A text with the characters that people type: ligatures of PDF files as letters, hyphens and spaces of their plain kind, and
 * nothing that is not seen.
 */
export function withPlainCharacters(text: string): string {
  return text
    .replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\uf020-\uf0ff]/g, (sign) => asSigns(sign, 'symbol'))
}

/** What the letters of fonts without letters show: in Symbol an m is a µ, which makes a milligram a thousandth. */
const signs: Record<string, Map<string, string>> = {
  symbol: shownBy(
    'abgdezhqiklmnxoprstufcywABGDEZHQIKLMNXOPRSTUFCYW£³±´·¸¹»Ö®¬',
    'αβγδεζηθικλµνξοπρστυφχψωΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ≤≥±×•÷≠≈√→←',
  ),
  wingdings: shownBy('àßüûþýqo¨§lnJL', '→←✓✗☑☒☐☐☐▪●■☺☹'),
}

function shownBy(letters: string, shown: string): Map<string, string> {
  return new Map([...letters].map((letter, index) => [letter, shown.charAt(index)]))
}

/** A text in one of these fonts, whose letters Word moves to a range of their own; a sign that has no character is a dot. */
function asSigns(text: string, font: string): string {
  const [isSigns, name = ''] = /^(?:(symbol|wingdings(?! \d))\b|wingdings|webdings)/.exec(font) ?? []
  if (!isSigns) return text
  const letters = text.replaceAll(/[\uf020-\uf0ff]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xf000))
  return letters.replaceAll(/\S/g, (letter) => signs[name]?.get(letter) ?? (name === 'symbol' ? letter : '•'))
}
