import { DataTexture, LinearFilter, Mesh, PlaneGeometry, RGBAFormat, ShaderMaterial, type Texture } from 'three'
import type { PieceMesh } from '../pieceMesh.ts'

const CELLS = 96
/** The plane reaches this much further than the garment on each side, in its own widths. */
const MARGIN = 0.45
/** Metres below the hem. */
const DROP_M = 0.035
/** Height in metres above which cloth hardly darkens the ground. */
const REACH_M = 0.28
const DARKEST = 0.34

/** A basic material's program would take several times as long to build. */
const VERTEX = `
out vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
}
`
const FRAGMENT = `
in vec2 vUv;
uniform sampler2D uShadow;
void main() {
  gl_FragColor = vec4(0., 0., 0., texture(uShadow, vUv).a);
}
`

interface Bounds {
  readonly x0: number
  readonly z0: number
  readonly x1: number
  readonly z1: number
  readonly low: number
}

function boundsOf(meshes: readonly Pick<PieceMesh, 'position'>[]): Bounds {
  let [x0, z0, x1, z1, low] = [Infinity, Infinity, -Infinity, -Infinity, Infinity]
  for (const { position } of meshes)
    for (let i = 0; i < position.length; i += 3) {
      x0 = Math.min(x0, position[i]!)
      x1 = Math.max(x1, position[i]!)
      low = Math.min(low, position[i + 1]!)
      z0 = Math.min(z0, position[i + 2]!)
      z1 = Math.max(z1, position[i + 2]!)
    }
  const [mx, mz] = [(x1 - x0) * MARGIN, (z1 - z0) * MARGIN * 2]
  return { x0: x0 - mx, x1: x1 + mx, z0: z0 - mz, z1: z1 + mz, low }
}

/** How much each cell of the ground is covered, nearer cloth more. */
function footprint(meshes: readonly Pick<PieceMesh, 'position'>[], { x0, z0, x1, z1, low }: Bounds): Float32Array {
  const cover = new Float32Array(CELLS * CELLS)
  for (const { position } of meshes)
    for (let i = 0; i < position.length; i += 3) {
      const near = Math.exp(-(position[i + 1]! - low) / (REACH_M / 2))
      const column = Math.floor(((position[i]! - x0) / (x1 - x0)) * CELLS)
      const row = Math.floor(((position[i + 2]! - z0) / (z1 - z0)) * CELLS)
      const cell = Math.min(CELLS - 1, row) * CELLS + Math.min(CELLS - 1, column)
      cover[cell] = Math.max(cover[cell]!, near)
    }
  return cover
}

function blurOnce(from: Float32Array, radius: number, step: number): Float32Array {
  const to = new Float32Array(from.length)
  for (let cell = 0; cell < from.length; cell++) {
    const at = step === 1 ? cell % CELLS : Math.floor(cell / CELLS)
    let sum = 0
    for (let k = -radius; k <= radius; k++) if (at + k >= 0 && at + k < CELLS) sum += from[cell + k * step]!
    to[cell] = sum / (2 * radius + 1)
  }
  return to
}

/** Three box blurs each way come close to a Gaussian. */
const blur = (cover: Float32Array, radius: number): Float32Array =>
  [1, CELLS, 1, CELLS, 1, CELLS].reduce((now, step) => blurOnce(now, radius, step), cover)

function toTexture(cover: Float32Array): DataTexture {
  const data = new Uint8Array(cover.length * 4)
  cover.forEach((value, i) => (data[4 * i + 3] = Math.round(255 * DARKEST * Math.min(1, value * 1.5))))
  const texture = new DataTexture(data, CELLS, CELLS, RGBAFormat)
  texture.minFilter = texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

export const createShadowMaterial = (map: Texture): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { uShadow: { value: map } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    side: 2,
  })

export interface ContactShadow {
  readonly mesh: Mesh
  dispose(): void
}

/** A soft shadow on the ground under the garment. Computed once from its vertices: the garment does not move. */
export function createContactShadow(meshes: readonly Pick<PieceMesh, 'position'>[], dropM = DROP_M): ContactShadow {
  const bounds = boundsOf(meshes)
  const map = toTexture(blur(footprint(meshes, bounds), 7))
  const geometry = new PlaneGeometry(bounds.x1 - bounds.x0, bounds.z1 - bounds.z0)
  // Texture row 0 is the far edge (small z) after lying the plane down.
  geometry.rotateX(Math.PI / 2)
  const material = createShadowMaterial(map)
  const mesh = new Mesh(geometry, material)
  mesh.position.set((bounds.x0 + bounds.x1) / 2, bounds.low - dropM, (bounds.z0 + bounds.z1) / 2)
  mesh.renderOrder = -1
  mesh.updateMatrixWorld()
  mesh.matrixAutoUpdate = false
  return {
    mesh,
    dispose() {
      geometry.dispose()
      material.dispose()
      map.dispose()
    },
  }
}
