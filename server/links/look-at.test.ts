import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPublicIp, openInternet, type Reach } from './ask-once.ts'
import { lookAt } from './look-at.ts'
import { type AnsweringServer, nameService, startAnsweringServer, thisMachine } from './testing/answering-server.ts'
import { TurnsByHost } from './turns-by-host.ts'

let server: AnsweringServer
beforeAll(async () => {
  server = await startAnsweringServer(({ method, url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const to = searchParams.get('to')
    if (pathname === '/on' && to) return response.writeHead(302, { Location: to }).end()
    if (pathname === '/round') return response.writeHead(301, { Location: '/round' }).end()
    if (pathname === '/no-head') return response.writeHead(method === 'HEAD' ? 405 : 200).end()
    if (pathname === '/silent') return
    if (pathname === '/cut') return response.destroy()
    if (pathname === '/headers') return response.writeHead(200, { 'X-Long': 'x'.repeat(60_000) }).end()
    if (pathname === '/agent') return response.writeHead(headers['user-agent'] === 'a test' ? 200 : 404).end()
    const status = Number(pathname.slice(1)) || 200
    response.writeHead(status)
    // More than anybody wants to have.
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more)
    }
    if (method === 'GET' && pathname === '/endless') more()
    else response.end()
  })
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
})

const look = async (address: string, reach: Reach = thisMachine, patienceMs = 300_000) => {
  const { outcome } = await lookAt(address, {
    ...{ reach, patienceMs, userAgent: 'a test', turns: new TurnsByHost(0) },
    signal: new AbortController().signal,
  })
  return outcome
}

// (rule: link-check-outcomes)
describe('looking at an address tells', () => {
  test.each([
    ['/200', 'answered', 200],
    ['/agent', 'answered', 200],
    ['/no-head', 'answered', 200],
    ['/404', 'broken', 404],
    ['/410', 'broken', 410],
    ['/401', 'closed-to-programs', 401],
    ['/403', 'closed-to-programs', 403],
    ['/405', 'closed-to-programs', 405],
    ['/429', 'closed-to-programs', 429],
    ['/500', 'no-answer', 500],
    ['/503', 'no-answer', 503],
    ['/cut', 'no-answer', null],
    ['/headers', 'no-answer', null],
    ['/on?to=/200', 'answered', 200],
    ['/on?to=/404', 'broken', 404],
    ['/round', 'broken', null],
  ] as const)('%s: %s', async (path, result, status) => {
    expect(await look(server.origin + path)).toMatchObject({ result, status })
  })

  test('a server that says nothing, a name that nobody has, and what is no address', async () => {
    expect(await look(`${server.origin}/silent`, thisMachine, 50)).toMatchObject({
      result: 'no-answer',
      words: 'It took too long to answer.',
    })
    expect(await look('http://nowhere.example/')).toMatchObject({
      result: 'broken',
      words: 'There is no host of this name.',
    })
    expect(await look('http://')).toMatchObject({ result: 'broken', words: 'It is no web address.' })
  })

  test('reads nothing of a page, and follows at most five times', async () => {
    expect(await look(`${server.origin}/endless`)).toMatchObject({ result: 'answered' })
    await look(`${server.origin}/round`)
    expect(server.asked.filter((line) => line === 'HEAD /round')).toHaveLength(6)
  })
})

// (rule: link-check-reach)
describe('nobody is asked outside the open internet', () => {
  test.each([
    ...['10.1.2.3', '172.16.0.1', '192.168.1.1', '127.0.0.1', '127.9.9.9', '0.0.0.0', '169.254.169.254'],
    ...['100.64.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '192.0.0.8'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', 'fec0::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
    ...['::7f00:1', '64:ff9b::a00:1', '2002:a00:1::', '2001::1', '2001:db8::1', '100::1', 'fe80::1%eth0', 'no address'],
  ])('%s is not of it', (ip) => {
    expect(isPublicIp(ip)).toBe(false)
  })
  test.each(['8.8.8.8', '151.101.1.1', '2606:4700::1111', '2a00:1450::1'])('%s is of it', (ip) => {
    expect(isPublicIp(ip)).toBe(true)
  })

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://user:word@gov.uk/',
    'http://gov.uk:22/',
    'ftp://gov.uk/',
    'file:///etc/passwd',
  ])('%s is refused without a request', async (address) => {
    const asksNobody: Reach = {
      ...openInternet,
      lookup: (() => {
        throw new Error('a name was looked up')
      }) as unknown as Reach['lookup'],
    }
    expect(await look(address, asksNobody)).toMatchObject({
      result: 'broken',
      status: null,
      words: expect.stringContaining('No visitor can follow it'),
    })
  })

  test('a name that stands for a private address is refused, also beside a public one', async () => {
    const reach: Reach = {
      ...openInternet,
      allowsPort: () => true,
      lookup: nameService({ 'inside.example': ['127.0.0.1'] }),
    }
    expect(await look(`http://inside.example:${server.port}/200`, reach)).toMatchObject({
      result: 'broken',
      status: null,
    })
    const both = ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
      callback(null, [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ])) as unknown as Reach['lookup']
    expect(await look(`http://both.example:${server.port}/200`, { ...reach, lookup: both })).toMatchObject({
      result: 'broken',
    })
    expect(server.asked).toEqual([])
  })

  test('a name that changes its meaning between two requests is refused at the second', async () => {
    const allowed = '127.0.0.1'
    const reach: Reach = {
      ...thisMachine,
      lookup: nameService({ 'turning.example': [allowed, '127.0.0.2', '127.0.0.2'] }),
    }
    const outcome = await look(`http://turning.example:${server.port}/no-head`, reach)
    expect(outcome).toMatchObject({ result: 'broken', words: expect.stringContaining('private network') })
    expect(server.asked).toEqual(['HEAD /no-head'])
  })

  test('a redirect into a private network is refused', async () => {
    for (const to of [
      'http://169.254.169.254/',
      'http://[::1]/',
      'file:///etc/passwd',
      `http://10.0.0.1:${server.port}/`,
    ]) {
      const outcome = await look(`${server.origin}/on?to=${encodeURIComponent(to)}`)
      expect(outcome, to).toMatchObject({ result: 'broken', status: null })
    }
    expect(server.asked).toHaveLength(4)
  })
})
