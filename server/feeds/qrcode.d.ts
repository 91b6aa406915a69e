declare module 'qrcode' {
  /** A QR code as an SVG picture, with the four squares of white around it that scanners need (ISO/IEC 18004). */
  function draw(text: string, options: { type: 'svg'; errorCorrectionLevel: 'M' }): Promise<string>

  export { draw as toString }
}
