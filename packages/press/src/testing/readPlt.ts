import type { Point } from '@kitwright/measure'

export interface Drawn {
  readonly page: number
  readonly pen: number
  readonly points: readonly Point[]
}

const OWN_UNITS_PER_MM = 40
const MOST_UNITS = 32_767

function numbersOf(command: string): number[] {
  const rest = command.slice(2)
  const numbers = rest === '' ? [] : rest.split(',').map(Number)
  if (numbers.some(value => !Number.isInteger(value))) throw new Error(`no whole numbers: ${command}`)
  if (numbers.some(value => Math.abs(value) > MOST_UNITS)) throw new Error(`too large a number: ${command}`)
  return numbers
}

/**
 * What a plotter of 16 bits would do with a file: strokes in mm, y up. It knows no command that HPGL does not have, and no number that it cannot hold.
 */
export function readPlt(text: string): Drawn[] {
  const strokes: { page: number; pen: number; points: Point[] }[] = []
  let [page, pen, at] = [0, 0, { x: 0, y: 0 }]
  let isDown = false
  let [inputMm, unitsPerMm] = [1, OWN_UNITS_PER_MM]
  for (const command of text.split(';').map(each => each.trim())) {
    const name = command.slice(0, 2)
    const numbers = numbersOf(command)
    if (name === 'SP') pen = numbers[0]!
    else if (name === 'PG') page += 1
    else if (name === 'IP') inputMm = (numbers[2]! - numbers[0]!) / OWN_UNITS_PER_MM
    else if (name === 'SC') unitsPerMm = (numbers[1]! - numbers[0]!) / inputMm
    else if (name === 'PU') isDown = false
    else if (name === 'PD') {
      if (!isDown) strokes.push({ page, pen, points: [at] })
      isDown = true
    } else if (!['IN', 'PA', ''].includes(name)) throw new Error(`no command: ${command}`)
    for (let i = 0; i < numbers.length && name.startsWith('P'); i += 2) {
      at = { x: numbers[i]! / unitsPerMm, y: numbers[i + 1]! / unitsPerMm }
      if (isDown) strokes.at(-1)!.points.push(at)
    }
  }
  return strokes
}
