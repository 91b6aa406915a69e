/** What stands on the page when the impact cards cannot be loaded (spec: public site, section 8). */
export function CardsLoadFailure() {
  return (
    <p role="alert" className="notice-error">
      Error loading impact cards. Please try again.
    </p>
  )
}
