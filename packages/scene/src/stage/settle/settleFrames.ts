import {
  AddEquation,
  Camera,
  CustomBlending,
  HalfFloatType,
  Mesh,
  NoBlending,
  OneFactor,
  PlaneGeometry,
  ShaderMaterial,
  Vector4,
  WebGLRenderTarget,
  type Color,
  type WebGLRenderer,
} from 'three'
import { ADD_FRAGMENT, FULL_VERTEX, SHOW_FRAGMENT } from './settledShader.ts'

/** A frame in linear light, and the sum of all frames. */
export interface SettleFrames {
  readonly frame: WebGLRenderTarget
  /** Adds the frame to the sum. */
  add(): void
  /** Shows the mean of `count` frames on the canvas. */
  show(count: number): void
  readonly materials: readonly ShaderMaterial[]
  /** Frees everything but the materials. */
  dispose(): void
}

export interface SettleFramesInput {
  readonly renderer: WebGLRenderer
  readonly widthPx: number
  readonly heightPx: number
  /** Null leaves the canvas clear around the garment. */
  readonly background: Color | null
}

/** Keeps the sum of up to this many frames within what half floats tell apart. */
const SHARE = 1 / 16

export function createSettleFrames(input: SettleFramesInput): SettleFrames {
  const { renderer, widthPx, heightPx, background } = input
  const frame = new WebGLRenderTarget(widthPx, heightPx, { type: HalfFloatType })
  const sum = new WebGLRenderTarget(widthPx, heightPx, { type: HalfFloatType, depthBuffer: false })
  const common = { vertexShader: FULL_VERTEX, depthTest: false, depthWrite: false, toneMapped: false }
  const adding = new ShaderMaterial({
    ...common,
    fragmentShader: ADD_FRAGMENT,
    transparent: true,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    uniforms: { uFrom: { value: frame.texture }, uShare: { value: SHARE } },
  })
  const ground = background?.clone().convertLinearToSRGB()
  const showing = new ShaderMaterial({
    ...common,
    fragmentShader: SHOW_FRAGMENT,
    blending: NoBlending,
    uniforms: {
      uFrom: { value: sum.texture },
      uShare: { value: 1 },
      uGround: { value: new Vector4(ground?.r ?? 0, ground?.g ?? 0, ground?.b ?? 0, ground ? 1 : 0) },
    },
  })
  const full = new Mesh(new PlaneGeometry(1, 1), adding)
  full.frustumCulled = false
  const flat = new Camera()
  renderer.setClearColor(0, 0)
  renderer.setRenderTarget(sum)
  renderer.clear()
  renderer.setRenderTarget(null)
  return {
    frame,
    add() {
      full.material = adding
      renderer.setRenderTarget(sum)
      renderer.render(full, flat)
      renderer.setRenderTarget(null)
    },
    show(count) {
      full.material = showing
      showing.uniforms['uShare']!.value = 1 / (SHARE * count)
      renderer.setRenderTarget(null)
      renderer.render(full, flat)
    },
    materials: [adding, showing],
    dispose() {
      for (const each of [frame, sum, full.geometry]) each.dispose()
    },
  }
}
