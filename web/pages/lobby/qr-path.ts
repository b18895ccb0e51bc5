import qrcode from 'qrcode-generator'

/** A QR code as one SVG path with a unit square for each dark module. */
export function qrPath(text: string): { d: string; size: number } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const d: string[] = []
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) d.push(`M${column} ${row}h1v1h-1z`)
    }
  }
  return { d: d.join(''), size }
}
