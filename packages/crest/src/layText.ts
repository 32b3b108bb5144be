import { movePath } from './svgPath.ts'

/** A line of text as paths, in ems from the start of its baseline. */
export interface TextPaths {
  readonly runs: readonly { readonly d: string; readonly start: number; readonly advance: number }[]
  readonly unitsPerEm: number
  readonly width: number
  /** Height above the baseline on which the line is centred, and how far letters reach from there. */
  readonly middle: number
  readonly half: number
}

export interface Line {
  /** Centre of the line. */
  readonly x: number
  readonly y: number
  /** The available width and height. */
  readonly width: number
  readonly height: number
  /** Percent of the size that fits. */
  readonly size: number
}

/** Returns the size at which letters fill the available area in either direction. */
const fitted = ({ width, half }: TextPaths, room: Pick<Line, 'width' | 'height' | 'size'>): number =>
  width === 0 ? 0 : Math.min(room.height / (2 * half), room.width / width) * (room.size / 100)

/** Returns the line's paths, straight and centred. */
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
  /** Centre and radius of its circle. */
  readonly x: number
  readonly y: number
  readonly radius: number
  /** The maximum angle of the line in degrees. */
  readonly degrees: number
  readonly height: number
  readonly size: number
  /** True along the bottom, with upright letters inside their circle. */
  readonly isBelow: boolean
}

/** Returns the line's paths, each letter turned upright on its circle. */
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

/** Returns the angle in degrees that a line spans on its circle. */
export function degreesOn(paths: TextPaths, arc: Arc): number {
  const most = ((arc.degrees * Math.PI) / 180) * arc.radius
  return (
    ((paths.width * fitted(paths, { width: most, height: arc.height, size: arc.size })) / arc.radius) * (180 / Math.PI)
  )
}
