import { doubtful } from '../../content/closer-look/doubtful.ts'
import { forms } from '../../content/closer-look/forms.ts'
import { known } from '../../content/closer-look/known.ts'
import { phrases } from '../../content/closer-look/phrases.ts'
import { signatures } from '../../content/closer-look/signatures.ts'
import { wordLists } from '../../content/closer-look/word-lists.ts'
import { sampleLetter } from '../../content/objection-guide.ts'
import { places } from '../../content/places.ts'
import type { CampaignFacts } from '../../domain/campaign.ts'
import type { Claim } from '../../domain/claim.ts'
import type { Finding } from '../../domain/closer-look/finding.ts'
import { offeredPhrases } from '../../domain/closer-look/phrases.ts'
import { sentencesOf } from '../../domain/closer-look/sentences.ts'
import { closerLookWith } from '../../domain/closer-look/take-closer-look.ts'
import type { ObjectionGround } from '../../domain/objection-ground.ts'

const placeNames = places.map(({ name }) => name)
const ofTemplate = sentencesOf(sampleLetter).map(({ text }) => text)

/** A text that is looked at, and what was filled in as its writer's name and address. */
interface Draft {
  text: string
  own: string | undefined
  writer: { name: string; address: string }
}

/** Makes ready all that the site knows; what it returns says what a careful reader would say of a draft. */
export function closerLookBy(
  campaign: CampaignFacts,
  grounds: readonly ObjectionGround[],
  claims: readonly Claim[],
): (draft: Draft) => Finding[] {
  const ofGrounds = grounds.flatMap((ground) => [
    ground.example,
    ground.change_example,
    ...ground.sentences.map(({ text }) => text),
  ])
  const inLedger = claims.map(({ document }) => document).filter((document) => document !== '')
  const take = closerLookWith({
    phrases: [...phrases, offeredPhrases([...ofGrounds, ...ofTemplate])],
    words: wordLists,
    forms,
    doubtful,
    known: { ...known, laws: [...known.laws, ...inLedger], cases: [...known.cases, ...inLedger] },
    signatures,
  })
  const context = {
    reference: campaign.application_reference,
    councilAddress: campaign.council_address,
    councilEmail: campaign.council_email,
    places: placeNames,
  }
  return ({ text, own, writer }) => take(text, { ...context, own, writer })
}
