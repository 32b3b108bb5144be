import { movePath } from './svgPath.ts'

/** A line of text as paths, however they were made: em from the beginning of its baseline. */
export interface TextPaths {
  readonly runs: readonly { readonly d: string; readonly start: number; readonly advance: number }[]
  readonly unitsPerEm: number
  readonly width: number
  /** What the line is centred on, over its baseline, and how far letters reach from there. */
  readonly middle: number
  readonly half: number
}

export interface Line {
  /** Middle of the line. */
  readonly x: number
  readonly y: number
  /** Room for it. */
  readonly width: number
  readonly height: number
  /** Percent of what fits. */
  readonly size: number
}

/** The size at which letters fill their room, in either direction. */
const fitted = ({ width, half }: TextPaths, room: Pick<Line, 'width' | 'height' | 'size'>): number =>
  width === 0 ? 0 : Math.min(room.height / (2 * half), room.width / width) * (room.size / 100)

/** The line's paths, straight and centred. */
export function layStraight(paths: TextPaths, line: Line): string {
  const em = fitted(paths, line)
  const scale = em / paths.unitsPerEm
  const left = line.x - (paths.width * em) / 2
  return paths.runs
    .map(({ d, start }) =>
      movePath(d, (x, y) => [left + start * em + x * scale, line.y + paths.middle * em + y * scale]),
    )
    .join('')
}

export interface Arc {
  /** Of its circle. */
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Most degrees that the line may take. */
  readonly degrees: number
  readonly height: number
  readonly size: number
  /** Along the bottom, letters upright: they stand inside their circle. */
  readonly isBelow: boolean
}

/** The line's paths, each letter turned upright on its circle. */
export function layOnArc(paths: TextPaths, arc: Arc): string {
  const { radius, isBelow } = arc
  const most = ((arc.degrees * Math.PI) / 180) * radius
  const em = fitted(paths, { width: most, height: arc.height, size: arc.size })
  const scale = em / paths.unitsPerEm
  return paths.runs
    .map(({ d, start, advance }) => {
      const along = (start + advance / 2 - paths.width / 2) * em
      const angle = (isBelow ? -along : along) / radius
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const outward = isBelow ? -radius : radius
      const [centreX, centreY] = [arc.x + outward * sin, arc.y - outward * cos]
      return movePath(d, (x, y) => {
        const [right, below] = [x * scale - (advance * em) / 2, paths.middle * em + y * scale]
        return [centreX + right * cos - below * sin, centreY + right * sin + below * cos]
      })
    })
    .join('')
}

/** How many degrees a line takes on its circle. */
export function degreesOn(paths: TextPaths, arc: Arc): number {
  const most = ((arc.degrees * Math.PI) / 180) * arc.radius
  return (
    ((paths.width * fitted(paths, { width: most, height: arc.height, size: arc.size })) / arc.radius) * (180 / Math.PI)
  )
}
