import type { BuildId } from './builds.ts'
import type { ExpressionId } from './expressions.ts'
import type { FaceShape } from './faceFields.ts'

/**
 * A part of a head, bottom first. Its `skin` names a surface; `skin_map`, if present, says how the player's own skin
 * shows through.
 */
export interface HeadPart {
  readonly name: string
  readonly skin: string
  readonly skin_map: 'fade' | null
  /** Whether the part is see-through and drawn last. */
  readonly transparent: boolean
}

/** A person's traits apart from colours. */
export interface PersonKind {
  /** Shape of the hairline, lashes and painted features. */
  readonly cut: 'woman' | 'man'
  readonly age: number
  readonly expression: ExpressionId
  /** Half width and height in centimetres, and the arch; 1 is a plain one. */
  readonly brows: { readonly thickness: number; readonly height: number; readonly arch: number }
  readonly freckles: number
}

/** A person: the face by its differences from the common one. */
export interface PersonModel extends PersonKind {
  readonly build: BuildId
  readonly face: FaceShape
}

export interface BootsChoice {
  readonly model: string
  readonly skin: string
}

/** An invented player, no real person. `legs`, `arms` and `eyes` name surfaces. */
export interface PlayerModel {
  readonly id: string
  readonly legs: string
  readonly arms: string
  readonly eyes: string
  readonly head: readonly HeadPart[]
  readonly person: PersonModel
  /** Ids of boots models. */
  readonly availableBoots: readonly string[]
  readonly boots: BootsChoice
}

export type Graphic = 'plain' | 'fade' | 'slash' | 'scales' | 'halves'

/** The colours of one boot. */
export interface BootColours {
  readonly upper: string
  /** Second colour of the graphic. */
  readonly second: string
  readonly trim: string
  readonly sole: string
  readonly laces: string
}

export interface BootsSkin {
  readonly id: string
  readonly graphic: Graphic
  readonly left: BootColours
  /** Present only if the model has a left and a right. */
  readonly right?: BootColours
}

/** The upper of boots, with its trim and laces. */
export type BootsForm = 'swift' | 'cuff' | 'classic' | 'strap'

export interface BootsModel {
  readonly id: string
  readonly form: BootsForm
  /** The studs of its sole. */
  readonly plate: 'round' | 'blades'
  readonly hasFx: boolean
  /** Number of `EFFECTS` that the model offers. */
  readonly fxCount: number
  /** False: the right boot is the left one's mirror image. */
  readonly hasLeftRight: boolean
  readonly skins: readonly BootsSkin[]
}

export const EFFECTS = ['glow', 'sheen', 'sparks'] as const
export type Effect = (typeof EFFECTS)[number]

/** Boots as they are worn. */
export interface Boots extends BootsChoice {
  readonly fx: Effect | null
}
