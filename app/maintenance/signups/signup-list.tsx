import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentProps, RefObject } from 'react'
import type { ReceivedSignup, SignupPage } from '../../../domain/received.ts'
import { useConfirm } from '../confirm.tsx'
import { canTryAgain, reasonWords, signupWords } from '../delivery-words.ts'
import { ListRow } from '../list-row.tsx'
import { momentWords } from '../moment-words.ts'
import { ReceivedList } from '../received-list.tsx'
import { useReceivedActions } from '../use-received-actions.ts'

const words = {
  retry: { failed: 'The e-mail could not be sent again', done: 'We will try the e-mail again in a moment' },
  'set-aside': { failed: 'The address could not be set aside', done: 'It gets no more updates' },
  'take-back': { failed: 'The address could not be taken back', done: 'It gets the next update' },
  remove: { failed: 'The sign-up could not be deleted', done: 'Sign-up deleted for good' },
}

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
  const act = useReceivedActions('signups', words)
  const confirm = useConfirm()
  const pages = query.data?.pages ?? []
  const canConfirm = pages[0]?.canConfirm ?? false
  const run = async (id: string, action: keyof typeof words) => {
    if (await act(id, action)) heading.current?.focus()
  }

  async function retry({ id }: ReceivedSignup): Promise<void> {
    await act(id, 'retry')
    heading.current?.focus()
  }

  async function remove({ id, email }: ReceivedSignup): Promise<void> {
    const text = `Delete the sign-up of ${email}?`
    const details = (
      <p>
        It is deleted from the database and cannot be brought back. Nobody can sign this address up again until you
        allow it, at the foot of this page.
      </p>
    )
    if (await confirm.ask({ text, details, action: 'Delete for good', isDanger: true })) await run(id, 'remove')
  }

  async function setAside({ id, email }: ReceivedSignup): Promise<void> {
    const text = `Set ${email} aside?`
    const details = <p>It stays on the list and gets no updates until you take it back.</p>
    if (await confirm.ask({ text, details, action: 'Set aside' })) await run(id, 'set-aside')
  }

  function actionsFor(signup: ReceivedSignup): ComponentProps<typeof ListRow>['actions'] {
    const { id, email, state, set_aside_at } = signup
    const canRetry = state === 'unconfirmed' && canTryAgain(signup, canConfirm)
    const canSetAside = state === 'confirmed' && set_aside_at === null
    return [
      canRetry && { children: 'Try to send again', about: `to ${email}`, onClick: () => retry(signup) },
      set_aside_at !== null && { children: 'Take it back', about: email, onClick: () => run(id, 'take-back') },
      canSetAside && { children: 'Set aside', about: email, onClick: () => setAside(signup) },
      { children: 'Delete', about: `the sign-up of ${email}`, isDanger: true, onClick: () => remove(signup) },
    ]
  }

  return (
    <>
      <ReceivedList query={query} noun="sign-ups" rows={pages.flatMap(({ signups }) => signups)} empty={empty}>
        {(signup) => (
          <ListRow key={signup.id} className="received-row" title={signup.email} actions={actionsFor(signup)}>
            <SignupFacts signup={signup} canConfirm={canConfirm} />
          </ListRow>
        )}
      </ReceivedList>
      {confirm.dialog}
    </>
  )
}

function SignupFacts({ signup, canConfirm }: { signup: ReceivedSignup; canConfirm: boolean }) {
  const { first_name, postcode, signed_up_at, state, set_aside_at, set_aside_words } = signup
  const now = Date.now()
  return (
    <>
      <p className="line row-facts">
        {first_name !== '' && <bdi>{first_name}</bdi>} {postcode !== '' && <bdi>{postcode}</bdi>}{' '}
        <time dateTime={signed_up_at}>Signed up {momentWords(signed_up_at, now)}</time>
      </p>
      <p className="delivery" data-state={state}>
        {signupWords(signup, canConfirm, now)}
      </p>
      {set_aside_at !== null && (
        <p className="delivery" data-state="failed">
          Set aside {momentWords(set_aside_at, now)}: it gets no updates.{reasonWords(set_aside_words)}
        </p>
      )}
    </>
  )
}
