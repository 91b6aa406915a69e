import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alarmWords } from '../content/alarm-words.ts'
import { type DebianRoot, startDebian, whyNoRoot } from './testing/debian-root.ts'

const host = 'quarry.localhost'
const reason = whyNoRoot()
const note = reason === undefined ? '' : ` (${reason})`

beforeAll(() => {
  if (reason === undefined) execFileSync(process.execPath, ['scripts/release.ts'], { stdio: 'pipe' })
})

const onEach = describe.skipIf(reason !== undefined).each(['bookworm', 'trixie'] as const)

onEach(`a server with Debian’s %s${note}`, (suite) => {
  let root: DebianRoot
  let [release, next, install] = ['', '', '']

  const must = async (command: string) => {
    const { status, said } = await root.run(command)
    expect(status, `${command}\n${said}`).toBe(0)
    return said
  }
  const refused = async (command: string) => {
    const { status, said } = await root.run(command)
    expect(status, `${command}\n${said}`).not.toBe(0)
    return said
  }
  const statusOf = async (path: string) =>
    (await root.run(`curl -sk -o /dev/null -w '%{http_code}' https://${host}${path}`)).said
  /** Reads the database of the site, or writes to it, from a program that the site knows nothing of. */
  const query = async (sql: string) => {
    const script = `console.log(JSON.stringify(new (require('node:sqlite').DatabaseSync)('/var/lib/quarry/quarry.db').prepare(process.argv[1]).all()))`
    return JSON.parse(await must(`/opt/quarry/current/bin/node -e "${script}" "${sql}"`)) as Record<string, unknown>[]
  }
  const unit = () => must('cat /etc/systemd/system/quarry-check.timer')
  const subjects = async () => (await query('select subject from messages')).map(({ subject }) => String(subject))

  const visitDuring = (work: () => Promise<unknown>) => root.visitDuring(host, work)

  beforeAll(async () => {
    root = await startDebian(suite)
    const [archive = ''] = globSync(`release/quarry-*-linux-${process.arch}.tar.gz`)
    const inRoot = join(root.folder, 'root')
    execFileSync('tar', ['-xzf', archive, '-C', inRoot])
    const [unpacked = ''] = globSync(`${inRoot}/quarry-*`)
    release = unpacked.split('/').at(-1) ?? ''
    next = release.replace('quarry-', 'quarry-9.')
    copyFileSync(archive, join(inRoot, `${release}.tar.gz`))
    // The same as a newer one, but for a unit: what is tried is the way from one to the other.
    renameSync(unpacked, join(inRoot, next))
    appendFileSync(join(inRoot, next, 'deploy/quarry-check.timer'), '# The next one\n')
    execFileSync('tar', ['-czf', `${next}.tar.gz`, next], { cwd: inRoot })
    execFileSync('rm', ['-r', join(inRoot, next)])
    execFileSync('tar', ['-xzf', archive, '-C', inRoot, '--wildcards', '*/deploy'])
    install = `sh /root/${release}/deploy/install.sh`
    // No mail server listens there.
    const answers = `DOMAIN=${host}\nARCHIVE=/root/${release}.tar.gz\nSMTP_URL=smtp://127.0.0.1:2525\n`
    writeFileSync(join(inRoot, 'answers'), answers)
    // In the place of systemd, which must be the first process of a machine.
    await must('apt-get update && apt-get install -y --no-install-recommends systemctl')
  })
  afterAll(() => root?.[Symbol.asyncDispose]())

  test('install: one script makes the site, and run again leaves it alone', async () => {
    for (const name of [`https://${host}`, `${host}/`, host.toUpperCase()])
      expect(await refused(`DOMAIN=${name} ${install} </dev/null`)).toContain('DOMAIN must be a name in small letters')
    const wrong = `DOMAIN=${host} ARCHIVE=/root/${release}.tar.gz SMTP_URL=smtp://u:a#b@mail`
    expect(await refused(`${wrong} ${install} && ls /etc/quarry.env`)).toContain('SMTP_URL must be like')
    expect(await must(`ls /opt/quarry/current/ /opt/quarry/current/content`)).not.toMatch(/test/)
    const said = await must(`${install} /root/answers`)
    expect(said).toMatch(/http:\/\/localhost:4174\/quarry\/sign-in\?code=/)
    expect(await statusOf('/quarry/')).toBe('200')
    const settings = readFileSync(join(root.folder, 'etc/quarry.env'), 'utf8')
    expect(await refused(`DOMAIN=other.example.org ${install}`)).toContain(`This server is ${host}; nothing was done`)
    expect(await must(`${install} </dev/null`)).toContain('Kept as it is: /etc/quarry.env')
    expect(readFileSync(join(root.folder, 'etc/quarry.env'), 'utf8')).toBe(settings)
    expect(await must('quarry status')).toMatch(/"build":.*\nNobody is told by e-mail/s)
    expect(await refused('quarry update http://example.org')).toContain('https address alone')
  })

  test('update: of one visitor every 50 ms nobody is refused, and no message is lost', async ({ annotate }) => {
    const { asked, failed, acknowledged } = await visitDuring(() => must(`quarry update /root/${next}.tar.gz`))
    expect(await must('quarry status')).toContain(next)
    expect(await unit()).toContain('# The next one')
    expect(failed).toEqual([])
    expect(asked).toBeGreaterThan(100)
    expect(await subjects()).toEqual(expect.arrayContaining(acknowledged))
    await annotate(`${asked} asked, ${acknowledged.length} messages taken`)
  })

  test('roll-back: neither is anybody on the way back', async () => {
    const { failed, acknowledged } = await visitDuring(() => must('quarry roll-back'))
    expect(await must('quarry status')).toContain(release)
    expect(await unit()).not.toContain('# The next one')
    expect(failed).toEqual([])
    expect(await subjects()).toEqual(expect.arrayContaining(acknowledged))
    expect(await refused('quarry roll-back')).toContain('There is no release before this one')
    expect(await refused('quarry roll-back --dta')).toContain('knows --data alone')
  })

  test('an update that is killed: pages outlive a new start of the machine, and another update ends what it began', async () => {
    const begin = `quarry update /root/${next}.tar.gz & begun=$!; until grep -q 4172 /etc/caddy/quarry.upstream; do sleep .05; done`
    const { said } = await root.run(`${begin}; quarry update /root/${next}.tar.gz; kill -9 $begun`)
    expect(said).toContain('Another quarry command is at work')
    await must('systemctl stop quarry-next; systemctl stop quarry; systemctl stop caddy')
    await must('systemctl start caddy && systemctl start quarry')
    await expect.poll(() => statusOf('/quarry/'), { timeout: 20_000 }).toBe('200')
    expect(await must(`quarry update /root/${next}.tar.gz`)).toContain(`${next} serves`)
    expect(await refused(`quarry update /root/${next}.tar.gz`)).toContain('serves already')
    await refused('curl -s http://127.0.0.1:4172/quarry/healthz')
    await must('cp /etc/caddy/quarry.caddy /root/kept && echo "nonsense {" >> /etc/caddy/quarry.caddy')
    expect(await refused('quarry roll-back')).toContain('Caddy refuses its settings')
    await must('cp /root/kept /etc/caddy/quarry.caddy && quarry roll-back && quarry status')
    await must("echo 'to 127.0.0.1:4172' > /etc/caddy/quarry.upstream && systemctl reload caddy")
    expect(await refused('quarry status')).toContain(alarmWords.site)
    await must("echo 'to 127.0.0.1:4171' > /etc/caddy/quarry.upstream && systemctl reload caddy && quarry status")
    const dead = await refused('systemctl stop caddy; quarry status')
    expect(dead).toMatch(new RegExp(`Caddy does not run.*\n${alarmWords.site}`))
    expect(dead).not.toContain('"status":"ok"')
    await must('systemctl start caddy')
    await expect.poll(() => statusOf('/quarry/')).toBe('200')
  })

  test('restore: a back-up takes the place of the database, also one that was encrypted, and the copy from before the update', async () => {
    await must('quarry back-up')
    const before = await subjects()
    await query('delete from messages')
    await must('quarry restore /var/backups/quarry/day-*')
    expect(await subjects()).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
    await must('apt-get install -y --no-install-recommends age && age-keygen -o /root/key')
    const kept = await must('ls -i /var/backups/quarry')
    for (const recipient of ['', 'nonsense']) {
      const said = await refused(`echo ${recipient} > /etc/quarry.recipient; quarry back-up`)
      expect(said).toContain('age cannot encrypt to /etc/quarry.recipient')
      expect(await must('ls -i /var/backups/quarry')).toBe(kept)
    }
    expect(await refused('quarry status')).toContain(alarmWords['back-up'])
    expect(await must('age-keygen -y /root/key > /etc/quarry.recipient && quarry back-up')).toMatch(
      /^Encrypted: .*week/m,
    )
    expect(await must('ls /var/backups/quarry')).toMatch(/^(?:(?:day|week|month)-\S+\.age\n){3}$/)
    expect(await must('stat -c %a /var/backups/quarry/* /var/lib/quarry/quarry.db | sort -u')).toBe('600\n')
    await query('delete from messages')
    await must('age -d -i /root/key -o /root/copy /var/backups/quarry/day-*.age && quarry restore /root/copy')
    expect(await subjects()).toEqual(before)
    await must(`rm /etc/quarry.recipient && quarry update /root/${next}.tar.gz`)
    await query('delete from messages')
    // What does not start leaves the copy from before the update that did as it is.
    await must('cd /root && mkdir -p quarry-0 && tar -czf quarry-0.tar.gz quarry-0')
    expect(await refused('quarry update /root/quarry-0.tar.gz')).toContain('does not start')
    await must('quarry roll-back --data')
    expect(await subjects()).toEqual(before)
    for (const wrong of ['/root', '/dev/null', '/root/quarry-0.tar.gz'])
      expect(await refused(`quarry restore ${wrong}`)).toMatch(/name a back-up|Nothing was done/)
    expect(await statusOf('/quarry/events')).toBe('200')
  })

  test('dead mail server: the exit code of quarry status says so, and pages and forms go on', async () => {
    const queued = new Date(Date.now() - 2 * 3_600_000).toISOString()
    await query(`update mail_queue set queued_at = '${queued}'`)
    const { status, said } = await root.run('quarry status; quarry check')
    expect(status).toBe(1)
    expect(said).toContain(alarmWords.mail)
    expect((await visitDuring(() => must('sleep 3'))).failed).toEqual([])
    await query('delete from mail_queue')
    await must('quarry status')
  })

  test('full disk: pages go on, quarry status says so and nothing is lost that was taken; all is well once there is room', async () => {
    await must('systemctl stop quarry && mount -t tmpfs -o size=600m tmpfs /mnt && cp -a /var/lib/quarry/. /mnt')
    await must('mount --move /mnt /var/lib/quarry && systemctl start quarry')
    await expect.poll(() => statusOf('/quarry/events')).toBe('200')
    await root.run('dd if=/dev/zero of=/var/lib/quarry/full bs=1M')
    const { status, said } = await root.run('quarry status')
    expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining(alarmWords.disk) })
    const { failed, acknowledged } = await visitDuring(() => must('sleep 10'))
    expect(failed.filter((one) => !one.startsWith('503'))).toEqual([])
    for (const step of ['restore /root/copy', `update /root/${next}.tar.gz`])
      expect(await refused(`quarry ${step}`)).toMatch(/the database stays as it was|No back-up could be made/)
    expect((await visitDuring(() => must('sleep 3'))).failed.filter((one) => !one.startsWith('503'))).toEqual([])
    await must('rm /var/lib/quarry/full && sleep 6 && quarry status')
    expect(await subjects()).toEqual(expect.arrayContaining(acknowledged))
    await must('systemctl stop quarry && cp -a /var/lib/quarry/. /mnt && umount /var/lib/quarry')
    await must('cp -a /mnt/. /var/lib/quarry && systemctl start quarry')
  })

  test('PostgreSQL: everything is carried over, updates and roll-backs have no gap there either, and a back-up comes back', async ({
    annotate,
  }) => {
    await must('apt-get install -y --no-install-recommends postgresql && mkdir -p /dev/shm')
    await must(`mount -t tmpfs tmpfs /dev/shm && systemctl stop quarry && version=$(ls /usr/lib/postgresql) &&
      { [ -d /etc/postgresql/$version ] || pg_createcluster $version main; } && pg_ctlcluster $version main start`)
    const role = "create role quarry login password 'se@cret'"
    await must(`su postgres -c "psql -c \\"${role}\\" && createdb -O quarry quarry"`)
    const before = await subjects()
    await must(`sed -i 's,^DATABASE_URL=.*,DATABASE_URL=postgres://quarry:se%40cret@localhost/quarry,' /etc/quarry.env`)
    await must('quarry move-database file:/var/lib/quarry/quarry.db && systemctl start quarry')
    const stored = async () =>
      (await must('su postgres -c "psql -At quarry -c \\"select subject from messages\\""')).trim().split('\n')
    expect((await stored()).toSorted()).toEqual(before.toSorted())
    await expect.poll(() => statusOf('/quarry/events')).toBe('200')
    for (const step of [`update /root/${next}.tar.gz`, 'roll-back']) {
      const { asked, failed, acknowledged } = await visitDuring(() => must(`quarry ${step}`))
      expect(failed, step).toEqual([])
      expect(await stored()).toEqual(expect.arrayContaining(acknowledged))
      await annotate(`${asked} asked, ${acknowledged.length} messages taken`)
    }
    expect(await must('quarry back-up')).toMatch(/^\d{4} rows in \d+ tables$/m)
    const whole = await stored()
    await must('su postgres -c "psql quarry -c \\"delete from messages\\""')
    await must('quarry restore $(ls -t /var/backups/quarry/day-* | head -1)')
    expect((await stored()).toSorted()).toEqual(whole.toSorted())
  })
})

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))(
  'the units are sound, and the site’s keeps it from the rest of the machine',
  () => {
    const folder = join(process.cwd(), 'test-results/units')
    mkdirSync(folder, { recursive: true })
    const program = join(folder, 'quarry')
    writeFileSync(program, '', { mode: 0o755 })
    const units = globSync('deploy/*.{service,timer}').map((unit) => {
      const copy = join(folder, unit.split('/').at(-1) ?? '')
      writeFileSync(copy, readFileSync(unit, 'utf8').replace('/usr/local/bin/quarry', program))
      return copy
    })
    execFileSync('systemd-analyze', ['verify', ...units], { stdio: 'pipe' })
    expect(readFileSync(join(folder, 'quarry.service'), 'utf8')).toContain('NoNewPrivileges=yes')
    execFileSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', join(folder, 'quarry.service')], {
      stdio: 'pipe',
    })
  },
)
