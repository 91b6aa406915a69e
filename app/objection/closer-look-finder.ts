import { sampleLetter } from '../../content/objection-guide.ts'
import { places } from '../../content/places.ts'
import { unsupportedStatements } from '../../content/unsupported-statements.ts'
import type { CampaignFacts } from '../../domain/campaign.ts'
import type { Finding } from '../../domain/closer-look/finding.ts'
import { sentencesOf } from '../../domain/closer-look/sentences.ts'
import * as closerLook from '../../domain/closer-look/take-closer-look.ts'
import type { ObjectionGround } from '../../domain/objection-ground.ts'

const placeNames = places.map(({ name }) => name)
const ofTemplate = sentencesOf(sampleLetter).map(({ text }) => text)

/** What the site has at hand beside a text. */
interface AtHand {
  campaign: CampaignFacts
  grounds: readonly ObjectionGround[]
  own: string | undefined
  writer: { name: string; address: string }
}

/** What a careful reader would say of a text, by all that the site knows. */
export function takeCloserLook(text: string, { campaign, grounds, own, writer }: AtHand): Finding[] {
  return closerLook.takeCloserLook(text, {
    reference: campaign.application_reference,
    councilAddress: campaign.council_address,
    councilEmail: campaign.council_email,
    offered: [
      ...grounds.flatMap(({ example, change_example, sentences }) => [
        example,
        change_example,
        ...sentences.map(({ text }) => text),
      ]),
      ...ofTemplate,
    ],
    places: placeNames,
    unsupported: unsupportedStatements,
    own,
    writer,
  })
}
