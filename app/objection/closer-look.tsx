import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import { closerLook, closerLookSummary } from '../../content/closer-look-words.ts'
import { sampleLetter } from '../../content/objection-guide.ts'
import { places } from '../../content/places.ts'
import { unsupportedStatements } from '../../content/unsupported-statements.ts'
import type { CloserLookContext } from '../../domain/closer-look/finding.ts'
import { sentencesOf } from '../../domain/closer-look/sentences.ts'
import { takeCloserLook } from '../../domain/closer-look/take-closer-look.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { objectionGroundsQuery } from '../content-api/objection-grounds-query.ts'
import { FindingGroup } from './finding-group.tsx'

const placeNames = places.map(({ name }) => name)
const ofTemplate = sentencesOf(sampleLetter).map(({ text }) => text)

/**
 * What a careful reader would say of a text, as far as it is sure: one line that unfolds. Typing goes on above it without
 * rendering it again, as long as the text is the same. It announces nothing by itself.
 */
export const CloserLook = memo(function CloserLook({
  text,
  own,
  name = '',
  address = '',
  isUnsigned = false,
  isOpen = false,
}: {
  text: string
  /** For a letter that the site made: the text with all that its writer did not write blanked out. */
  own?: string | undefined
  /** What stands in the fields for the writer's name and address. */
  name?: string
  address?: string
  /** Whether name and address are asked for later, so that neither is missing yet. */
  isUnsigned?: boolean
  isOpen?: boolean
}) {
  const {
    application_reference: reference,
    council_address: councilAddress,
    council_email: councilEmail,
  } = useCampaign()
  // The sentences that the site offers are told in a pasted letter.
  const { data: grounds } = useQuery(objectionGroundsQuery())
  const findings = useMemo(() => {
    const context: CloserLookContext = {
      reference,
      councilAddress,
      councilEmail,
      offered: [
        ...(grounds?.flatMap(({ example, sentences }) => [example, ...sentences.map(({ text }) => text)]) ?? []),
        ...ofTemplate,
      ],
      places: placeNames,
      unsupported: unsupportedStatements,
      writer: { name, address },
    }
    const found = takeCloserLook(text, own === undefined ? context : { ...context, own })
    return isUnsigned ? found.filter(({ kind }) => kind !== 'name' && kind !== 'address') : found
  }, [text, own, name, address, isUnsigned, reference, councilAddress, councilEmail, grounds])
  const good = findings.filter(({ group }) => group === 'good')
  const toLookAt = findings.filter(({ group }) => group !== 'good')
  return (
    <details className="closer-look" open={isOpen || undefined}>
      <summary>{closerLookSummary(good.length, toLookAt.length)}</summary>
      <FindingGroup group="look" findings={toLookAt} reference={reference} />
      <FindingGroup group="good" findings={good} reference={reference} />
      <p>{closerLook.limits}</p>
    </details>
  )
})
