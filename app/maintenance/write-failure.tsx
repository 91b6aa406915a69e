/** Why the last write of a screen failed; a toast alone would go. */
export function WriteFailure({ failure }: { failure: string | undefined }) {
  return <div role="alert">{failure !== undefined && <p className="m-notice m-notice-danger">{failure}</p>}</div>
}
