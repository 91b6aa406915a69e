import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { contact } from '../../content/contact.ts'
import { honeypot, type VisitorField } from '../../domain/visitor-fields.ts'
import { apiRoot, requireOk } from '../content-api/http-content.ts'
import { type Refusal, refusalOf } from '../ui/refusal.ts'
import { showToast } from '../ui/toast.ts'
import { type FormAnswer, findProblems } from './visitor-form.ts'

interface VisitorFormOptions {
  name: FormAnswer['form']
  /** Where the form goes, below the root of the API. */
  address: string
  fields: Record<string, VisitorField>
  words: { sent: string; failed: string }
  /** What the server answered where the form came without JavaScript. */
  answer: FormAnswer | undefined
}

/**
 * A form that sends what a visitor typed. Success is told only once the server has stored it, and empties the fields;
 * a refusal keeps them, says why above the form and at the fields, and in a toast.
 */
export function useVisitorForm({ name, address, fields, words, answer }: VisitorFormOptions) {
  const own = answer?.form === name ? answer : undefined
  const [refusal, setRefusal] = useState<Refusal | undefined>(own?.refusal)
  const [isSent, setSent] = useState(own !== undefined && own.refusal === undefined)
  const [isSending, setSending] = useState(false)
  /** Counts the messages sent: a new round begins with empty fields. */
  const [round, setRound] = useState(0)
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal || isSent) outcome.current?.focus()
  }, [refusal, isSent])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const problems = findProblems(event.currentTarget, fields)
    setSent(false)
    if (problems.length > 0) return setRefusal({ notice: contact.checkFields, problems })
    const form = event.currentTarget
    setSending(true)
    try {
      await post(address, form)
      setRefusal(undefined)
      setSent(true)
      setRound((count) => count + 1)
      showToast({ kind: 'success', title: words.sent, settles: [words.failed] })
    } catch (error) {
      const refused = refusalOf(error)
      setRefusal(refused)
      emptyHoneypot(form)
      showToast({ kind: 'error', title: words.failed, description: refused.notice })
    } finally {
      setSending(false)
    }
  }
  const values = round === 0 ? (own?.refusal?.values ?? {}) : {}
  return { outcome, round, refusal, isSent, isSending, values, send }
}

/** A browser that fills in forms by itself may have filled the hidden field too: then nobody could ever send the form. */
function emptyHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(honeypot.name)
  if (field instanceof HTMLInputElement) field.value = ''
}

async function post(address: string, form: HTMLFormElement): Promise<void> {
  const body = JSON.stringify(Object.fromEntries(new FormData(form)))
  await requireOk(
    await fetch(`${apiRoot}/${address}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
  )
}

/** Our own words replace the browser's bubbles, which stay where there is no JavaScript. */
export function withOwnWords(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true
}
