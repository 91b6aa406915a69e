import { cp, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether the site takes objections: content/process-stages.ts as it is, or with public consultation as the current stage. */
export type Consultation = 'closed' | 'open'

/** What a running site is made of. */
const parts = ['package.json', 'server', 'content', 'domain', 'build']

/** A copy of the built site as it will be once public consultation is marked current; its folder is the caller's to remove. */
export async function copyWithConsultationOpen(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-open-'))
  await Promise.all(parts.map((part) => cp(part, join(folder, part), { recursive: true })))
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const scripts = (await readdir(folder, { recursive: true })).filter((file) =>
    /^(build|content)\/.*\.(js|ts)$/.test(file),
  )
  const texts = await Promise.all(
    scripts.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  )
  const holdStages = texts.filter(({ text }) => /id: ?.applicant-appeals/.test(text))
  // The source, the server's bundle and the browser's.
  if (holdStages.length < 3) throw new Error('The stages are not where this copy looks for them')
  await Promise.all(holdStages.map(({ file, text }) => writeFile(join(folder, file), withConsultationOpen(text))))
  return folder
}

function withConsultationOpen(script: string): string {
  const changed = script
    .replace(/(status: ?["'`])current/, '$1completed')
    .replace(/(id: ?["'`]public-consultation["'`].*?status: ?["'`])completed/s, '$1current')
  if (changed === script) throw new Error('The stages are not written as this copy expects')
  return changed
}
