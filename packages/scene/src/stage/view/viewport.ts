import type { Stage, StageOptions } from '../../types.ts'
import { clearHeight } from '../../view/camera.ts'
import { listenForOrbit } from '../../view/orbitListener.ts'
import { createCameraMove, type CameraMoveCallback, type Lens } from '../camera/cameraMove.ts'
import { createFrames } from '../camera/frames.ts'
import type { Outfit } from '../outfit/outfit.ts'
import type { Rendering } from '../camera/rendering.ts'
import { createRestingPicture, type RestingPicture, type RestingPictureInput } from './settleAtRest.ts'

/** The canvas's view of the outfit: from where, and when it is drawn. */
export interface StageViewport {
  readonly controls: Pick<Stage, 'setView' | 'turnBy' | 'zoomBy' | 'setTurning' | 'resize' | 'renderNow'>
  /** Draws with the next frame. */
  request(): void
  /** Draws immediately and clears earlier requests. */
  flush(): void
  draw(isCoarse?: boolean): void
  /** Updates the detail after a camera move: pieces are sorted nearest first, with detail by their visible size. */
  updateDetail(): void
  /** Lets the picture settle, after something else has drawn on the canvas. */
  rest(): void
  dispose(): void
}

export interface SettleControl extends Pick<RestingPictureInput, 'kit' | 'settling'> {
  isWhole(): boolean
}

type RestingViewport = Pick<RestingPictureInput, 'canvas' | 'rendering' | 'outfit' | 'isAtRest'> &
  Pick<StageOptions, 'onFrame'>

export interface ViewportInput {
  readonly canvas: HTMLCanvasElement
  readonly rendering: Rendering
  readonly outfit: Outfit
  /** Returns whether fewer pixels suffice: something moves, or a design is loading. */
  isRough(): boolean
  /** Advances an animation: true while it continues. */
  step(nowMs: number): boolean
  /** Refines the picture at rest. Null: never. */
  readonly settle: SettleControl | null
}

const lensOf = ({ view, size }: Rendering): Lens => ({
  ...size,
  heightPx: clearHeight(size),
  metresPerPx: view.metresPerPx(size),
  reachM: view.reachM,
})

/** Time without a camera move after which it is at rest. */
const REST_MS = 120

/** Tracks whether the camera moves. Software rendering uses fewer pixels until it rests. */
function createStir(onRest: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let last = 0
  return {
    get isUnderWay() {
      return waiting !== undefined
    },
    /** Time since the last move, ms. */
    get sinceMs() {
      return performance.now() - last
    },
    note() {
      last = performance.now()
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        waiting = undefined
        onRest()
      }, REST_MS)
    },
    end: () => clearTimeout(waiting),
  }
}

function restingPictureOf(settle: SettleControl, { isAtRest, onFrame, ...on }: RestingViewport): RestingPicture {
  return createRestingPicture({
    ...settle,
    ...on,
    isAtRest: () => isAtRest() && settle.isWhole(),
    onSettled: () => onFrame?.(),
  })
}

export function createViewport(
  { canvas, rendering, outfit, isRough, step, settle }: ViewportInput,
  { onFrame, prefersReducedMotion }: Pick<StageOptions, 'onFrame' | 'prefersReducedMotion'>,
): StageViewport {
  const { view } = rendering
  const updateDetail = (isCoarse = isRough() || stir.isUnderWay): void =>
    outfit.updateDetail(view.camera.position, rendering.pxPerMm(isCoarse), isCoarse && rendering.isSoftware)
  const stir = createStir(() => frames.request())
  const isAtRest = (): boolean => !isRough() && !stir.isUnderWay
  const resting = settle && restingPictureOf(settle, { canvas, rendering, outfit, isAtRest, onFrame })
  const draw = (isCoarse = isRough() || stir.isUnderWay): void => {
    updateDetail(isCoarse)
    rendering.paint(isCoarse)
    resting?.restart(Math.max(0, REST_MS - stir.sinceMs))
    if (outfit.document) canvas.style.visibility = ''
    onFrame?.()
  }
  const frames = createFrames(now => {
    const goesOn = [move.step(now), step(now)].includes(true)
    draw()
    return goesOn
  })
  const follow: CameraMoveCallback = (pose, isUnderWay) => {
    view.setPose(pose)
    if (isUnderWay) stir.note()
    updateDetail()
    frames.request()
  }
  const move = createCameraMove(() => lensOf(rendering), !prefersReducedMotion, follow)
  const turning = listenForOrbit(canvas, move)

  const controls: StageViewport['controls'] = {
    setView: (name, isAnimated = true) => move.setView(name, isAnimated),
    turnBy: move.turnBy,
    zoomBy: move.zoomBy,
    setTurning: turning.setEnabled,
    resize(...to) {
      rendering.resize(...to)
      updateDetail()
      // The canvas is empty now: waiting for the next frame would flash.
      if (outfit.document) draw()
      frames.request()
    },
    renderNow() {
      draw()
      rendering.wait()
    },
  }
  return {
    ...frames,
    controls,
    draw,
    updateDetail,
    rest: () => resting?.restart(REST_MS),
    dispose() {
      resting?.dispose()
      frames.dispose()
      stir.end()
      turning.dispose()
    },
  }
}
