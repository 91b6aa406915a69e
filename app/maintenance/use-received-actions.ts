import { post } from './content-writer.ts'
import { useWrite } from './use-write.ts'

/** Does something to a message or a sign-up, by the last part of its address; resolves to nothing where it failed. */
export function useReceivedActions(table: 'messages' | 'signups', failed: string) {
  const { run } = useWrite({
    send: ({ id, action }: { id: string; action: string }) =>
      post(`maintenance/${table}/${encodeURIComponent(id)}/${action}`),
    refreshes: [table],
    failed,
  })
  return (id: string, action: string) => run({ id, action })
}
