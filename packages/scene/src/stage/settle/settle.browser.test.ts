import { deltaE, labOf } from '@kitwright/measure'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Stage, StageSettling } from '../../index.ts'
import { richDesign } from '../../testing/richDesign.ts'
import { scene } from '../../testing/scene.ts'

const said = vi.spyOn(console, 'error')
afterAll(() => said.mockRestore())

const SIZE = { width: 250, height: 290 }

interface SettlingStage {
  readonly stage: Stage
  readonly canvas: HTMLCanvasElement
  isSettled(): boolean
  /** Shows the design and resolves with the settled picture. */
  settled(): Promise<ImageData>
}

function read(canvas: HTMLCanvasElement): ImageData {
  const pen = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d')!
  pen.drawImage(canvas, 0, 0)
  return pen.getImageData(0, 0, SIZE.width, SIZE.height)
}

function open(settling: StageSettling): SettlingStage {
  let picture: ImageData | null = null
  const onFrame = (): void => {
    // The canvas' pixels exist only until they are shown.
    picture = isSettled() ? read(canvas) : null
  }
  const stage = scene.open(SIZE.width, SIZE.height, 1, undefined, { settling, onFrame })
  const canvas = document.querySelector('canvas')!
  const isSettled = (): boolean => canvas.dataset['settled'] !== undefined
  return {
    stage,
    canvas,
    isSettled,
    async settled() {
      await stage.show(richDesign)
      await scene.until(() => picture !== null)
      return picture!
    },
  }
}

/** Mean CIEDE2000 difference of pixels that differ from the ground in either picture, a sample of them. */
function meanDeltaE(a: ImageData, b: ImageData): number {
  const differences: number[] = []
  for (let i = 0; i < a.data.length; i += 4 * 7) {
    const [p, q] = [a.data.slice(i, i + 3), b.data.slice(i, i + 3)]
    if (Math.min(...p) > 225 && Math.min(...q) > 225) continue
    differences.push(deltaE(labOf([...p]), labOf([...q])))
  }
  return differences.reduce((sum, each) => sum + each, 0) / differences.length
}

describe('the settled picture', () => {
  it('converges to one of 16 shifts and 256 lights, near the moving one', async () => {
    const own = open({ frames: 6 })
    const settled = await own.settled()
    own.stage.renderNow()
    const moving = read(own.canvas)
    own.stage.dispose()
    const reference = open({ frames: 16 })
    const expected = await reference.settled()
    reference.stage.dispose()
    expect(meanDeltaE(settled, expected)).toBeLessThan(1)
    expect(meanDeltaE(settled, moving)).toBeGreaterThan(0.3)
    expect(meanDeltaE(settled, moving)).toBeLessThan(4)
  }, 480_000)

  it('draws nothing more, and gives way at once when the camera moves', async () => {
    const { stage, canvas, isSettled, settled } = open({ frames: 1 })
    await settled()
    const gl = canvas.getContext('webgl2')!
    const drawn = vi.spyOn(gl, 'drawElements')
    await scene.rest()
    const atRest = drawn.mock.calls.length
    await userEvent.dragAndDrop(canvas, canvas, {
      sourcePosition: { x: 120, y: 140 },
      targetPosition: { x: 150, y: 140 },
      steps: 2,
    })
    const whileMoving = isSettled()
    await scene.until(isSettled)
    stage.dispose()
    expect([atRest, whileMoving]).toEqual([0, false])
    expect(drawn.mock.calls.length).toBeGreaterThan(0)
  }, 120_000)

  it('is given up when something moves before it is done', async () => {
    const { stage, isSettled, settled } = open({ frames: 1 })
    await settled()
    stage.turnBy(20, 0)
    // The full level is drawn now: a picture of this angle is under way.
    await scene.rest()
    stage.turnBy(20, 0)
    const afterMove = isSettled()
    await scene.until(isSettled)
    stage.dispose()
    expect(afterMove).toBe(false)
  }, 120_000)

  it('frees all that it takes of the GPU', async () => {
    const { stage, settled } = open({ frames: 1 })
    await settled()
    stage.dispose()
    expect(stage.info).toEqual({ triangles: 0, textures: 0, geometries: 0 })
  }, 120_000)

  it('says nothing on the console', () => expect(said).not.toHaveBeenCalled())
})
