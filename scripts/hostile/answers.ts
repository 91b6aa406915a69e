import { htmlAttacks, refusedHrefs } from '../../server/testing/hostile-html.ts'
import type { AttackedSite } from './attacked-site.ts'
import { actingParts } from './read-html.ts'
import { Tally } from './tally.ts'
import { form, message, signup, textAttacks } from './texts.ts'

/** Every field of every form, and every address that is shown again: the answer runs nothing that an honest one does not. */
export async function attackTheAnswers({ visit, origin }: AttackedSite, isShort: boolean): Promise<Tally> {
  const tally = new Tally('texts that come back at once')
  const all = [...textAttacks, ...htmlAttacks, ...refusedHrefs]
  const texts = isShort ? all.filter((_, index) => index % 9 === 0) : all
  // Without consent, or with another field that is wrong, a form comes back as it was filled in.
  const forms = [
    { form: 'message', ...message, consent: '', website: '' },
    { form: 'newsletter', ...signup, EMAIL: 'ann', website: '' },
  ]
  const post = (fields: object) =>
    visit('/quarry/contact', { method: 'POST', headers: form, body: new URLSearchParams({ ...fields }).toString() })
  for (const fields of forms) {
    const honest = new Set(actingParts((await post(fields)).body, origin))
    for (const name of Object.keys(fields)) {
      for (const text of texts) {
        const reply = await post({ ...fields, [name]: text })
        tally.count({ name, text }, ...problemsOf(reply, honest, origin))
      }
    }
  }
  const targets = (text: string) =>
    [
      '/quarry/evidence-library?q=',
      '/quarry/evidence-library?category=',
      '/quarry/newsletter/confirm?token=',
      '/quarry/newsletter/unsubscribe?token=',
      '/quarry/villages/',
      '/quarry/impact/',
      '/quarry/',
      '/quarry/contact?x=',
    ].map((start) => start + encodeURIComponent(text.toWellFormed()))
  const pages = await Promise.all([...targets('ann'), ...targets('')].map((target) => visit(target)))
  const honest = new Set(pages.flatMap(({ body }) => actingParts(body, origin)))
  for (const text of texts) {
    for (const target of targets(text)) tally.count(target, ...problemsOf(await visit(target), honest, origin))
  }
  return tally
}

function problemsOf(
  { status, body }: { status: number; body: string },
  honest: ReadonlySet<string>,
  origin: string,
): string[] {
  const failed = status >= 500 ? [`it was answered with ${status}`] : []
  return [...failed, ...actingParts(body, origin).filter((part) => !honest.has(part))]
}
