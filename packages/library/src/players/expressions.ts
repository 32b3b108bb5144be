import type { FaceShape } from './faceFields.ts'

/** An expression of any face. Angles are degrees. */
export interface Expression {
  readonly fields: FaceShape
  /** How far the lids are closed, 0-1; below 0 they open wider. */
  readonly blink: number
  /** How far the jaw drops, and how far the upper lip is raised, 0-1. Both 0: the lips touch. */
  readonly jaw: number
  readonly raise: number
  /** The gaze: to the person's left, and up. */
  readonly gaze: readonly [number, number]
}

export const EXPRESSIONS = {
  calm: { fields: { smile: 0.4, cheekApple: 0.1 }, blink: 0.08, jaw: 0, raise: 0, gaze: [0, 0] },
  smile: {
    fields: { smile: 1.5, squint: 0.3, cheekApple: 0.8, noseFold: 0.6 },
    blink: 0.06,
    jaw: 0,
    raise: 0,
    gaze: [0, 0],
  },
  grin: {
    fields: { smile: 2.1, squint: 0.7, browLift: 0.2, cheekApple: 1.2, noseFold: 1 },
    blink: 0.06,
    jaw: 0.1,
    raise: 0.85,
    gaze: [0, 0],
  },
  focus: { fields: { frown: 1.5, squint: 0.6, press: 0.9, smile: -0.5 }, blink: 0.1, jaw: 0, raise: 0, gaze: [0, 0] },
  shout: {
    fields: { frown: 1.3, smile: 0.7, flare: 1, squint: 0.6, cheekApple: 0.7, noseFold: 1 },
    blink: 0,
    jaw: 0.5,
    raise: 0.4,
    gaze: [0, 0],
  },
  aside: { fields: { smile: 0.9, browLift: 0.6, squint: 0.2 }, blink: 0.03, jaw: 0, raise: 0, gaze: [18, 3] },
} as const satisfies Readonly<Record<string, Expression>>

export type ExpressionId = keyof typeof EXPRESSIONS
