/** Every text in a row with its path, such as 'page_sections.1.content'. */
export function* textsIn(value: unknown, path: string[] = []): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path.join('.'), value]
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) yield* textsIn(part, [...path, name])
}
