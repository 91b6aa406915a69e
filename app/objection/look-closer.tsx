import { useEffect, useMemo, useState } from 'react'
import { evaluatorPage } from '../../content/evaluator-page.ts'
import { figureClaims } from '../../content/figure-claims.ts'
import { places } from '../../content/places.ts'
import type { CloserLookContext } from '../../domain/closer-look/finding.ts'
import type { ObjectionEvaluation } from '../../domain/objection-evaluator.ts'
import { useCampaign } from '../content-api/campaign.ts'
import type { CloserLook } from './closer-look.tsx'

/** The name and the address in the workshop's fields. */
export type Writer = NonNullable<CloserLookContext['writer']>

/** The closer look, or why it is not here. */
export type Code = typeof CloserLook | 'coming' | 'failed'

/**
 * The closer look's code. It comes once somebody is about to write, and not when a draft is read: what is written makes no
 * request, and who only reads the page does not load it.
 */
export function useCloserLookCode(isWriting: boolean): Code {
  const [code, setCode] = useState<{ code: Code }>({ code: 'coming' })
  useEffect(() => {
    if (!isWriting) return
    let isHere = true
    const come = (code: Code) => isHere && setCode({ code })
    import('./closer-look.tsx').then(
      ({ CloserLook }) => come(CloserLook),
      () => come('failed'),
    )
    return () => {
      isHere = false
    }
  }, [isWriting])
  return code.code
}

const noFraming: readonly string[] = []
const placeNames = places.map(({ name }) => name)

/** A closer look at a draft of one's own, as soon as its code is here. */
export function LookCloser({
  code,
  text,
  evaluation,
  framing = noFraming,
  own,
  writer,
  curable,
  isShownElsewhere = false,
  makePlain,
}: {
  code: Code
  text: string
  evaluation: ObjectionEvaluation
  /** Sentences that the site offered for this draft. */
  framing?: readonly string[]
  /** For a letter that the site made: the text with all but its writer's own words blanked out. */
  own?: string
  /** What was filled in as the writer's name and address, where there are fields for them. */
  writer?: Writer
  /** Whether a further report could answer all the points that were ticked. */
  curable?: boolean | undefined
  isShownElsewhere?: boolean
  makePlain?: (text: string) => void
}) {
  const { application_reference: reference, council_address: councilAddress } = useCampaign()
  const context = useMemo(
    () => ({
      evaluation,
      reference,
      councilAddress,
      places: placeNames,
      claims: figureClaims,
      framing,
      own,
      writer,
      curable,
    }),
    [evaluation, reference, councilAddress, framing, own, writer, curable],
  )
  if (code === 'coming') return <p>{evaluatorPage.closerLookComing}</p>
  if (code === 'failed') return <p className="notice notice-error">{evaluatorPage.closerLookFailed}</p>
  const Look = code
  return <Look text={text} context={context} isShownElsewhere={isShownElsewhere} makePlain={makePlain} />
}
