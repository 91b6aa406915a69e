import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentProps, RefObject } from 'react'
import type { ReceivedSignup, SignupPage } from '../../../domain/received.ts'
import { useConfirm } from '../confirm.tsx'
import { reasonWords, signupWords } from '../delivery-words.ts'
import { ListRow } from '../list-row.tsx'
import { momentWords } from '../moment-words.ts'
import { ReceivedList } from '../received-list.tsx'
import { useReceivedActions } from '../use-received-actions.ts'

const words = {
  allow: { failed: 'The address could not be allowed again', done: 'It gets e-mails again' },
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

  function actionsFor(signup: ReceivedSignup): ComponentProps<typeof ListRow>['actions'] {
    const { id, email, refused_at } = signup
    return [
      refused_at !== null && { children: 'Allow it again', about: email, onClick: () => run(id, 'allow') },
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
  const { first_name, postcode, signed_up_at, state, refused_at, refused_words } = signup
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
      {refused_at !== null && (
        <p className="delivery" data-state="failed">
          Refused {momentWords(refused_at, now)}: it gets no e-mails.{reasonWords(refused_words)}
        </p>
      )}
    </>
  )
}
