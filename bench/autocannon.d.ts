/** The part of autocannon that the measurements use; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    pipelining: number
    /** In seconds. */
    duration: number
    headers: Record<string, string>
  }
  interface Result {
    /** Per second. */
    requests: { average: number }
    /** In milliseconds. */
    latency: { p99: number }
    errors: number
    non2xx: number
  }
  const autocannon: (options: Options) => Promise<Result>
  export = autocannon
}
