import { memo } from 'react'
import { closerLook, closerLookSummary, findingWords } from '../../content/closer-look/words.ts'
import { sendWords } from '../../content/written-words.ts'
import { type Finding, longestRead, type Quote } from '../../domain/closer-look/finding.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { type LookedAt, useCloserLook, useFinderFailure } from './use-closer-look.ts'

/** A closer look at a text, taken where it is shown. */
export function LookCloser({ isOpen = false, ...text }: LookedAt & { isOpen?: boolean }) {
  return (
    <>
      <TooLong text={text.text} />
      <CloserLook findings={useCloserLook(text)} isOpen={isOpen} />
    </>
  )
}

/** The same below a heading of its own, for those who hear the page. */
export function HeadedLook(looked: LookedAt & { isOpen?: boolean }) {
  return (
    <>
      <h2 className="sr-only">{closerLook.heading}</h2>
      <LookCloser {...looked} />
    </>
  )
}

/** Says of what is longer than any letter that its end is not read. */
export function TooLong({ text }: { text: string }) {
  return text.length > longestRead && <p className="notice">{sendWords.tooLong(longestRead)}</p>
}

/**
 * What was found in a text, worst first, in one line that unfolds; nothing for an empty text. Typing goes on beside it
 * without rendering it again, as long as the findings are the same. It announces nothing by itself.
 */
export const CloserLook = memo(function CloserLook({
  findings,
  isOpen = false,
}: {
  findings: readonly Finding[] | undefined
  isOpen?: boolean
}) {
  if (findings === undefined) return <NotYet />
  if (findings.length === 0) return null
  const good = findings.filter(({ group }) => group === 'good')
  return (
    <details className="stack closer-look" open={isOpen || undefined}>
      <summary>{closerLookSummary(good.length, findings.length - good.length)}</summary>
      <Findings findings={findings} />
      <p>{closerLook.limits}</p>
    </details>
  )
})

function NotYet() {
  return useFinderFailure() ? <p className="notice notice-error">{closerLook.failed}</p> : <p>{closerLook.coming}</p>
}

/** Findings under a heading for each weight, worst first, each with the passages that it is about. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const { application_reference: reference } = useCampaign()
  return (['stop', 'look', 'add', 'good'] as const).map((group) => {
    const ofGroup = findings.filter((finding) => finding.group === group)
    if (ofGroup.length === 0) return null
    return (
      <section key={group} className="stack finding-group">
        <h3>{closerLook.groups[group]}</h3>
        <ul className="bullets">
          {ofGroup.map(({ kind, quotes }) => {
            const { title, advice } = findingWords(kind, group, reference)
            return (
              <li key={kind}>
                <b>{title}</b>
                {advice !== '' && <p>{advice}</p>}
                {quotes.length > 0 && <FoundQuotes quotes={quotes} />}
              </li>
            )
          })}
        </ul>
      </section>
    )
  })
}

/** More places of one kind than these stand folded below them; so many help nobody, and a long text can have thousands. */
const [quotesShown, quotesFolded] = [4, 100]
const quoteLength = 160

function FoundQuotes({ quotes }: { quotes: readonly Quote[] }) {
  const items = quotes.slice(0, quotesShown + quotesFolded).map(({ start, text, mend }) => (
    <li key={start}>
      <q>{text.length > quoteLength ? `${text.slice(0, quoteLength)}…` : text}</q>
      {mend !== undefined && <> {mend}</>}
    </li>
  ))
  return (
    <ul className="finding-quotes">
      {items.slice(0, quotesShown)}
      {items.length > quotesShown && (
        <li>
          <details>
            <summary>{closerLook.further(quotes.length - quotesShown)}</summary>
            <ul className="finding-quotes">{items.slice(quotesShown)}</ul>
          </details>
        </li>
      )}
    </ul>
  )
}
