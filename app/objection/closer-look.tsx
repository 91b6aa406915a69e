import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import { closerLook, closerLookSummary, findingWords } from '../../content/closer-look-words.ts'
import { sampleLetter } from '../../content/objection-guide.ts'
import { places } from '../../content/places.ts'
import { unsupportedStatements } from '../../content/unsupported-statements.ts'
import type { CloserLookContext, Finding, Quote } from '../../domain/closer-look/finding.ts'
import { sentencesOf } from '../../domain/closer-look/sentences.ts'
import { takeCloserLook } from '../../domain/closer-look/take-closer-look.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { objectionGroundsQuery } from '../content-api/objection-grounds-query.ts'

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

/** More places of one kind than these help nobody, and a long text can have thousands. */
const quotesShown = 4
const quoteLength = 160

/** Findings, each with the sentences that it is about. */
function FindingGroup({
  group,
  findings,
  reference,
}: {
  group: keyof typeof closerLook.groups
  findings: readonly Finding[]
  reference: string
}) {
  if (findings.length === 0) return null
  return (
    <section className="finding-group" data-group={group}>
      <h3>{closerLook.groups[group]}</h3>
      <ul className="evaluation-points">
        {findings.map((finding) => {
          const { title, advice } = findingWords(finding, reference)
          const further = finding.quotes.length - quotesShown
          return (
            <li key={finding.kind}>
              <b>{title}</b>
              {finding.quotes.length > 0 && (
                <ul className="finding-quotes">
                  {finding.quotes.slice(0, quotesShown).map((quote) => (
                    <FoundQuote key={quote.start} quote={quote} />
                  ))}
                  {further > 0 && <li>{closerLook.further(further)}</li>}
                </ul>
              )}
              {advice !== '' && <p>{advice}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function FoundQuote({ quote: { text, mend } }: { quote: Quote }) {
  return (
    <li>
      <q>{text.length > quoteLength ? `${text.slice(0, quoteLength)}…` : text}</q>
      {mend !== undefined && <> {mend}</>}
    </li>
  )
}
