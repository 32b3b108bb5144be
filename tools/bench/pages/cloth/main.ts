import { createDesign, createTextLayer, type DesignDocument, type PartStyle } from '@kitwright/design'
import { loadGarment, modelsOf, zoneOf, type Garment, type Material } from '@kitwright/garment'
import { readPieces, type PieceMesh } from '@kitwright/portrait'
import type { Point } from '@kitwright/measure'
import { createStage, type Stage, type StageSettling } from '@kitwright/scene'
import { countSpecks, type Specks } from '../../cloth/specks.ts'

/** The colours of a shown garment: one everywhere, or one for each part. */
export interface ClothOptions {
  readonly garment: string
  readonly widthPx: number
  readonly heightPx: number
  /** The fabric's colour, which its inside has. */
  readonly fabric: string
  /** Colour of every part; of each part by its id where given. */
  readonly colour?: string
  readonly parts?: Readonly<Record<string, string>>
  readonly material?: Material
  readonly options?: Readonly<Record<string, string>>
  readonly number?: string
}

export interface Angle {
  readonly yawDeg: number
  readonly pitchDeg?: number
  readonly zoom?: number
}

/** Draws of the stage. */
const frame = new EventTarget()
let settling: StageSettling | null = null
let stage: Stage
let garment: Garment
let shown: DesignDocument
let size: Pick<ClothOptions, 'widthPx' | 'heightPx'>

const plain = (colour: string): PartStyle => ({ fill: { kind: 'solid', colour }, pattern: null, span: 'piece' })

function designOf({ fabric, colour, parts = {}, options, number }: ClothOptions): DesignDocument {
  const empty = createDesign(garment.id)
  const chosen = { ...empty, options: { ...empty.options, ...options } }
  const zone = number && zoneOf(garment, chosen.options, 'frontNumber')
  return {
    ...chosen,
    fabric: { colour: fabric },
    parts: Object.fromEntries(Object.keys(empty.parts).map(part => [part, plain(parts[part] ?? colour ?? fabric)])),
    layers: zone ? [createTextLayer('number', 'frontNumber', number, zone)] : [],
  }
}

function newStage({ widthPx, heightPx, material }: ClothOptions): Stage {
  // A context belongs to its canvas permanently, so each stage gets a fresh one.
  const canvas = document.createElement('canvas')
  canvas.style.cssText = `width: ${widthPx}px; height: ${heightPx}px`
  document.body.replaceChildren(canvas)
  const next = createStage(canvas, {
    garment,
    modelUrl: glb => `/models/${garment.id}/${glb}`,
    imageUrl: () => Promise.resolve(null),
    prefersReducedMotion: true,
    settling,
    onFrame: () => void frame.dispatchEvent(new Event('drawn')),
    ...(material ? { material } : {}),
  })
  next.resize(widthPx, heightPx, 1)
  return next
}

/** Shows a garment and waits until its full level and its stitches are there. Returns the triangles. */
async function open(options: ClothOptions): Promise<number> {
  const isSame = (stage as Stage | undefined) && garment.id === options.garment && size.widthPx === options.widthPx
  garment = await loadGarment(options.garment)
  size = options
  shown = designOf(options)
  if (isSame) stage.setMaterial(options.material ?? null)
  else {
    ;(stage as Stage | undefined)?.dispose()
    stage = newStage(options)
  }
  await stage.show(shown)
  await stage.picture(8, 8)
  return stage.info.triangles
}

function turn({ yawDeg, pitchDeg = 3, zoom = 1 }: Angle): void {
  stage.setView('front', false)
  stage.turnBy(yawDeg, pitchDeg - 3)
  if (zoom !== 1) stage.zoomBy(zoom)
}

async function picture(angle: Angle): Promise<Blob> {
  turn(angle)
  return stage.picture(size.widthPx, size.heightPx)
}

async function pixelsOf(blob: Blob): Promise<ImageData> {
  const image = await createImageBitmap(blob)
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!
  pen.drawImage(image, 0, 0)
  return pen.getImageData(0, 0, image.width, image.height)
}

async function encode(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(text)
}

const shoot = async (angle: Angle): Promise<string> => encode(await picture(angle))

/** Returns the settled picture as the canvas shows it, and how long it took. */
function settledPicture(angle: Angle, limitMs: number): Promise<{ blob: Blob | null; ms: number }> {
  const canvas = document.querySelector('canvas')!
  const start = performance.now()
  return new Promise(resolve => {
    const finish = (blob: Blob | null): void => {
      frame.removeEventListener('drawn', look)
      resolve({ blob, ms: performance.now() - start })
    }
    const look = (): void => {
      // The canvas' pixels exist only until they are shown.
      if (canvas.dataset['settled'] !== undefined) canvas.toBlob(finish)
    }
    frame.addEventListener('drawn', look)
    setTimeout(() => finish(null), limitMs)
    turn(angle)
  })
}

async function shootSettled(angle: Angle): Promise<string | null> {
  const { blob, ms } = await settledPicture(angle, 240_000)
  Object.assign(globalThis, { lastSettling: ms })
  return blob && encode(blob)
}

/** Sets how the picture of the next stage settles. */
const setSettling = (next: StageSettling | null): void => void (settling = next)

