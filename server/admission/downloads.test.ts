import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { Downloads, isDownloading } from './downloads.ts'
import { limits } from './limits.ts'

test('so many large files go out at once; the network with its share waits, and in all the first one makes room', () => {
  const downloads = new Downloads({ inAll: 3, perNetwork: 2 })
  const sockets = Array.from({ length: 6 }, () => new Socket())
  const [first, second, third, fourth, fifth, sixth] = sockets as [Socket, Socket, Socket, Socket, Socket, Socket]
  downloads.begin(first, ['a'])
  const end = downloads.begin(second, ['a'])
  expect(downloads.begin(third, ['a'])).toBeUndefined()
  expect(isDownloading(third)).toBe(false)
  downloads.begin(fourth, ['b'])
  expect([fourth.timeout, third.timeout]).toEqual([limits.downloads.silentFor, undefined])
  expect(downloads.begin(fifth, ['c'])).toBeDefined()
  expect([first.destroyed, isDownloading(first), second.destroyed]).toEqual([true, false, false])
  end?.()
  expect(downloads.begin(sixth, ['c'])).toBeDefined()
  expect(fourth.destroyed).toBe(false)
})

test('two on one socket are counted and let go of by themselves', () => {
  const downloads = new Downloads({ inAll: 2, perNetwork: 2 })
  const socket = new Socket()
  for (let round = 0; round < 3; round += 1) {
    const [last, next] = [downloads.begin(socket, ['a']), downloads.begin(socket, ['a'])]
    expect([last, next]).not.toContain(undefined)
    last?.()
    next?.()
  }
})
