import fields from './faceFields.json' with { type: 'json' }

type Vector = readonly [x: number, y: number, z: number]

/** A soft push of the face: a Gaussian about `at` of these radii moves it by `by`. Centimetres, on the face's left. */
export interface FacePush {
  readonly at: Vector
  readonly by: Vector
  readonly radii: Vector
}

export type FaceField = keyof typeof fields

/** Reads three numbers. Throws for fewer or more. */
function vectorOf(numbers: readonly number[], field: string): Vector {
  const [x, y, z, ...more] = numbers
  if (x === undefined || y === undefined || z === undefined || more.length > 0)
    throw new Error(`faceFields.json: ${field} has ${numbers.length} numbers where three belong`)
  return [x, y, z]
}

/** Ways in which faces differ: one step is one clear difference. A push off the middle acts on both sides. */
export const FACE_FIELDS: Readonly<Record<FaceField, readonly FacePush[]>> = Object.fromEntries(
  Object.entries(fields).map(([field, pushes]) => [
    field,
    pushes.map(({ at, by, radii }): FacePush => ({
      at: vectorOf(at, field),
      by: vectorOf(by, field),
      radii: vectorOf(radii, field),
    })),
  ]),
) as Record<FaceField, FacePush[]>

/** A face as steps along the fields. `width`, `height` and `depth` scale the head; 1 if absent. */
export type FaceShape = Readonly<Partial<Record<FaceField | 'width' | 'height' | 'depth', number>>>
