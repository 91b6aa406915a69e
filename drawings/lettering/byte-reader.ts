/** Reads a font's bytes one number after another, the highest byte first. */
export class ByteReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  u8(): number {
    this.#at += 1
    return this.#bytes.readUInt8(this.#at - 1)
  }

  u16(): number {
    this.#at += 2
    return this.#bytes.readUInt16BE(this.#at - 2)
  }

  i16(): number {
    this.#at += 2
    return this.#bytes.readInt16BE(this.#at - 2)
  }

  u32(): number {
    this.#at += 4
    return this.#bytes.readUInt32BE(this.#at - 4)
  }

  /** The next bytes as they are. */
  take(length: number): Buffer {
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }

  /** A reader of the next bytes alone. */
  part(length: number): ByteReader {
    return new ByteReader(this.take(length))
  }

  /** WOFF2's short number: one to three bytes (255UInt16). */
  short(): number {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 254) return 506 + this.u8()
    return code === 255 ? 253 + this.u8() : code
  }

  /** WOFF2's long number: seven bits in each byte (UIntBase128). */
  long(): number {
    let value = 0
    for (let byte = 0x80; byte & 0x80; ) {
      byte = this.u8()
      value = value * 128 + (byte & 0x7f)
    }
    return value
  }
}
