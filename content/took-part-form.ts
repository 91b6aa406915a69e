import { escapeXml } from '../domain/escape-xml.ts'
import { elsewhere, pressField, type TookPartForm, unsaid } from '../domain/took-part.ts'
import { tookPart } from './took-part-words.ts'

/**
 * The form for whoever has sent an objection, as HTML that pages show as it is: it works without a script, and browsers
 * download no code for it. `villages` are all that can be chosen.
 */
export function tookPartForm({
  words,
  villages,
  since,
  offered,
}: {
  words: string
  villages: readonly { slug: string; name: string }[]
  since: string
  /** Undefined where nobody can have objected. */
  offered: 'open' | 'afterwards' | undefined
}): TookPartForm {
  if (words === '' && !offered) return { since, intro: '', form: '', told: '' }
  const figures =
    words === ''
      ? ''
      : `<p class="took-part-words">${escapeXml(words)}</p><p class="took-part-note">${tookPart.note}</p>`
  const heading = `<h2>${offered ? tookPart.heading : tookPart.afterHeading}</h2>`
  if (!offered) return { since, intro: heading + figures, form: '', told: '' }
  const options = [
    option(unsaid, tookPart.unsaid),
    ...villages.map(({ slug, name }) => option(slug, name)),
    option(elsewhere, tookPart.elsewhere),
  ]
  return {
    since,
    intro: heading + figures,
    form: [
      `<p>${offered === 'afterwards' ? `${tookPart.askAfter} ` : ''}${tookPart.ask}</p>`,
      '<form method="post" action="/quarry/took-part" class="took-part-form">',
      `<input type="hidden" name="${pressField}">`,
      `<p><label for="took-part-place">${tookPart.label}</label>`,
      `<select id="took-part-place" name="place">${options.join('')}</select></p>`,
      `<p><button class="button button-quiet">${tookPart.press}</button></p></form>`,
    ].join(''),
    told: `<p><b>${tookPart.told}</b></p>`,
  }
}

function option(value: string, name: string): string {
  return `<option value="${escapeXml(value)}">${escapeXml(name)}</option>`
}
