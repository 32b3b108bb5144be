import type { Point } from '@kitwright/measure'

export interface Drawn {
  readonly page: number
  readonly pen: number
  readonly points: readonly Point[]
}

/** What a plotter would do with a file: strokes in mm, y up. It knows no command that HPGL does not have. */
export function readPlt(text: string): Drawn[] {
  const strokes: { page: number; pen: number; points: Point[] }[] = []
  let [page, pen, at] = [0, 0, { x: 0, y: 0 }]
  let isDown = false
  for (const command of text.split(';').map(each => each.trim())) {
    const [name, rest] = [command.slice(0, 2), command.slice(2)]
    const numbers = rest === '' ? [] : rest.split(',').map(Number)
    if (numbers.some(value => !Number.isInteger(value))) throw new Error(`no whole numbers: ${command}`)
    if (name === 'SP') pen = numbers[0]!
    else if (name === 'PG') page += 1
    else if (name === 'PU') isDown = false
    else if (name === 'PD') {
      if (!isDown) strokes.push({ page, pen, points: [at] })
      isDown = true
    } else if (!['IN', 'PA', ''].includes(name)) throw new Error(`no command: ${command}`)
    for (let i = 0; i < numbers.length && name.startsWith('P'); i += 2) {
      at = { x: numbers[i]! / 40, y: numbers[i + 1]! / 40 }
      if (isDown) strokes.at(-1)!.points.push(at)
    }
  }
  return strokes
}
