/** Keeps what was made of texts, up to so many bytes for both together; then it begins anew. */
export class KeptTexts {
  readonly #mostBytes: number
  readonly #kept = new Map<string, string>()
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  find(text: string): string | undefined {
    return this.#kept.get(text)
  }

  /** A text that would leave no room for others, such as the preview of a huge one, is not kept. */
  keep(text: string, made: string): void {
    const bytes = 2 * (text.length + made.length)
    if (bytes > this.#mostBytes / 8) return
    if (this.#bytes + bytes > this.#mostBytes) {
      this.#kept.clear()
      this.#bytes = 0
    }
    this.#kept.set(text, made)
    this.#bytes += bytes
  }

  /** How much is kept. */
  get bytes(): number {
    return this.#bytes
  }
}
