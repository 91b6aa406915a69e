import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the site is open on the maintainer's own machine. It only decides what is shown; the server decides who may write. */
export function useIsLocal(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => location.hostname === 'localhost',
    () => false,
  )
}
