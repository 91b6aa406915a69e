/** Why the last write of a screen failed; a toast alone would go. */
export function WriteFailure({ failure }: { failure: string | undefined }) {
  return (
    <div role="alert">{failure !== undefined && <p className="line tool-notice tool-notice-danger">{failure}</p>}</div>
  )
}
