import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A rule of docs/product, or a place that names one. */
export interface Named {
  rule: string
  file: string
}

const code = globSync('{app,bench,content,domain,drawings,e2e,scripts,server}/**/*.{ts,tsx,css}')
const docs = globSync(['README.md', 'docs/**/*.md'])
const texts = [...code, ...docs].map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** All rules in the order of the files, with any that is defined twice. */
export const rules = namedBy(/^- \[([^\]]*)\]/gm).filter(({ file }) => file.startsWith('docs/product/'))

/** Every `(rule: one, another)` in code, comments and docs. */
export const citations = namedBy(/(?<=\s)\(rule: ([a-z, -]*)\)(?! =>)/g).flatMap(({ rule, file }) =>
  rule.split(', ').map((each) => ({ rule: each, file })),
)

/** The rules that no test names. */
export function rulesWithoutTest(): Named[] {
  const isTest = (file: string) => /\.(?:test|spec)\.ts$|-contract\.ts$|^e2e\//.test(file)
  const shown = new Set(citations.filter(({ file }) => isTest(file)).map(({ rule }) => rule))
  return rules.filter(({ rule }) => !shown.has(rule))
}

/** Places that cite a rule in another form, or a document that is not here. */
export function oldCitations(): string[] {
  const old =
    /\bspec: |\bspecification|\bdecisions? \d|\((?:architecture|design)[,:] |(?<=\s)\(rule:(?! [a-z-]+(?:, [a-z-]+)*\))/i
  return texts.flatMap(({ file, text }) => {
    const lines = text.split('\n').filter((line) => old.test(line))
    return lines.map((line) => `${file}: ${line.trim()}`)
  })
}

/** Links of the docs to a file that is not there, and records that code names and nobody wrote. */
export function deadLinks(): string[] {
  const records = globSync('docs/decisions/*.md').join('\n')
  return texts.flatMap(({ file, text }) => {
    const links = file.endsWith('.md') ? text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g) : []
    const dead = [...links].map(([, path = '']) => path).filter((path) => !existsSync(join(dirname(file), path)))
    const named = [...text.matchAll(/\bdocs\/decisions\/([\w.-]*\w)/g)].map(([, name = '']) => name)
    const numbers = [...text.matchAll(/\brecord (\d{3})\b/g)].map(([, number]) => `${number}-`)
    return [...dead, ...[...named, ...numbers].filter((name) => !records.includes(name))].map((to) => `${file}: ${to}`)
  })
}

function namedBy(pattern: RegExp): Named[] {
  return texts.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, rule = '']) => ({ rule, file })))
}
