const STOPS: readonly (readonly [at: number, colour: string])[] = [
  [0, '#fbfcfd'],
  [0.6, '#e7eaee'],
  [1, '#d5dae1'],
]
/** As behind the stage on the page: where the light falls, and how far it reaches, in shares of the picture. */
const LIGHT = { x: 0.5, y: 0.3, reachX: 1.2, reachY: 0.9 } as const

/** Paints the studio's ground over the whole picture. */
export function paintStudioGround(pen: CanvasRenderingContext2D, widthPx: number, heightPx: number): void {
  pen.save()
  pen.translate(LIGHT.x * widthPx, LIGHT.y * heightPx)
  pen.scale(LIGHT.reachX * widthPx, LIGHT.reachY * heightPx)
  const ground = pen.createRadialGradient(0, 0, 0, 0, 0, 1)
  for (const [at, colour] of STOPS) ground.addColorStop(at, colour)
  pen.fillStyle = ground
  pen.fillRect(-1, -1, 2, 2)
  pen.restore()
}
