/** What came of one kind of attack. */
export class Tally {
  readonly kind: string
  attacks = 0
  readonly findings: string[] = []

  constructor(kind: string) {
    this.kind = kind
  }

  /** Counts an attempt; each problem is a finding, told with what was sent. */
  count(sent: unknown, ...problems: (string | undefined)[]): void {
    this.attacks += 1
    for (const problem of problems) {
      if (problem !== undefined) this.findings.push(`${problem}: ${JSON.stringify(sent)}`)
    }
  }
}
