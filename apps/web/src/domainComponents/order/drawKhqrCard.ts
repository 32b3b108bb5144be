/** Pixels of the saved picture: as wide as a telephone's screen. */
const WIDTH = 1080
const MARGIN = 60
const LINE = 72

interface KhqrCard {
  readonly rows: readonly (readonly boolean[])[]
  /** The shop, the amount, the order, the deadline. */
  readonly lines: readonly string[]
}

/** Shortens the type until the text fits its line. */
function writeCentred(context: CanvasRenderingContext2D, text: string, y: number, isBold: boolean): void {
  const family = getComputedStyle(document.body).fontFamily
  for (let size = isBold ? 52 : 38; size > 12; size -= 2) {
    context.font = `${isBold ? 700 : 400} ${size}px ${family}`
    if (context.measureText(text).width <= WIDTH - 2 * MARGIN) break
  }
  context.fillText(text, WIDTH / 2, y)
}

/** Draws a code with what it says, as a PNG that a banking app reads from the gallery. */
export async function drawKhqrCard({ rows, lines }: KhqrCard): Promise<Blob> {
  const module = Math.floor((WIDTH - MARGIN) / rows.length)
  const side = module * rows.length
  const top = MARGIN + 2 * LINE
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = top + side + (lines.length - 2) * LINE + MARGIN
  const context = canvas.getContext('2d')!
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  context.textAlign = 'center'
  const left = Math.floor((WIDTH - side) / 2)
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(left + x * module, top + y * module, module, module)
    })
  })
  lines.forEach((line, i) =>
    writeCentred(context, line, i < 2 ? MARGIN + i * LINE + 44 : top + side + (i - 2) * LINE + 50, i < 2),
  )
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), 'image/png')
  })
}
