import type { DesignDocument } from '@kitwright/design'
import type { PlayerPose } from '@kitwright/library/players'
import { Scene, WebGLRenderer } from 'three'
import { tilesOf } from './tiles.ts'
import { loadGrounds } from '../garmentMaterial/resources/loadGrounds.ts'
import type { Fineness } from '../layers/targetSize.ts'
import { makeOutfit } from '../stage/outfit/makeOutfit.ts'
import type { StageOptions } from '../types.ts'
import { createCamera } from '../view/camera.ts'
import { waitForGpu } from '../waitForGpu.ts'
import { createWearer, type DressedWearer, type WearerAppearance, type WearerFiles } from '../wearer/index.ts'
import { boxOfPlayer, cropFrame, type Frame, type PictureSize, type PixelBox } from '../team/frame.ts'
import type { PosedMesh } from '../team/castOnGround.ts'
import type { StandingPlace } from '../team/lineUp.ts'
import { figureMeshes, poseMeshes } from './groundShadow.ts'
import { createPlayerCamera } from './playerCamera.ts'

/** A player of the picture: the kit as this player wears it, the person, the pose and the place. */
export interface TeamMember {
  readonly document: DesignDocument
  readonly appearance: WearerAppearance
  readonly pose: PlayerPose
  readonly standing: StandingPlace
}

/** A drawn player and where in the picture this drawing lies. Its canvas belongs to the caller. */
export interface MemberPicture {
  readonly canvas: HTMLCanvasElement
  readonly box: PixelBox
}

export interface TeamStageOptions extends Pick<StageOptions, 'garment' | 'modelUrl' | 'imageUrl'> {
  readonly material: StageOptions['material'] | null
  readonly files: WearerFiles
}

/** Draws the players of a team one after the other, so that memory holds one of them. */
export interface TeamStage {
  /** Dresses a player. Rejects on abort, or if a model cannot be loaded. */
  dress(member: TeamMember, signal: AbortSignal): Promise<void>
  /** Draws the dressed player on a transparent ground. */
  draw(view: TeamView, signal: AbortSignal): Promise<MemberPicture>
  /** Returns the dressed player's triangles, for shadows on the ground. */
  posed(): PosedMesh
  dispose(): void
}

/** The picture's camera and size. */
export interface TeamView {
  readonly frame: Frame
  readonly size: PictureSize
}

/** Small devices refuse larger drawing surfaces. */
const TILE_PX = 1536
/** A player is at most some 1,400 px tall: finer cloth would not be seen. */
const FINENESS: Fineness = { layers: 1.3, longestPx: 1024 }
/** Pixels per millimetre below which the light level of the cloth looks like the full one. */
const FULL_FROM = 0.4

function newRenderer(): WebGLRenderer {
  const options = { antialias: true, alpha: true, preserveDrawingBuffer: true }
  const renderer = new WebGLRenderer({ canvas: document.createElement('canvas'), ...options })
  renderer.autoClear = false
  renderer.setClearColor(0x000000, 0)
  return renderer
}

function disposeRenderer(renderer: WebGLRenderer): void {
  renderer.dispose()
  // Without it the browser keeps the canvas' buffers until it collects garbage.
  renderer.forceContextLoss()
}

/** The figure in its kit, and the camera. */
function createSet(options: TeamStageOptions, renderer: WebGLRenderer, wearer: DressedWearer) {
  const scene = new Scene()
  scene.matrixWorldAutoUpdate = false
  const view = createCamera()
  const detail = { pxPerMm: Infinity }
  const { kit, outfit, resources } = makeOutfit({
    ...options,
    renderer,
    view,
    material: options.material ?? options.garment.material,
    fineness: FINENESS,
    isFrugal: () => detail.pxPerMm < FULL_FROM,
  })
  const lens = createPlayerCamera(view.upright)
  scene.add(outfit.group, wearer.group)
  wearer.lightBy(view.upright)
  outfit.setGrounded(false)
  outfit.setWearer(wearer)
  const setDetail = (pxPerMm: number): void => {
    detail.pxPerMm = pxPerMm
    outfit.updateDetail(lens.camera.position, pxPerMm)
  }
  return { renderer, scene, lens, wearer, kit, outfit, resources, setDetail, state: { hasDetails: false } }
}

