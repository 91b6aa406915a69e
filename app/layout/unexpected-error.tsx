import { useEffect } from 'react'
import { useHref, useLocation } from 'react-router'

/** The fallback page when a screen cannot be shown. It never tells the reader what broke inside. */
export function UnexpectedError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  useEffect(() => console.error(error), [error])
  return (
    <main className="unexpected-error">
      <title>Unexpected Application Error!</title>
      <h1>Unexpected Application Error!</h1>
      <p>Something went wrong on our side. Please try again in a minute.</p>
      <p className="actions">
        <a className="button" href={here}>
          Try again
        </a>
        <a className="button button-quiet" href="/quarry/">
          Return to Home
        </a>
      </p>
    </main>
  )
}
