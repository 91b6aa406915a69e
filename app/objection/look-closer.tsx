import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { evaluatorPage } from '../../content/evaluator-page.ts'
import { figureClaims } from '../../content/figure-claims.ts'
import { places } from '../../content/places.ts'
import type { CloserLookContext } from '../../domain/closer-look/finding.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import type { CloserLook } from './closer-look.tsx'

/** The name and the address in the workshop's fields. */
export type Writer = NonNullable<CloserLookContext['writer']>

export type Code = typeof CloserLook | 'coming' | 'failed'

/**
 * The closer look's code. It comes once somebody is about to write, and not when a draft is read: what is written makes no
 * request, and who only reads the page does not load it.
 */
export function useCloserLookCode(isWriting: boolean): Code {
  const [code, setCode] = useState<Code>('coming')
  useEffect(() => {
    if (!isWriting) return
    let isHere = true
    const come = (code: Code) => isHere && setCode(() => code)
    import('./closer-look.tsx').then(
      ({ CloserLook }) => come(CloserLook),
      () => come('failed'),
    )
    return () => {
      isHere = false
    }
  }, [isWriting])
  return code
}

const noFraming: readonly string[] = []
const placeNames = places.map(({ name }) => name)

/** A closer look at a draft of one's own, as soon as its code is here. */
export function LookCloser({
  code,
  evaluation,
  framing = noFraming,
  own,
  writer,
  curable,
  ...shown
}: Pick<CloserLookContext, 'evaluation' | 'own' | 'writer' | 'curable'> &
  Partial<Pick<CloserLookContext, 'framing'>> &
  Omit<ComponentProps<typeof CloserLook>, 'context'> & { code: Code }) {
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
  return <Look context={context} {...shown} />
}
