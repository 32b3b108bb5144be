import { partStyleOf } from '@kitwright/design'
import { modelsOf } from '@kitwright/garment'
import { loadFonts, patternUrl } from '@kitwright/library/browser'
import { Canvas, type RootState } from '@react-three/fiber'
import { Pattern } from 'fabric'
import { MeshoptDecoder } from 'meshoptimizer/decoder'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Box3, Mesh, type Object3D, Vector3 } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import '../shared/counters.ts'
import { offer, valuesOf, type Edit } from '../shared/bench.ts'
import { createDesign60, garment, panels as piecesOf } from '../shared/design60.ts'
import { createPanel, tint, type Panel } from './panel.ts'

// The usual approach: one Fabric.js canvas per panel → CanvasTexture.needsUpdate → a React Three Fiber material, on the
// same garment, with the same sixty layers. Only the panels that an edit touches are repainted.

const design = createDesign60()
await loadFonts(['teko', 'graduate', 'kantumruy-pro'])
const tile = new Image()
tile.src = patternUrl(partStyleOf(design, 'base').pattern!.id)
await tile.decode()

async function loadMeshes(): Promise<Mesh[]> {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  const files = await Promise.all(
    modelsOf(garment, design.options).map(({ levels }) => loader.loadAsync(`/models/soccer/${levels.full.glb}`)),
  )
  const meshes: Mesh[] = []
  for (const { scene } of files) {
    scene.updateMatrixWorld(true)
    scene.traverse(node => {
      if (node instanceof Mesh) meshes.push(node)
    })
  }
  return meshes
}

const pieceOf = (node: Object3D): string => {
  for (let at: Object3D | null = node; at; at = at.parent)
    if (typeof at.userData.piece === 'string') return at.userData.piece
  return node.name
}

const meshes = await loadMeshes()
const panels: Panel[] = []
for (const piece of piecesOf(design)) panels.push(await createPanel(design, piece, tile))
const bounds = new Box3()
for (const mesh of meshes) bounds.expandByObject(mesh)
const middle = bounds.getCenter(new Vector3())
const height = bounds.getSize(new Vector3()).y

const garmentMesh = (mesh: Mesh, key: number) => {
  const panel = panels.find(({ piece }) => piece.id === pieceOf(mesh))
  return createElement(
    'mesh',
    { key, geometry: mesh.geometry, matrixAutoUpdate: false, matrix: mesh.matrixWorld },
    createElement('meshStandardMaterial', { map: panel?.texture ?? null, roughness: 0.8, side: 2 }),
  )
}

const state = await new Promise<RootState>(resolve =>
  createRoot(document.querySelector('#root')!).render(
    createElement(
      Canvas,
      {
        frameloop: 'never',
        flat: true,
        dpr: 1,
        camera: {
          fov: 24,
          near: 0.05,
          position: [middle.x, middle.y, middle.z + (1.14 * height) / 2 / Math.tan((12 * Math.PI) / 180)],
        },
        onCreated: created => setTimeout(() => resolve(created), 500),
      },
      createElement('hemisphereLight', { args: ['#ffffff', '#888888', 1.5] }),
      createElement('directionalLight', { position: [1, 2, 3], intensity: 2 }),
      ...meshes.map(garmentMesh),
    ),
  ),
)
state.camera.lookAt(middle)
const gl = state.gl.getContext()
let clock = 0
const draw = (): void => state.advance((clock += 16))

function paint(kind: Edit, n: number): Panel[] {
  if (kind === 'plain') return []
  const { colour, xMm, yMm } = valuesOf(n)
  if (kind === 'drag-text') {
    const panel = panels.find(({ first }) => first !== null)!
    panel.first!.set(panel.toPx({ xMm, yMm }))
    panel.first!.setCoords()
    return [panel]
  }
  const touched = panels.filter(({ hasBase }) => hasBase)
  for (const { base, pattern, piece, inClubColour } of touched) {
    const size = (90 * 2048) / (piece.box[2] - piece.box[0])
    if (kind !== 'pattern-colour') base.set('fill', colour)
    if (kind === 'club-colour') for (const text of inClubColour) text.set('fill', colour)
    if (kind === 'pattern-colour')
      pattern?.set('fill', new Pattern({ source: tint(tile, colour, size), repeat: 'repeat' }))
  }
  return touched
}

offer({
  edit(kind, n) {
    for (const { canvas, texture } of paint(kind, n)) {
      canvas.renderAll()
      texture.needsUpdate = true
    }
  },
  drawAndWait() {
    draw()
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  },
  drawNextFrame: () =>
    new Promise(resolve =>
      requestAnimationFrame(() => {
        draw()
        setTimeout(resolve)
      }),
    ),
})
