import { useEffect } from 'react'
import { useHref, useLocation } from 'react-router'

/** The fallback page when a screen cannot be shown (rule: unexpected-error). It never tells the reader what broke inside. */
export function UnexpectedError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  useEffect(() => console.error(error), [error])
  return (
    <main className="mx-auto max-w-prose px-4 py-24">
      <title>Unexpected Application Error!</title>
      <h1 className="text-3xl">Unexpected Application Error!</h1>
      <p className="mt-4">Something went wrong on our side. Please try again in a minute.</p>
      <p className="mt-6 flex flex-wrap gap-3">
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
