import type { ReceivedSignup } from '../../../domain/received.ts'
import { canTryAgain, reasonWords, signupWords } from '../delivery-words.ts'
import { ListRow } from '../list-row.tsx'
import { momentWords } from '../moment-words.ts'

/** One sign-up in the list. */
export function SignupRow({
  signup,
  canConfirm,
  onRetry,
  onSetAside,
  onTakeBack,
  onDelete,
}: {
  signup: ReceivedSignup
  canConfirm: boolean
  onRetry: () => void
  onSetAside: () => void
  onTakeBack: () => void
  onDelete: () => void
}) {
  const { email, first_name, postcode, signed_up_at, state, set_aside_at, set_aside_words } = signup
  const canRetry = state === 'unconfirmed' && canTryAgain(signup, canConfirm)
  const now = Date.now()
  return (
    <ListRow
      className="received-row"
      title={email}
      actions={[
        canRetry && { children: 'Try to send again', about: `to ${email}`, onClick: onRetry },
        set_aside_at !== null && { children: 'Take it back', about: email, onClick: onTakeBack },
        set_aside_at === null && state === 'confirmed' && { children: 'Set aside', about: email, onClick: onSetAside },
        { children: 'Delete', about: `the sign-up of ${email}`, isDanger: true, onClick: onDelete },
      ]}
    >
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
    </ListRow>
  )
}