async function pixels(angle: Angle): Promise<ImageData> {
  return pixelsOf(await picture(angle))
}

const specks = async (angle: Angle): Promise<Specks> => countSpecks(await pixels(angle))

const piecesOf = () => modelsOf(garment, shown.options).flatMap(({ pieces }) => pieces)
const meshes = new Map<string, Promise<readonly PieceMesh[]>>()
async function meshesOf(): Promise<readonly PieceMesh[]> {
  const all = modelsOf(garment, shown.options).map(({ levels }) => {
    const url = `/models/${garment.id}/${levels.full.glb}`
    const known = meshes.get(url) ?? fetch(url).then(async got => readPieces(new Uint8Array(await got.arrayBuffer())))
    meshes.set(url, known)
    return known
  })
  return (await Promise.all(all)).flat()
}

type Normal = readonly [number, number, number]

const eyeAt = ({ yawDeg, pitchDeg = 3 }: Angle): Normal => {
  const [yaw, pitch] = [(yawDeg * Math.PI) / 180, (pitchDeg * Math.PI) / 180]
  return [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)]
}

const cosine = (normal: ArrayLike<number>, eye: Normal): number =>
  eye.reduce((sum, value, k) => sum + value * (normal[k] ?? 0), 0)

/** Every how many vertices one is looked at. */
const STEP = 23

/** Returns the screen's points at which a mesh faces the eye, from the outside. */
function pointsFacing(mesh: PieceMesh, eye: Normal, least: number): Point[] {
  const piece = piecesOf().find(({ id }) => id === mesh.piece)
  if (!piece || piece.isTrim || piece.isRib || mesh.isRim) return []
  const [x0, y0, x1, y1] = piece.box
  const points: Point[] = []
  for (let v = 0; v < mesh.openness.length; v += STEP) {
    if (cosine(mesh.normal.subarray(3 * v, 3 * v + 3), eye) < least) continue
    const [u = 0, w = 0] = mesh.uv.subarray(2 * v, 2 * v + 2)
    const point = stage.toScreen(piece.id, { x: x0 + u * (x1 - x0), y: y0 + w * (y1 - y0) })
    if (point?.isFacing && stage.pick(point)?.piece === piece.id) points.push(point)
  }
  return points
}

/** Returns some colours of cloth whose normal is within `withinDeg` of the camera. */
async function facing(angle: Angle, withinDeg: number): Promise<number[][]> {
  const { data, width } = await pixels(angle)
  const least = Math.cos((withinDeg * Math.PI) / 180)
  const points = (await meshesOf()).flatMap(mesh => pointsFacing(mesh, eyeAt(angle), least))
  return points.map(({ x, y }) => {
    const i = 4 * (Math.round(y) * width + Math.round(x))
    return [...data.subarray(i, i + 3)]
  })
}

/** Milliseconds of the main thread and of the whole frame, for frames of a turn. */
function frameTimes(count: number): { readonly main: number[]; readonly whole: number[] } {
  const [main, whole]: [number[], number[]] = [[], []]
  for (let i = 0; i < count; i++) {
    const start = performance.now()
    stage.turnBy(3, 0)
    main.push(performance.now() - start)
    stage.renderNow()
    whole.push(performance.now() - start)
  }
  return { main, whole }
}

const linear = (value: number): number => (value / 255) ** 2.2

/** Returns the light on the shorts 2 mm below the jersey's hem as a share of that 45 mm below: the median of some columns. */
async function hemContrast(): Promise<number> {
  const { data, width, height } = await pixels({ yawDeg: 0 })
  const lightAt = (x: number, y: number): number => linear(data[4 * (y * width + x) + 1] ?? 0)
  const shares: number[] = []
  for (let x = Math.round(width * 0.42); x < width * 0.58; x += 3) {
    const below: { readonly mm: number; readonly light: number }[] = []
    for (let y = Math.round(height / 2); y < height; y++) {
      const hit = stage.pick({ x, y })
      if (hit?.part === 'shorts') below.push({ mm: hit.at.y, light: lightAt(x, y) })
    }
    const from = below[0]?.mm ?? 0
    const [near, far] = [2, 45].map(mm => below.find(each => each.mm - from >= mm)?.light)
    if (near !== undefined && far) shares.push(near / far)
  }
  return shares.toSorted((a, b) => a - b)[shares.length >> 1] ?? Number.NaN
}

/** Returns the milliseconds from the first complete picture to the full level. */
async function fullLevelMs(options: ClothOptions): Promise<number> {
  await open({ ...options, garment: 'polo' })
  garment = await loadGarment(options.garment)
  stage.dispose()
  stage = newStage(options)
  await stage.show(designOf(options))
  const start = performance.now()
  const light = stage.info.triangles
  while (stage.info.triangles === light) await new Promise(resolve => setTimeout(resolve, 20))
  return performance.now() - start
}

Object.assign(globalThis, {
  hemContrast,
  fullLevelMs,
  open,
  shoot,
  shootSettled,
  setSettling,
  specks,
  facing,
  frameTimes,
  stageInfo: () => ({ ...stage.info }),
})
document.title = 'ready'
