import type { BuildId, ExpressionId, FaceShape } from '@kitwright/library/players'

/** The colours and traits of a person's head. */
export interface PersonLook {
  readonly build: BuildId
  readonly cut: 'woman' | 'man'
  readonly face: FaceShape
  readonly age: number
  readonly expression: ExpressionId
  readonly tone: string
  readonly eyes: string
  readonly hair: { readonly style: string; readonly colour: string }
  readonly brows: { readonly thickness: number; readonly height: number; readonly arch: number }
  readonly beard: 'stubble' | 'short' | 'full' | 'goatee' | null
  /** Colour of the beard and of the brows. */
  readonly beardColour: string
  /** A band round the forehead; a scarf that leaves the face free. */
  readonly band: string | null
  readonly scarf: string | null
  readonly freckles: number
}
