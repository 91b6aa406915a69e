import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { contact } from '../../content/contact.ts'
import { type FieldError, isContentError } from '../../domain/content-error.ts'
import { emailProblem, honeypot, tooLong, type VisitorField } from '../../domain/visitor-fields.ts'
import type { SignupAnswer } from '../../domain/visitor-post.ts'
import { apiRoot, requireOk } from '../content-api/http-content.ts'
import { showToast } from '../ui/toast.ts'

interface VisitorFormOptions<Field extends string> {
  name: FormResponse['form']
  /** Where the form goes, below the root of the API. */
  address: string
  fields: Record<Field, VisitorField>
  words: { sent: (answer: FormAnswer) => string; failed: string }
  /** What the server answered where the form came without JavaScript. */
  response: FormResponse | undefined
}

/**
 * A form that sends what a visitor typed. Success is told only once the server has stored it, and empties the fields;
 * a refusal keeps them, says why above the form and at the fields, and in a toast.
 */
export function useVisitorForm<Field extends string>({
  name,
  address,
  fields,
  words,
  response,
}: VisitorFormOptions<Field>) {
  const own = response?.form === name ? response : undefined
  const [refusal, setRefusal] = useState<FormRefusal | undefined>(own?.refusal)
  /** What was answered once it was stored. */
  const [answer, setAnswer] = useState(own?.answer)
  const [isSending, setSending] = useState(false)
  /** Counts the messages sent: a new round begins with empty fields. */
  const [round, setRound] = useState(0)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!refusal && !answer) return
    // At the top of the screen, so that a toast below covers neither it nor what it is about.
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView()
  }, [refusal, answer])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const problems = findProblems(event.currentTarget, fields)
    setAnswer(undefined)
    if (problems.length > 0) return setRefusal({ notice: contact.checkFields, problems })
    const form = event.currentTarget
    setSending(true)
    try {
      const answered = await post(address, form)
      setRefusal(undefined)
      setAnswer(answered)
      setRound((count) => count + 1)
      showToast({ kind: 'success', title: words.sent(answered), settles: [words.failed] })
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
  const fieldId = (field: string) => `${name}-${field}`
  const fieldProps = (field: Field) => ({
    id: fieldId(field),
    name: field,
    field: fields[field],
    refusal,
    defaultValue: values[field],
  })
  return { outcome: { refusal, element, fieldId }, fieldProps, round, answer, isSending, values, send }
}

/** A browser that fills in forms by itself may have filled the hidden field too: then nobody could ever send the form. */
function emptyHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(honeypot.name)
  if (field instanceof HTMLInputElement) field.value = ''
}

async function post(address: string, form: HTMLFormElement): Promise<FormAnswer> {
  const body = JSON.stringify(Object.fromEntries(new FormData(form)))
  const response = await requireOk(
    await fetch(`${apiRoot}/${address}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
  )
  // It is stored, even where the rest of the answer is lost.
  return await response.json().catch(() => ({}))
}

/** Our own words replace the browser's bubbles, which stay where there is no JavaScript. */
export function withOwnWords(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true
}

/** What is answered to a form that was stored: to a sign-up, when its e-mail leaves. */
type FormAnswer = Partial<SignupAnswer>

/** What the page's own form answers without JavaScript: which form was sent, and what was answered or why it was refused. */
export interface FormResponse {
  form: 'message' | 'newsletter'
  answer?: FormAnswer
  refusal?: FormRefusal
}

/** What the browser itself finds wrong in a form, in the words of the fields. */
function findProblems(form: HTMLFormElement, fields: Record<string, VisitorField>): FieldError[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return []
    const rule = ruleBroken(control, field)
    return rule === undefined ? [] : [{ field: name, rule }]
  })
}

function ruleBroken(control: HTMLInputElement | HTMLTextAreaElement, field: VisitorField): string | undefined {
  const isEmpty = control.type === 'checkbox' ? control.validity.valueMissing : control.value.trim() === ''
  if (isEmpty) return field.isRequired ? field.missing : undefined
  if (control.value.length > field.maxLength) return tooLong(field)
  return control.type === 'email' ? emailProblem(control.value) : undefined
}

/** Why a form was not stored: what to say, and which fields need another look. `values` is what was typed, where the server answers with the page. */
export interface FormRefusal {
  notice: string
  problems: FieldError[]
  values?: Record<string, string>
}

/** Why a form could not be sent, in words for the person who filled it in. */
export function refusalOf(error: unknown): FormRefusal {
  if (!isContentError(error)) return { notice: contact.offline, problems: [] }
  if (error.code === 'invalid' && error.fields.length > 0)
    return { notice: contact.checkFields, problems: error.fields }
  if (error.code === 'too-many') return { notice: `${error.message} ${contact.kept}`, problems: [] }
  return { notice: contact.unavailable, problems: [] }
}
