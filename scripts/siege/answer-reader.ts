const endOfHead = '\r\n\r\n'

/** Reads the answers that come on one socket, just far enough to tell their statuses apart; gets every chunk in order. */
export function createAnswerReader(onAnswer: (status: string) => void): (chunk: Buffer) => void {
  /** The beginning of a head whose rest has not come. */
  let begun: Buffer = Buffer.alloc(0)
  let status = ''
  let bodyLeft = 0

  /** Takes what belongs to the next head; the rest of the chunk, or undefined while the head is not whole. */
  function takeHead(chunk: Buffer): Buffer | undefined {
    const known = begun.length === 0 ? chunk : Buffer.concat([begun, chunk])
    const end = known.indexOf(endOfHead)
    if (end === -1) {
      begun = known
      return undefined
    }
    begun = Buffer.alloc(0)
    const head = known.toString('latin1', 0, end)
    status = head.slice(9, 12)
    // Without a length the body goes on until the socket ends.
    bodyLeft = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY)
    if (bodyLeft === 0) onAnswer(status)
    return known.subarray(end + endOfHead.length)
  }

  return (chunk) => {
    let left: Buffer | undefined = chunk
    while (left && left.length > 0) {
      if (bodyLeft === 0) {
        left = takeHead(left)
        continue
      }
      const taken = Math.min(bodyLeft, left.length)
      bodyLeft -= taken
      left = left.subarray(taken)
      if (bodyLeft === 0) onAnswer(status)
    }
  }
}
