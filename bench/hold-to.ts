import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In microseconds. */
const period = 100_000

/**
 * Holds a process to a part of a processor, as a small machine is held to its share, until it is disposed of: in a control
 * group, of either version. Throws where none can be made.
 */
export function holdTo(processors: number, pid: number): Disposable {
  const isFirstVersion = existsSync('/sys/fs/cgroup/cpu')
  const all = join('/sys/fs/cgroup', isFirstVersion ? 'cpu' : '')
  const own = join(all, `quarry-bench-${pid}`)
  const move = (group: string) => writeFileSync(join(group, 'cgroup.procs'), String(pid))
  mkdirSync(own)
  if (isFirstVersion) writeFileSync(join(own, 'cpu.cfs_quota_us'), String(period * processors))
  else writeFileSync(join(own, 'cpu.max'), `${period * processors} ${period}`)
  move(own)
  return {
    [Symbol.dispose]() {
      move(all)
      rmdirSync(own)
    },
  }
}
