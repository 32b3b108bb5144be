import type { Model } from '@kitwright/garment'
import type { Box } from '@kitwright/measure'
import {
  BackSide,
  Box3,
  BufferAttribute,
  CanvasTexture,
  Color,
  DirectionalLight,
  FrontSide,
  Mesh,
  MeshPhysicalMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  SRGBColorSpace,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { knitNormals } from './knitNormals.ts'
import { type Kit, paintPiece } from './paintPiece.ts'

export interface View {
  /** Degrees round the garment, and above the horizon. */
  readonly azimuth: number
  readonly elevation: number
  /** 1 shows everything; smaller is nearer. */
  readonly distance: number
  /** Metres off the centre. */
  readonly target: readonly [number, number, number]
}

export interface Shot {
  readonly models: readonly { readonly glb: string; readonly model: Model }[]
  readonly kit: Kit
  readonly width: number
  readonly height: number
  readonly views: readonly View[]
  readonly wireframe: boolean
  readonly isPlain: boolean
}

const KNIT_TILE_M = 0.014

const asTexture = (canvas: HTMLCanvasElement, isColour: boolean): Texture => {
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.anisotropy = 4
  if (isColour) texture.colorSpace = SRGBColorSpace
  return texture
}

/** Grey cloth without artwork, to judge the shape by. */
function plainMaterials(): MeshPhysicalMaterial[] {
  const plain = { color: 0x9a9da3, roughness: 0.7, vertexColors: true }
  return [
    new MeshPhysicalMaterial({ ...plain, side: FrontSide }),
    new MeshPhysicalMaterial({ ...plain, color: 0xb56a5a, side: BackSide }),
  ]
}

function clothMaterials(model: Model, pieceId: string, kit: Kit, knit: Texture): MeshPhysicalMaterial[] {
  const piece = model.pieces.find(p => p.id === pieceId)!
  const { colour, bump } = paintPiece(model, piece, kit)
  const normals = knit.clone()
  normals.repeat.set(1 / KNIT_TILE_M, 1 / KNIT_TILE_M)
  normals.needsUpdate = true
  const outside = new MeshPhysicalMaterial({
    map: asTexture(colour, true),
    bumpMap: asTexture(bump, false),
    bumpScale: 1.2,
    roughness: 0.74,
    vertexColors: true,
    sheen: 0.25,
    sheenRoughness: 0.45,
    sheenColor: new Color(0.55, 0.55, 0.58),
    normalMap: normals,
    normalScale: new Vector2(0.35, 0.35),
    side: FrontSide,
  })
  const inside = outside.clone()
  inside.side = BackSide
  // a little farther away, otherwise slivers of the inside speckle every outline of a fold
  inside.polygonOffset = true
  inside.polygonOffsetFactor = 2
  inside.polygonOffsetUnits = 16
  if (!piece.isRib) {
    inside.map = null
    inside.color.set('#c9c9c6')
  }
  return [outside, inside]
}

/** Metres along and across the knit, from the place on the piece. */
function addKnitCoordinates({ geometry }: Mesh, [x0, y0, x1, y1]: Box): void {
  const uv = geometry.getAttribute('uv')
  const metres = new Float32Array(uv.count * 2)
  for (let i = 0; i < uv.count; i++)
    metres.set([((x1 - x0) * uv.getX(i)) / 1000, ((y1 - y0) * uv.getY(i)) / 1000], 2 * i)
  geometry.setAttribute('uv1', new BufferAttribute(metres, 2))
}

async function addModel(
  scene: Scene,
  { glb, model }: Shot['models'][number],
  shot: Shot,
  knit: Texture,
): Promise<void> {
  const loader = new GLTFLoader()
  loader.setMeshoptDecoder(MeshoptDecoder)
  const { scene: root } = await loader.loadAsync(glb)
  const materials = new Map<string, MeshPhysicalMaterial[]>()
  const meshes: Mesh[] = []
  root.traverse(node => {
    if (node instanceof Mesh) meshes.push(node)
  })
  for (const mesh of meshes) {
    const id = String(mesh.userData['piece'])
    if (!materials.has(id))
      materials.set(id, shot.isPlain ? plainMaterials() : clothMaterials(model, id, shot.kit, knit))
    const [outside, inside] = materials.get(id)!
    addKnitCoordinates(mesh, model.pieces.find(p => p.id === id)!.box)
    outside!.wireframe = shot.wireframe
    mesh.material = outside!
    mesh.castShadow = mesh.receiveShadow = true
    if (mesh.userData['rim']) continue
    const back = mesh.clone()
    back.material = inside!
    mesh.parent!.add(back)
  }
  scene.add(root)
}

interface TurningLight {
  readonly light: DirectionalLight
  readonly from: Vector3
}

function addLights(scene: Scene, centre: Vector3): TurningLight[] {
  const key = new DirectionalLight(0xfff6ec, 1.7)
  key.castShadow = true
  key.shadow.mapSize.set(2048, 2048)
  Object.assign(key.shadow.camera, { left: -0.8, right: 0.8, top: 0.9, bottom: -0.9, near: 0.1, far: 6 })
  key.shadow.bias = -0.0004
  key.shadow.normalBias = 0.004
  key.shadow.radius = 6
  const rim = new DirectionalLight(0xdfeaff, 0.9)
  for (const light of [key, rim]) {
    light.target.position.copy(centre)
    scene.add(light, light.target)
  }
  return [
    { light: key, from: new Vector3(1.2, 1.4, 1.8) },
    { light: rim, from: new Vector3(-1.6, 0.8, -1.2) },
  ]
}

/** Lights turn with the camera. */
function turn(scene: Scene, lights: readonly TurningLight[], azimuth: number): void {
  for (const { light, from } of lights)
    light.position
      .copy(from)
      .applyAxisAngle(new Vector3(0, 1, 0), azimuth)
      .add(light.target.position)
  scene.environmentRotation.y = -azimuth
}

function aim(box: Box3, shot: Shot, view: View): PerspectiveCamera {
  const [centre, size] = [box.getCenter(new Vector3()), box.getSize(new Vector3())]
  const fov = 24
  const camera = new PerspectiveCamera(fov, shot.width / shot.height, 0.05, 20)
  const tall = Math.max(size.y * 1.12, (size.x * 1.12 * shot.height) / shot.width)
  const far = (view.distance * tall) / 2 / Math.tan((fov * Math.PI) / 360) + size.z / 2
  centre.add(new Vector3(...view.target))
  const [az, el] = [(view.azimuth * Math.PI) / 180, (view.elevation * Math.PI) / 180]
  const towards = new Vector3(Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el))
  camera.position.copy(centre).addScaledVector(towards, far)
  camera.lookAt(centre)
  return camera
}

/** Renders the views of a shot and returns them as data URLs. */
async function render(shot: Shot): Promise<string[]> {
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true })
  renderer.setSize(shot.width, shot.height)
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const scene = new Scene()
  scene.background = new Color(0xe9ebee)
  scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture
  scene.environmentIntensity = 0.42
  const knit = knitNormals()
  for (const model of shot.models) await addModel(scene, model, shot, knit)
  const box = new Box3().setFromObject(scene)
  const lights = addLights(scene, box.getCenter(new Vector3()))
  return shot.views.map(view => {
    turn(scene, lights, (view.azimuth * Math.PI) / 180)
    renderer.render(scene, aim(box, shot, view))
    return renderer.domElement.toDataURL('image/png')
  })
}

Object.assign(globalThis, { render })
