import { EXPRESSIONS } from '@kitwright/library/players'
import { DoubleSide, Matrix3, Matrix4, NoBlending, ShaderMaterial, Vector3, Vector4, type IUniform } from 'three'
import { toColour } from '../garmentMaterial/shading/packSlots.ts'
import type { PersonLook } from './personLook.ts'
import { CLOTHING_VERTEX, clothingFragment } from './shaders/clothingShader.ts'
import { EYE_VERTEX, eyeFragment } from './shaders/eyeShader.ts'
import { HAIR_VERTEX, hairFragment } from './shaders/hairShader.ts'
import { SKIN_VERTEX, skinFragment } from './shaders/skinShader.ts'

/** The light and the joints of the figure that wears the head. */
export type SharedUniforms = Readonly<Record<string, IUniform>>

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const colour = (text: string): Vector3 => {
  const [r, g, b] = toColour(text)
  return new Vector3(toLinear(r), toLinear(g), toLinear(b))
}
const mixed = (a: string, b: string, share: number): Vector3 => colour(a).lerp(colour(b), share)

const create = (vertexShader: string, fragmentShader: string, uniforms: SharedUniforms): ShaderMaterial =>
  new ShaderMaterial({ vertexShader, fragmentShader, uniforms, side: DoubleSide, blending: NoBlending })

const LIGHTEST = 0.82
const DARKEST = 0.02

/** The darkness of a skin, 0-1, by its luminance. */
export function darkness(tone: string): number {
  const { x, y, z } = colour(tone)
  const luminance = 0.2126 * x + 0.7152 * y + 0.0722 * z
  const light = Math.log(luminance / DARKEST) / Math.log(LIGHTEST / DARKEST)
  return Math.min(1, Math.max(0, 1 - light))
}

/** Share of a beard that is painted on the skin below its hairs. */
const PAINTED = { stubble: 0.42, short: 0.96, full: 0.98, goatee: 0.8 } as const

/** How much an expression smiles, 0-1. */
const smileOf = ({ expression }: PersonLook): number =>
  Math.min(1, Math.max(0, EXPRESSIONS[expression].fields.smile / 1.9))

export interface HairPaint {
  readonly scalp: number
  readonly fade: number
}

export function skinMaterial(look: PersonLook, { scalp, fade }: HairPaint, shared: SharedUniforms): ShaderMaterial {
  const { cut, tone, age, beard, brows, freckles } = look
  const isWoman = cut === 'woman'
  const dark = darkness(tone)
  const blood = mixed(isWoman ? '#b5354a' : '#9c4a46', '#5e2a2a', dark * dark)
  const lip = colour(tone)
    .lerp(blood, (isWoman ? 0.78 : 0.55) * (1 - 0.25 * dark))
    .multiplyScalar(beard && beard !== 'stubble' ? 0.8 : isWoman ? 0.82 : 0.88)
  const ofAge = !isWoman && age > 23 ? 0.16 : 0
  return create(SKIN_VERTEX, skinFragment(), {
    ...shared,
    uTone: { value: colour(tone) },
    uLip: { value: lip },
    uHair: { value: mixed(look.beardColour, tone, 0.08) },
    uScalp: { value: colour(look.hair.colour).multiplyScalar(0.62) },
    uBrowColour: { value: mixed(look.beardColour, tone, 0.14) },
    uBrow: { value: new Vector3(brows.thickness, brows.height, brows.arch) },
    uGrown: { value: new Vector4(scalp, fade, beard ? PAINTED[beard] : ofAge, freckles) },
    uKind: { value: new Vector4(dark, Math.min(0.7, Math.max(0, (age - 18) / 32)), isWoman ? 1 : 0, smileOf(look)) },
  })
}

export interface HairLook {
  readonly colour: string
  /** Gloss of the highlights. */
  readonly gloss: number
  /** Share of single hairs at the tips. */
  readonly single: number
  /** Light that is left at the roots, 0-1. */
  readonly shade: number
  /** Skin at the roots, and the share of a hair along which it shows through. */
  readonly skin?: readonly [tone: string, share: number]
}

export const hairMaterial = (
  { colour: hairColour, gloss, single, shade, skin: [tone, share] = [hairColour, 0] }: HairLook,
  shared: SharedUniforms,
): ShaderMaterial =>
  create(HAIR_VERTEX, hairFragment(), {
    ...shared,
    uColour: { value: colour(hairColour) },
    uSkin: { value: new Vector4(...colour(tone), share) },
    uLook: { value: new Vector3(gloss, single, shade) },
  })

/** Brows are finer than hair, and skin shows between them. */
export function browMaterial({ beardColour, tone }: PersonLook, shared: SharedUniforms): ShaderMaterial {
  const material = hairMaterial({ colour: beardColour, gloss: 0.1, single: 0, shade: 0.85, skin: [tone, 0.4] }, shared)
  material.uniforms.uColour!.value = mixed(beardColour, tone, 0.2)
  return material
}

const RADIANS = Math.PI / 180

/** `gaze`: degrees to the person's left, and up. */
export function eyeMaterial(
  { eyes, tone }: PersonLook,
  gaze: readonly [number, number],
  shared: SharedUniforms,
): ShaderMaterial {
  const turn = new Matrix4().makeRotationY(-gaze[0] * RADIANS).multiply(new Matrix4().makeRotationX(gaze[1] * RADIANS))
  return create(EYE_VERTEX, eyeFragment(), {
    ...shared,
    uIris: { value: colour(eyes) },
    uDark: { value: darkness(tone) },
    uGaze: { value: new Matrix3().setFromMatrix4(turn) },
  })
}

export const clothingMaterial = (clothColour: string, gloss: number, shared: SharedUniforms): ShaderMaterial =>
  create(CLOTHING_VERTEX, clothingFragment(), {
    ...shared,
    uColour: { value: colour(clothColour) },
    uGloss: { value: gloss },
  })
