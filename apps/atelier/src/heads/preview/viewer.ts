import { playerOrFirst, SURFACES, type ExpressionId } from '@kitwright/library/players'
import { createTopology, readHead, type HeadFile, type HeadTopology } from '@kitwright/scene/head'
import { createPerson, personLookOf, shirtBuffers, type Neckline, type Person } from '@kitwright/scene/person'
import { Matrix3, Matrix4, PerspectiveCamera, Scene, WebGLRenderer, ColorManagement } from 'three'

/** The shirt of a portrait, in CSS colours. */
export interface Shirt {
  readonly colour: string
  readonly collar: string
  readonly neck: Neckline
}

/** One picture of a head. */
export interface HeadShot {
  readonly player: string
  readonly expression?: ExpressionId
  readonly blink?: number
  readonly shirt?: Shirt
  readonly widthPx: number
  readonly heightPx: number
  /** Degrees that the camera stands to the person's left, and above. */
  readonly yaw: number
  readonly pitch: number
  /** Degrees that the head leans to the picture's left. */
  readonly tilt?: number
  /** Share of the way to the camera that the eyes turn. */
  readonly gaze?: number
  /** Height in metres that the picture shows, and the height of its middle. */
  readonly heightM: number
  readonly middleM: number
  readonly ground: string
}

let topology: Promise<HeadTopology> | undefined
const loadTopology = (): Promise<HeadTopology> =>
  (topology ??= fetch('/head.json')
    .then(answer => answer.json())
    .then(file => createTopology(readHead(file as HeadFile))))

/** A head that was not moved. */
const STILL = { uBody: { value: new Float32Array(96) }, uBlink: { value: 0 } }
const turnBy = (degrees: number): Matrix3 =>
  new Matrix3().setFromMatrix4(new Matrix4().makeRotationY((-degrees * Math.PI) / 180))
const FIELD_DEG = 16

let renderer: WebGLRenderer | undefined
/** Kept until the next one is drawn, so that its shaders need not be compiled again. */
let before: Person | undefined

/** Draws a head as the studio lights it and returns the picture as a data URL. */
async function render(shot: HeadShot): Promise<string> {
  ColorManagement.enabled = false
  renderer ??= new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true, alpha: true })
  renderer.setPixelRatio(1)
  renderer.setSize(shot.widthPx, shot.heightPx)
  renderer.setClearColor(shot.ground, shot.ground === 'transparent' ? 0 : 1)
  const player = playerOrFirst(shot.player)
  const own = personLookOf(player, SURFACES[player.arms]!)
  const look = { ...own, expression: shot.expression ?? own.expression }
  const uUpright = { value: turnBy(shot.yaw) }
  const uGlance = { value: turnBy(shot.yaw * (shot.gaze ?? 0)) }
  const began = performance.now()
  const person = createPerson({
    topology: await loadTopology(),
    look,
    shared: { uUpright, uGlance, ...STILL },
    blink: shot.blink,
    shirt: shot.shirt && { ...shot.shirt, shape: shirtBuffers },
  })
  const grown = performance.now()
  const scene = new Scene()
  scene.add(person.group)
  const camera = new PerspectiveCamera(FIELD_DEG, shot.widthPx / shot.heightPx, 0.05, 10)
  const far = shot.heightM / 2 / Math.tan((FIELD_DEG * Math.PI) / 360)
  const [yaw, pitch] = [shot.yaw, shot.pitch].map(degrees => (degrees * Math.PI) / 180) as [number, number]
  camera.position.set(
    far * Math.sin(yaw) * Math.cos(pitch),
    shot.middleM + far * Math.sin(pitch),
    far * Math.cos(yaw) * Math.cos(pitch),
  )
  const lean = ((shot.tilt ?? 0) * Math.PI) / 180
  camera.up.set(Math.sin(lean) * Math.cos(yaw), Math.cos(lean), -Math.sin(lean) * Math.sin(yaw))
  camera.lookAt(0, shot.middleM, 0)
  renderer.render(scene, camera)
  const triangles = renderer.info.render.triangles
  const url = renderer.domElement.toDataURL('image/png')
  before?.dispose()
  before = person
  console.info(
    `${shot.player} ${(grown - began).toFixed(0)} ms, ${triangles} triangles, drawn in ${(performance.now() - grown).toFixed(0)} ms`,
  )
  return url
}

Object.assign(globalThis, { render })
