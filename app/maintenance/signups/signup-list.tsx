import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { ReceivedSignup, SignupPage } from '../../../domain/received.ts'
import { useConfirm } from '../confirm.tsx'
import { removeSignup, retrySignup, setSignupAside, takeSignupBack } from '../received-api.ts'
import { ReceivedList } from '../received-list.tsx'
import { useWrite } from '../use-write.ts'
import { SignupRow } from './signup-row.tsx'

const refreshes = ['signups']

/** Sign-ups with what can be done to each. */
export function SignupList({
  query,
  empty,
  heading,
}: {
  query: UseInfiniteQueryResult<InfiniteData<SignupPage>>
  empty: string
  /** Takes the focus once a row or a button of it is gone. */
  heading: RefObject<HTMLElement | null>
}) {
  const retry = useWrite({
    ...{ send: retrySignup, refreshes, failed: 'The e-mail could not be sent again' },
    done: () => ({ title: 'We will try the e-mail again in a moment' }),
  })
  const aside = useWrite({
    ...{ send: setSignupAside, refreshes, failed: 'The address could not be set aside' },
    done: () => ({ title: 'It gets no more updates' }),
  })
  const back = useWrite({
    ...{ send: takeSignupBack, refreshes, failed: 'The address could not be taken back' },
    done: () => ({ title: 'It gets the next update' }),
  })
  const removal = useWrite({
    ...{ send: removeSignup, refreshes, failed: 'The sign-up could not be deleted' },
    done: () => ({ title: 'Sign-up deleted for good' }),
  })
  const confirm = useConfirm()
  const signups = query.data?.pages.flatMap((page) => page.signups) ?? []
  const run = async (write: { run: (id: string) => Promise<unknown> }, id: string) => {
    if (await write.run(id)) heading.current?.focus()
  }

  async function remove({ id, email }: ReceivedSignup): Promise<void> {
    const text = `Delete the sign-up of ${email}?`
    const details = (
      <p>
        It is deleted from the database and cannot be brought back. Nobody can sign this address up again until you
        allow it, at the foot of this page.
      </p>
    )
    if (await confirm.ask({ text, details, action: 'Delete for good', isDanger: true })) await run(removal, id)
  }

  async function setAside({ id, email }: ReceivedSignup): Promise<void> {
    const text = `Set ${email} aside?`
    const details = <p>It stays on the list and gets no updates until you take it back.</p>
    if (await confirm.ask({ text, details, action: 'Set aside' })) await run(aside, id)
  }

  return (
    <>
      <ReceivedList query={query} noun="sign-ups" rows={signups} empty={empty}>
        {(signup) => (
          <SignupRow
            key={signup.id}
            signup={signup}
            canConfirm={query.data?.pages[0]?.canConfirm ?? false}
            onRetry={async () => {
              await retry.run(signup.id)
              heading.current?.focus()
            }}
            onSetAside={() => setAside(signup)}
            onTakeBack={() => run(back, signup.id)}
            onDelete={() => remove(signup)}
          />
        )}
      </ReceivedList>
      {confirm.dialog}
    </>
  )
}
