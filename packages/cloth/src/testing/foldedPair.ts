import { type Cloth, layOut } from '../cloth.ts'

/** Turns the right triangle of a pair about the line x = 0 between them. */
function turned(degrees: number, x: number, y: number): [number, number, number] {
  const turn = (degrees * Math.PI) / 180
  return (x <= 0 ? [x, y, 0] : [x * Math.cos(turn), y, x * Math.sin(turn)]).map(v => v / 1000) as [
    number,
    number,
    number,
  ]
}

/** Returns two triangles on either side of the line x = 0, the right one rotated about it. */
export function foldedPair(degrees: number): Cloth {
  return layOut({
    sheets: [
      {
        id: 'sheet',
        isRib: false,
        points: [
          { x: 0, y: -6 },
          { x: 0, y: 6 },
          { x: -10, y: 0 },
          { x: 10, y: 0 },
        ],
        triangles: Uint32Array.of(0, 1, 2, 1, 0, 3),
        edges: new Map(),
      },
    ],
    seams: [],
    placeOf: () => (x, y) => turned(degrees, x, y),
    fabricOf: () => ({ stretch: 1e-6, bend: 1e-3 }),
    seamBend: 1e-3,
    seamDraw: 1,
  })
}

/** Folds a pair to another angle. */
export function refold({ positions }: Cloth, degrees: number): void {
  positions.set(turned(degrees, 10, 0), 9)
}

/** Returns the distance in mm between the corners that face each other across the fold; 20 where it is flat. */
export const facingMm = ({ positions: x }: Cloth): number =>
  Math.hypot(x[9]! - x[6]!, x[10]! - x[7]!, x[11]! - x[8]!) * 1000
