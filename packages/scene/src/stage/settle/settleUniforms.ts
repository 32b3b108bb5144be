import { Matrix4, Vector3, Vector4, type IUniform, type Texture } from 'three'
import type { LightCount } from './studioSamples.ts'

/** Uniforms that all settled materials share: the lights of one frame. */
export interface SettleUniforms extends Readonly<Record<string, IUniform>> {
  readonly uShadow: IUniform<Texture | null>
  readonly uLightAt: IUniform<Matrix4[]>
  readonly uLightTo: IUniform<Vector3[]>
  readonly uLightHas: IUniform<Vector3[]>
  readonly uLobeTo: IUniform<Vector4[]>
  readonly uLobeHas: IUniform<Vector3[]>
}

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

export const createSettleUniforms = (lights: LightCount): SettleUniforms => ({
  uShadow: { value: null },
  uLightAt: { value: many(lights, () => new Matrix4()) },
  uLightTo: { value: many(lights, () => new Vector3()) },
  uLightHas: { value: many(lights, () => new Vector3()) },
  uLobeTo: { value: many(lights, () => new Vector4()) },
  uLobeHas: { value: many(lights, () => new Vector3()) },
})
