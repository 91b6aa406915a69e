import { type SubmitEvent, useState } from 'react'
import { failureText } from '../content-writer.ts'
import { TextField } from '../form-field.tsx'
import { allowAddress } from '../received-api.ts'

/** How many addresses want no e-mail, and the way back for one whose owner asks for it. */
export function LeftAddresses({ count, onAllowed }: { count: number | undefined; onAllowed: () => Promise<void> }) {
  const [email, setEmail] = useState('')
  const [done, setDone] = useState<string>()
  const [failure, setFailure] = useState<string>()

  async function allow(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setDone(undefined)
    setFailure(undefined)
    const address = email.trim()
    try {
      const isAllowed = await allowAddress(address)
      setDone(
        isAllowed
          ? `${address} can sign up again. It is not on the list before it has, and has confirmed.`
          : `${address} can sign up already: it is not among those that left.`,
      )
      setEmail('')
      await onAllowed()
    } catch (error) {
      setFailure(failureText(error))
    }
  }

  return (
    <section aria-labelledby="left-heading" className="i-aside">
      <h2 id="left-heading">Addresses that left</h2>
      <p className="i-summary">
        {count === 1
          ? '1 address left the list or had its sign-up deleted here. '
          : count !== undefined && `${count} addresses left the list or had their sign-ups deleted here. `}
        Nobody can sign them up again, and nobody can read them here: only a code of each is kept. When somebody writes
        to you that they want to come back, enter their address here. Then they can sign up again themselves.
      </p>
      <form className="m-narrow" onSubmit={allow}>
        <TextField name="email" label="E-mail address" type="email" isRequired value={email} onChange={setEmail} />
        <button type="submit" className="button button-quiet">
          Let it sign up again
        </button>
      </form>
      <div role="alert">{failure !== undefined && <p className="m-notice m-notice-danger">{failure}</p>}</div>
      <div role="status">{done !== undefined && <p className="m-notice">{done}</p>}</div>
    </section>
  )
}
