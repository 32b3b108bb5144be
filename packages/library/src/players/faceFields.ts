/** A soft push of the face: a Gaussian about `at` of these radii moves it by `by`. Centimetres, on the face's left. */
export interface FacePush {
  readonly at: readonly [number, number, number]
  readonly by: readonly [number, number, number]
  readonly radii: readonly [number, number, number]
}

type Row = readonly [
  at: FacePush['at'],
  by: FacePush['by'],
  radii: readonly [number] | readonly [number, number, number],
]

const pushes = (...rows: readonly Row[]): readonly FacePush[] =>
  rows.map(([at, by, [x, y = x, z = x]]) => ({ at, by, radii: [x, y, z] }))

/** Ways in which faces differ: one step is one clear difference. A push off the middle acts on both sides. */
export const FACE_FIELDS = {
  noseWide: pushes(
    [
      [1.5, -0.9, 5.6],
      [0.26, 0, 0],
      [1, 1, 1.4],
    ],
    [[0.75, -1.2, 6.6], [0.12, 0, 0], [0.8]],
  ),
  noseLong: pushes(
    [
      [0, -1, 7.2],
      [0, -0.32, 0],
      [1.5, 1.3, 1.8],
    ],
    [[1.4, -1, 5.8], [0, -0.28, 0], [1]],
  ),
  noseBridge: pushes(
    [
      [0, 2.2, 5.9],
      [0, 0, 0.3],
      [1.1, 2.3, 2],
    ],
    [
      [0, 0.6, 6.9],
      [0, 0, 0.15],
      [1, 1.3, 2],
    ],
  ),
  noseTip: pushes(
    [
      [0, -0.9, 7.4],
      [0, 0.05, 0.36],
      [1.2, 1.1, 2],
    ],
    [[1.3, -1, 5.9], [0, 0, 0.12], [1]],
  ),
  noseUp: pushes([
    [0, -0.8, 7.5],
    [0, 0.32, 0.02],
    [1, 0.9, 1.4],
  ]),
  noseHump: pushes([
    [0, 1.3, 6.5],
    [0, 0, 0.26],
    [0.9, 1, 2],
  ]),
  noseBulb: pushes([[0.75, -0.75, 7], [0.16, 0, 0.06], [0.75]]),
  jawWide: pushes(
    [
      [6.1, -5.6, -1.2],
      [0.5, 0, 0],
      [2.6, 2.6, 4],
    ],
    [
      [4.6, -7.6, 1.4],
      [0.32, 0, 0],
      [1.8, 1.6, 2.4],
    ],
  ),
  jawLow: pushes([
    [5.9, -6, -0.6],
    [0, -0.45, 0.1],
    [2, 2, 3],
  ]),
  chinLong: pushes([
    [0, -9, 4.4],
    [0, -0.45, 0],
    [3.2, 2.2, 3.4],
  ]),
  chinOut: pushes([
    [0, -8.6, 4.8],
    [0, 0, 0.42],
    [1.9, 1.8, 2.5],
  ]),
  chinWide: pushes([
    [2.3, -8.7, 3.6],
    [0.35, 0.05, 0.1],
    [1.5, 1.2, 1.6],
  ]),
  cheekBone: pushes([
    [5.6, 0.6, 2.4],
    [0.32, 0.05, 0.22],
    [2, 1.5, 2.4],
  ]),
  cheekFull: pushes([
    [4.4, -2.6, 3.2],
    [0.34, 0, 0.26],
    [1.8, 2, 2.2],
  ]),
  brow: pushes(
    [
      [2.4, 4.4, 5],
      [0, -0.12, 0.3],
      [1.8, 0.9, 1.6],
    ],
    [
      [0, 4.5, 5.4],
      [0, 0, 0.16],
      [1, 0.9, 1.5],
    ],
    [
      [4.8, 4.3, 3.6],
      [0.08, -0.08, 0.16],
      [1.2, 0.9, 1.4],
    ],
  ),
  browUp: pushes([
    [3.3, 4.9, 4.6],
    [0, 0.28, 0],
    [2.4, 0.8, 2],
  ]),
  lipFull: pushes(
    [
      [0.7, -3.45, 5.9],
      [0, 0.15, 0.16],
      [1.1, 0.38, 1.2],
    ],
    [
      [0, -5.05, 5.5],
      [0, -0.17, 0.18],
      [1.5, 0.45, 1.2],
    ],
  ),
  mouthWide: pushes([
    [2.45, -4.3, 4.3],
    [0.26, 0, -0.05],
    [1, 1, 1.5],
  ]),
  mouthOut: pushes(
    [
      [0, -3.6, 5.7],
      [0, 0, 0.4],
      [2.4, 1.7, 2.4],
    ],
    [
      [0, -5.2, 5.5],
      [0, 0, 0.26],
      [2.2, 1.2, 2],
    ],
  ),
  midFlat: pushes(
    [
      [2.6, 0.6, 4.5],
      [0, 0, 0.22],
      [1.6, 1.6, 2],
    ],
    [
      [0, 3.2, 5.4],
      [0, 0, -0.16],
      [1, 1.4, 2],
    ],
  ),
  eyeOut: pushes([
    [3.15, 2.6, 3.6],
    [0.14, 0, 0],
    [1.9, 1.3, 2],
  ]),
  eyeTilt: pushes(
    [
      [4.5, 2.7, 3.2],
      [0, 0.17, 0],
      [0.8, 0.9, 1.2],
    ],
    [
      [1.9, 2.6, 3.8],
      [0, -0.06, 0],
      [0.6, 0.6, 1],
    ],
  ),
  eyeDeep: pushes(
    [
      [3.2, 3.6, 4.1],
      [0, 0.02, -0.24],
      [1.7, 0.7, 1.3],
    ],
    [
      [3.2, 1.5, 4],
      [0, 0, -0.12],
      [1.6, 0.6, 1.3],
    ],
  ),
  lidFold: pushes(
    [
      [3.1, 3.32, 4.15],
      [0, -0.14, 0.14],
      [1.5, 0.4, 1],
    ],
    [
      [1.95, 2.9, 3.9],
      [-0.02, -0.08, 0.1],
      [0.45, 0.45, 0.7],
    ],
  ),
  foreHigh: pushes([
    [0, 9, 4],
    [0, 0.5, 0],
    [6, 3, 5],
  ]),
  foreRound: pushes([
    [0, 7, 4.9],
    [0, 0, 0.35],
    [3.4, 2.2, 2.4],
  ]),
  temple: pushes([
    [6.9, 5.4, 0.4],
    [0.3, 0, 0],
    [1.6, 2.2, 3],
  ]),
  skullHigh: pushes([
    [0, 14, -4],
    [0, 0.6, 0],
    [8, 5, 9],
  ]),
  neckWide: pushes([
    [5.2, -11.5, -4],
    [0.6, 0, 0],
    [3, 3.4, 6],
  ]),
  // What only expressions use.
  smile: pushes(
    [
      [2.5, -4.3, 4.3],
      [0.2, 0.3, -0.12],
      [0.95, 0.9, 1.4],
    ],
    [
      [4.3, -1.6, 4],
      [0.06, 0.22, 0.16],
      [1.6, 1.5, 2],
    ],
    [
      [3.2, 1.75, 4],
      [0, 0.1, 0.04],
      [1.6, 0.5, 1.4],
    ],
  ),
  press: pushes(
    [
      [0, -4.3, 5.6],
      [0, 0, -0.1],
      [2, 0.7, 1.4],
    ],
    [
      [2.5, -4.3, 4.3],
      [0, -0.1, -0.02],
      [0.9, 0.8, 1.2],
    ],
  ),
  frown: pushes(
    [
      [1.4, 4.5, 5.2],
      [-0.12, -0.26, 0.1],
      [1.3, 1, 1.6],
    ],
    [
      [4.4, 4.9, 4],
      [0, 0.06, 0],
      [1.4, 1, 1.6],
    ],
  ),
  browLift: pushes([
    [3, 4.9, 4.8],
    [0, 0.34, 0.03],
    [2.6, 1, 2],
  ]),
  squint: pushes(
    [
      [3.2, 1.7, 4],
      [0, 0.2, 0.04],
      [1.7, 0.7, 1.4],
    ],
    [
      [3.2, 3.5, 4.1],
      [0, -0.1, 0.03],
      [1.7, 0.5, 1.2],
    ],
  ),
  flare: pushes([
    [1.45, -1.1, 5.7],
    [0.14, 0.08, 0],
    [0.8, 0.8, 1.2],
  ]),
} as const satisfies Readonly<Record<string, readonly FacePush[]>>

export type FaceField = keyof typeof FACE_FIELDS

/** A face as steps along the fields. `width`, `height` and `depth` scale the head; 1 if absent. */
export type FaceShape = Readonly<Partial<Record<FaceField | 'width' | 'height' | 'depth', number>>>
