import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { evaluatorPage } from '../../content/evaluator-page.ts'
import type { CloserLookContext } from '../../domain/closer-look/finding.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { objectionGroundsQuery } from '../content-api/objection-grounds-query.ts'
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
  // The sentences that the site offers are told in a pasted letter; in the workshop they are here already.
  useQuery({ ...objectionGroundsQuery(), enabled: isWriting })
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

/** A closer look at a draft of one's own, as soon as its code is here. */
export function LookCloser({ code, text, own, writer }: { code: Code; text: string; own?: string; writer?: Writer }) {
  const {
    application_reference: reference,
    council_address: councilAddress,
    council_email: councilEmail,
  } = useCampaign()
  const { data: grounds } = useQuery({ ...objectionGroundsQuery(), enabled: false })
  const context = useMemo(
    () => ({
      reference,
      councilAddress,
      councilEmail,
      offered: grounds?.flatMap(({ example, sentences }) => [example, ...sentences.map(({ text }) => text)]) ?? [],
      ...(own !== undefined && { own }),
      ...(writer && { writer }),
    }),
    [reference, councilAddress, councilEmail, grounds, own, writer],
  )
  if (code === 'coming') return <p>{evaluatorPage.closerLookComing}</p>
  if (code === 'failed') return <p className="notice notice-error">{evaluatorPage.closerLookFailed}</p>
  const Look = code
  return <Look context={context} text={text} />
}
