const encodings = ['br', 'gzip', 'identity'] as const
/** How the bytes of an answer are coded. */
export type Encoding = (typeof encodings)[number]

const remembered = new Map<string, readonly Encoding[]>()
const rememberedAtMost = 100

/**
 * The encodings that a client takes, the best first (RFC 9110, 12.5.3); identity always ends the list, since an
 * uncoded answer serves a client better than none.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity']
  const known = remembered.get(header)
  if (known) return known
  const accepted = readHeader(header)
  if (remembered.size < rememberedAtMost) remembered.set(header, accepted)
  return accepted
}

function readHeader(header: string): readonly Encoding[] {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim())
    if (coding !== '') weights.set(coding === 'x-gzip' ? 'gzip' : coding, weightOf(parameters))
  }
  const others = weights.get('*') ?? 0
  const weight = (encoding: Encoding) =>
    // Uncoded is always taken unless it is ruled out, but a client that names codings prefers those.
    weights.get(encoding) ?? (encoding === 'identity' ? Math.max(others, Number.MIN_VALUE) : others)
  const wanted = encodings.filter((encoding) => weight(encoding) > 0).sort((one, other) => weight(other) - weight(one))
  return wanted.includes('identity') ? wanted : [...wanted, 'identity']
}

function weightOf(parameters: string[]): number {
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  if (quality === undefined) return 1
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality.slice(2)) : 0
}
