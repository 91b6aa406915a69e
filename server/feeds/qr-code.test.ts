import { create } from 'qrcode'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

const address = 'https://example.org/quarry/villages/stratford-upon-avon'
const pixels = 4

test('the picture of a QR code has every square of the code, and a white margin of four', async () => {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules
  const side = size + 8
  const picture = sharp(Buffer.from(qrCode(address))).resize(side * pixels, side * pixels, { kernel: 'nearest' })
  const grey = await picture.flatten({ background: '#888' }).greyscale().raw().toBuffer()
  const squareAt = (row: number, column: number) =>
    grey[(row * pixels + pixels / 2) * side * pixels + column * pixels + pixels / 2]
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const [y, x] = [row - 4, column - 4]
      const isDark = y >= 0 && x >= 0 && y < size && x < size && data[y * size + x] === 1
      expect(squareAt(row, column), `square ${row}, ${column}`).toBe(isDark ? 0 : 255)
    }
  }
})
