import { DataTexture, LinearFilter, Mesh, PlaneGeometry, RGBAFormat, ShaderMaterial, type Texture } from 'three'
import { boundsOf, castGroundShadow, SHADOW_CELLS, SHADOW_DROP_M } from '@kitwright/portrait/studio'
import type { PieceMesh } from '../pieceMesh.ts'

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

type MeshPositions = Pick<PieceMesh, 'position'>

function toTexture(alpha: Float32Array): DataTexture {
  const data = new Uint8Array(alpha.length * 4)
  alpha.forEach((value, i) => (data[4 * i + 3] = Math.round(255 * value)))
  const texture = new DataTexture(data, SHADOW_CELLS, SHADOW_CELLS, RGBAFormat)
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

/**
 * Creates a soft shadow on the ground under the garment. Computed once from its vertices: the garment does not move.
 */
export function createContactShadow(meshes: readonly MeshPositions[], dropM = SHADOW_DROP_M): ContactShadow {
  const positions = meshes.map(({ position }) => position)
  const bounds = boundsOf(positions)
  const { x0, z0, width, depth, alpha } = castGroundShadow(positions, bounds)
  const map = toTexture(alpha)
  const geometry = new PlaneGeometry(width, depth)
  // With the plane horizontal, texture row 0 is the far edge (small z).
  geometry.rotateX(Math.PI / 2)
  const material = createShadowMaterial(map)
  const mesh = new Mesh(geometry, material)
  mesh.position.set(x0 + width / 2, bounds.low[1] - dropM, z0 + depth / 2)
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
