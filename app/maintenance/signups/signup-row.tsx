import type { ReceivedSignup } from '../../../domain/received.ts'
import { canTryAgain, signupWords } from '../delivery-words.ts'
import { ListRow } from '../list-row.tsx'
import { momentWords } from '../moment-words.ts'
import { QuietButton } from '../quiet-button.tsx'

/** One sign-up in the list. */
export function SignupRow({
  signup,
  canConfirm,
  onRetry,
  onDelete,
}: {
  signup: ReceivedSignup
  canConfirm: boolean
  onRetry: () => void
  onDelete: () => void
}) {
  const { email, first_name, postcode, signed_up_at, state } = signup
  const now = Date.now()
  return (
    <ListRow
      className="received-row"
      title={email}
      actions={
        <>
          {state === 'unconfirmed' && canTryAgain(signup, canConfirm) && (
            <QuietButton about={`to ${email}`} onClick={onRetry}>
              Try to send again
            </QuietButton>
          )}
          <QuietButton about={`the sign-up of ${email}`} isDanger onClick={onDelete}>
            Delete
          </QuietButton>
        </>
      }
    >
      <p className="line row-facts">
        {first_name !== '' && <bdi>{first_name}</bdi>} {postcode !== '' && <bdi>{postcode}</bdi>}{' '}
        <time dateTime={signed_up_at}>Signed up {momentWords(signed_up_at, now)}</time>
      </p>
      <p className="delivery" data-state={state}>
        {signupWords(signup, canConfirm, now)}
      </p>
    </ListRow>
  )
}
