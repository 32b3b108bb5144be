import type { FaceShape } from './faceFields.ts'

/** An expression of any face. Angles are degrees. */
export interface Expression {
  readonly fields: FaceShape
  /** How far the lids are closed, 0-1; below 0 they open wider. */
  readonly blink: number
  /** How far the jaw drops, and how far the upper lip is raised, 0-1. Both 0: the lips touch. */
  readonly jaw: number
  readonly raise: number
  /** Where the eyes look: to the person's left, and up. */
  readonly gaze: readonly [number, number]
}

export const EXPRESSIONS = {
  calm: { fields: { smile: 0.45 }, blink: 0.04, jaw: 0, raise: 0, gaze: [0, 0] },
  smile: { fields: { smile: 1.5, squint: 0.25 }, blink: 0.06, jaw: 0, raise: 0, gaze: [0, 0] },
  grin: { fields: { smile: 2.1, squint: 0.55, browLift: 0.2 }, blink: 0.08, jaw: 0.16, raise: 0.55, gaze: [0, 0] },
  focus: { fields: { frown: 0.9, squint: 0.5, press: 0.7, smile: -0.15 }, blink: 0.1, jaw: 0, raise: 0, gaze: [0, 0] },
  shout: { fields: { frown: 0.8, smile: 0.7, flare: 1, squint: 0.3 }, blink: 0, jaw: 0.85, raise: 0.5, gaze: [0, 0] },
  aside: { fields: { smile: 0.8, browLift: 0.35 }, blink: 0.02, jaw: 0, raise: 0, gaze: [16, 2] },
} as const satisfies Readonly<Record<string, Expression>>

export type ExpressionId = keyof typeof EXPRESSIONS
