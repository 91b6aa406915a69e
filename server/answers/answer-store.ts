import type { Answer } from './answer.ts'

export interface AnswerStoreOptions {
  /** How much the kept answers may hold in memory; those that nobody has asked for lately go first. */
  maxBytes: number
  /** Names all that the answers depend on besides their key. Once it changes, nothing kept is used again. */
  version: () => string
}

interface Kept {
  answer: Answer
  /** Whether it was asked for since it was kept, or since it was last passed over when room was made. */
  isUsed: boolean
}

interface Wanted {
  key: string
  make: (version: string) => Promise<Answer>
  isKept: (answer: Answer) => boolean
}

/** How often an answer is made anew because the content changed meanwhile. */
const attempts = 3
const bytesPerEntry = 400

/**
 * Keeps finished answers for one version of the content. Requests that want the same answer at the same time share
 * its making, and what was made while the content changed is never kept.
 */
export class AnswerStore {
  readonly #maxBytes: number
  readonly #version: () => string
  readonly #kept = new Map<string, Kept>()
  readonly #making = new Map<string, Promise<Answer>>()
  #keptVersion = ''
  #bytes = 0

  constructor({ maxBytes, version }: AnswerStoreOptions) {
    this.#maxBytes = maxBytes
    this.#version = version
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The kept answer for this version, if there is one. */
  find(key: string): Answer | undefined {
    return this.#findAt(this.#version(), key)
  }

  /**
   * The kept answer, or the one that `make` returns for the version that it is given. It is kept where `isKept` says
   * so and the version is still the same afterwards. Rejects with what `make` rejects with.
   */
  get(
    key: string,
    make: (version: string) => Promise<Answer>,
    isKept = (answer: Answer): boolean => answer.status === 200,
  ): Promise<Answer> {
    return this.#get({ key, make, isKept }, 1)
  }

  async #get(wanted: Wanted, attempt: number): Promise<Answer> {
    const version = this.#version()
    const kept = this.#findAt(version, wanted.key)
    if (kept) return kept
    const shared = `${version} ${wanted.key}`
    const underWay = this.#making.get(shared)
    if (underWay) return underWay
    const making = this.#make(wanted, version, attempt).finally(() => this.#making.delete(shared))
    this.#making.set(shared, making)
    return making
  }

  async #make(wanted: Wanted, version: string, attempt: number): Promise<Answer> {
    const answer = await wanted.make(version)
    if (this.#version() === version) {
      if (wanted.isKept(answer)) this.#keep(version, wanted.key, answer)
      return answer
    }
    // It may mix old and new rows. Under a storm of writes such an answer is shown once rather than never.
    return attempt === attempts ? answer : this.#get(wanted, attempt + 1)
  }

  #findAt(version: string, key: string): Answer | undefined {
    if (version !== this.#keptVersion) {
      this.#kept.clear()
      this.#bytes = 0
      this.#keptVersion = version
    }
    const kept = this.#kept.get(key)
    if (kept) kept.isUsed = true
    return kept?.answer
  }

  #keep(version: string, key: string, answer: Answer): void {
    const size = entrySize(key, answer)
    if (size > this.#maxBytes || this.#findAt(version, key)) return
    this.#kept.set(key, { answer, isUsed: false })
    this.#bytes += size
    for (const [oldKey, old] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break
      this.#kept.delete(oldKey)
      if (old.isUsed) this.#kept.set(oldKey, { ...old, isUsed: false })
      else this.#bytes -= entrySize(oldKey, old.answer)
    }
  }
}

function entrySize(key: string, answer: Answer): number {
  return answer.size + key.length * 2 + bytesPerEntry
}