type TeamSet = ReturnType<typeof createSet>

/** Puts the kit of a player on the figure. */
async function dressKit(
  { kit, outfit, resources, setDetail, state }: TeamSet,
  { document }: TeamMember,
): Promise<void> {
  const [isNew] = await Promise.all([outfit.wear(document), resources.load(document), loadGrounds(kit, document)])
  outfit.dress(document, false)
  await outfit.revealAll()
  if (isNew || !state.hasDetails) {
    setDetail(Infinity)
    await outfit.addDetails(() => undefined)
    state.hasDetails = true
  }
  outfit.sharpen()
}

function tilesIn({ x, y, widthPx, heightPx }: PixelBox): readonly PixelBox[] {
  return tilesOf(widthPx, heightPx, TILE_PX).map(tile => ({ ...tile, x: x + tile.x, y: y + tile.y }))
}

/** Draws a part of the picture, tile by tile, and lets the page answer meanwhile. */
async function paintBox(
  { renderer, scene, lens }: TeamSet,
  box: PixelBox,
  aim: (tile: PixelBox) => void,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const context = renderer.getContext() as WebGL2RenderingContext
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, box.widthPx)
  canvas.height = Math.max(1, box.heightPx)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  // The shader moves what is drawn: a mesh may be in the tile although its modelled place is not.
  scene.traverse(node => void (node.frustumCulled = false))
  for (const tile of tilesIn(box)) {
    signal.throwIfAborted()
    aim(tile)
    renderer.setSize(tile.widthPx, tile.heightPx, false)
    renderer.clear()
    renderer.render(scene, lens.camera)
    // Reading the picture before it is drawn would block the page.
    await waitForGpu(context, signal)
    signal.throwIfAborted()
    if (context.isContextLost()) throw new Error('the device took the drawing surface away')
    pen.drawImage(renderer.domElement, tile.x - box.x, tile.y - box.y)
  }
  return canvas
}

/** Returns the player's triangles where they are in the scene. */
function posedMeshes({ outfit, wearer }: TeamSet, standing: StandingPlace): PosedMesh {
  const cloth = [...outfit.pieces()].flatMap(({ view }) => view.meshes.sources)
  const meshes = [...cloth.map(mesh => ({ ...mesh, matrix: null })), ...figureMeshes(wearer.group)]
  return poseMeshes(meshes, wearer.body, standing)
}

async function openWearer(files: WearerFiles, renderer: WebGLRenderer): Promise<DressedWearer> {
  try {
    return await createWearer(files)
  } catch (cause) {
    disposeRenderer(renderer)
    throw cause
  }
}

/** Opens a stage for team photos. Rejects if the browser has no WebGL 2 or the figure cannot be loaded. */
export async function openTeamStage(options: TeamStageOptions): Promise<TeamStage> {
  const renderer = newRenderer()
  const set = createSet(options, renderer, await openWearer(options.files, renderer))
  const { lens, wearer } = set
  let member: TeamMember | null = null
  const dressed = (): TeamMember => {
    if (!member) throw new Error('no player is dressed')
    return member
  }
  return {
    async dress(next, signal) {
      await dressKit(set, next)
      signal.throwIfAborted()
      wearer.wear(next.appearance)
      wearer.hold(next.pose)
      member = next
    },
    async draw({ frame, size }, signal) {
      const { standing } = dressed()
      set.setDetail(size.heightPx / ((frame.top - frame.bottom) * 1000))
      const box = boxOfPlayer(frame, size, standing.at)
      const aim = (tile: PixelBox): void => lens.aim(cropFrame(frame, size, tile), standing)
      return { canvas: await paintBox(set, box, aim, signal), box }
    },
    posed: () => posedMeshes(set, dressed().standing),
    dispose() {
      wearer.dispose()
      set.outfit.dispose()
      set.kit.dispose()
      disposeRenderer(renderer)
    },
  }
}
