import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast, type ToastMessage } from '../ui/toast.ts'
import { failureText } from './content-writer.ts'

/** A write, and what is told of it. */
export interface Write<I, R> {
  send: (input: I) => Promise<R>
  /** What is read anew once there is an answer, whichever: the queries whose keys begin so. `[]` is everything. */
  refreshes?: QueryKey
  /** The toast of a success; where there is none, the screen tells it. It settles the failures before it. */
  done?: (result: R, input: I) => Omit<ToastMessage, 'kind' | 'settles'> | undefined
  /** The title of the toast of a failure; where there is none, the screen tells it. */
  failed?: string
  /** What that toast says below its title, if not the reason alone. */
  describe?: (reason: string) => string
}

/** The one way in which the maintenance side changes something: it sends, reads anew what shows it, and tells the outcome. */
export function useWrite<I, R>({ send, refreshes, done, failed, describe = (reason) => reason }: Write<I, R>) {
  const client = useQueryClient()
  const { mutateAsync, error, isPending, data, variables, reset } = useMutation({
    mutationFn: send,
    // The site may stand on this machine: whether there is a network does not matter.
    networkMode: 'always',
    onSuccess(result, input) {
      const words = done?.(result, input)
      if (words) showToast({ kind: 'success', ...words, ...(failed !== undefined && { settles: [failed] }) })
    },
    onError(refusal) {
      if (failed !== undefined) showToast({ kind: 'error', title: failed, description: describe(failureText(refusal)) })
    },
    onSettled() {
      if (refreshes) client.invalidateQueries({ queryKey: refreshes })
    },
  })
  return {
    /** Resolves to what was answered, or to nothing where it failed. */
    run: (input: I): Promise<{ result: R } | undefined> =>
      mutateAsync(input).then(
        (result) => ({ result }),
        () => undefined,
      ),
    isRunning: isPending,
    /** What the last one was given and answered. */
    input: variables,
    result: data,
    /** Why the last one failed, and in words. */
    error,
    failure: error === null ? undefined : failureText(error),
    /** Forgets the last one and its failure. */
    reset,
  }
}
