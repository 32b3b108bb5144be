import type { Drawing, SurfaceCanvas } from '@kitwright/artwork'
import type { ColourTable } from '../../inkConversion/colourTable.ts'

type Instruction = Drawing['instructions'][number]

const CLEAR = { kind: 'solid', colour: '#00000000' } as const

/** Splits an instruction into its paints: a ground's colour, and each of its patterns. */
function paintsOf(each: Instruction): Instruction[] {
  if (each.kind === 'layer') return [each]
  const { patterns, ...ground } = each
  return [{ ...ground, patterns: [] }, ...patterns.map(pattern => ({ ...ground, fill: CLEAR, patterns: [pattern] }))]
}

/** Splits a drawing into one drawing per paint, bottom first. */
export function separately({ fabricColour, ...bare }: Drawing): Drawing[] {
  const cloth = fabricColour === undefined ? [] : [{ ...bare, fabricColour, instructions: [] }]
  return [...cloth, ...bare.instructions.flatMap(paintsOf).map(each => ({ ...bare, instructions: [each] }))]
}

/** Replaces every colour on a canvas by its appearance when printed in inks. The opacity stays. */
export async function simulateInksOnCanvas(canvas: SurfaceCanvas, shown: ColourTable): Promise<void> {
  const context = canvas.getContext('2d')!
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = image
  const colourAt = (i: number): number => (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] !== 0) shown.want(colourAt(i))
  await shown.learn()
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue
    const colour = shown.of(colourAt(i))
    data[i] = colour >> 16
    data[i + 1] = (colour >> 8) & 0xff
    data[i + 2] = colour & 0xff
  }
  context.putImageData(image, 0, 0)
}
