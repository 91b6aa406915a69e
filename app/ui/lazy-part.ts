import { type ComponentType, lazy } from 'react'

/** A component whose code is asked for when it is first shown; a `Suspense` around it says so meanwhile. */
export function lazyPart<N extends string, P>(load: () => Promise<Record<N, ComponentType<P>>>, name: N) {
  return lazy(async () => ({ default: (await load())[name] }))
}
