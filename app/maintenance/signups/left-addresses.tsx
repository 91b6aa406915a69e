import { type SubmitEvent, useState } from 'react'
import { post } from '../content-writer.ts'
import { TextField } from '../form-field.tsx'
import { useWrite } from '../use-write.ts'
import { WriteFailure } from '../write-failure.tsx'

/** How many addresses want no e-mail, and the way back for one whose owner asks for it. */
export function LeftAddresses({ count }: { count: number | undefined }) {
  const [email, setEmail] = useState('')
  const {
    run,
    input: address,
    result,
    failure,
  } = useWrite({
    send: (email: string) => post<{ allowed: boolean }>('maintenance/signups/allow', { email }),
    refreshes: ['signups'],
  })

  async function allow(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (await run(email.trim())) setEmail('')
  }

  return (
    <section aria-labelledby="left-heading" className="list-aside">
      <h2 id="left-heading">Addresses that left</h2>
      <p className="list-summary">
        {count === 1
          ? '1 address left the list or had its sign-up deleted here. '
          : count !== undefined && `${count} addresses left the list or had their sign-ups deleted here. `}
        Nobody can sign them up again, and nobody can read them here: only a code of each is kept. When somebody writes
        to you that they want to come back, enter their address here. Then they can sign up again themselves.
      </p>
      <form className="narrow" onSubmit={allow}>
        <TextField name="email" label="E-mail address" type="email" isRequired value={email} onChange={setEmail} />
        <button type="submit" className="button button-quiet">
          Let it sign up again
        </button>
      </form>
      <WriteFailure failure={failure} />
      <div role="status">
        {result && (
          <p className="line tool-notice">
            {result.allowed
              ? `${address} can sign up again. It is not on the list before it has, and has confirmed.`
              : `${address} can sign up already: it is not among those that left.`}
          </p>
        )}
      </div>
    </section>
  )
}
