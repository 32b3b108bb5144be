import { createDesign, type DesignDocument } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { deltaE, labOf } from '@kitwright/measure'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { scene } from '../../testing/scene.ts'

const said = vi.spyOn(console, 'error')
afterAll(() => said.mockRestore())

// The smallest stage that settles, and a garment of few pieces: each light draws all of them.
const SIZE = { width: 240, height: 240 }
const shirt = await loadGarment('tshirt')
const plain = createDesign('tshirt')
const teal = { fill: { kind: 'solid' as const, colour: '#0f766e' }, pattern: null, span: 'piece' as const }
const design: DesignDocument = { ...plain, parts: { ...plain.parts, base: teal } }

function read(canvas: HTMLCanvasElement): ImageData {
  const pen = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d')!
  pen.drawImage(canvas, 0, 0)
  return pen.getImageData(0, 0, SIZE.width, SIZE.height)
}

/** Opens the stage of all tests: software WebGL spends most of its time on compiling a new one's shaders. */
function open() {
  const settling = { frames: 1 }
  let picture: ImageData | null = null
  const isSettled = (): boolean => canvas.dataset['settled'] !== undefined
  const onFrame = (): void => {
    // The canvas' pixels exist only until they are shown.
    picture = isSettled() ? read(canvas) : null
  }
  const stage = scene.open(SIZE.width, SIZE.height, 1, shirt, { settling, onFrame })
  const canvas = document.querySelector('canvas')!
  return {
    stage,
    canvas,
    isSettled,
    moving(): ImageData {
      stage.renderNow()
      return read(canvas)
    },
    /** Shows the design from the front and resolves with the settled picture of so many frames. */
    async settled(frames: number): Promise<ImageData> {
      settling.frames = frames
      stage.setView('front', false)
      await stage.show(design)
      stage.renderNow()
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
  let own: ReturnType<typeof open>
  beforeAll(() => {
    own = open()
  })

  it('converges to one of 8 shifts and 128 lights, near the moving one', async () => {
    const settled = await own.settled(4)
    const moving = own.moving()
    const expected = await own.settled(8)
    expect(meanDeltaE(settled, expected)).toBeLessThan(1)
    expect(meanDeltaE(settled, moving)).toBeGreaterThan(0.3)
    expect(meanDeltaE(settled, moving)).toBeLessThan(4)
  }, 480_000)

  it('draws nothing more, and gives way at once when the camera moves', async () => {
    const { canvas, isSettled } = own
    await own.settled(1)
    const gl = canvas.getContext('webgl2')!
    const drawn = vi.spyOn(gl, 'drawElements')
    const built = vi.spyOn(gl, 'linkProgram')
    await scene.rest()
    const atRest = drawn.mock.calls.length
    await userEvent.dragAndDrop(canvas, canvas, {
      sourcePosition: { x: 115, y: 120 },
      targetPosition: { x: 145, y: 120 },
      steps: 2,
    })
    const whileMoving = isSettled()
    await scene.until(isSettled)
    const afterwards = drawn.mock.calls.length
    const programs = built.mock.calls.length
    for (const spy of [drawn, built]) spy.mockRestore()
    expect([atRest, whileMoving]).toEqual([0, false])
    expect(afterwards).toBeGreaterThan(0)
    expect(programs, 'built anew for the next picture').toBe(0)
  }, 120_000)

  it('is given up when something moves before it is done', async () => {
    const { stage, isSettled } = own
    await own.settled(1)
    stage.turnBy(20, 0)
    // The full level is drawn now: a picture of this angle is under way.
    await scene.rest()
    stage.turnBy(20, 0)
    const afterMove = isSettled()
    await scene.until(isSettled)
    expect(afterMove).toBe(false)
  }, 120_000)

  it('frees all that it takes of the GPU', async () => {
    const gl = own.canvas.getContext('webgl2')!
    const used = vi.spyOn(gl, 'useProgram')
    await own.settled(1)
    const programs = new Set(used.mock.calls.flatMap(([program]) => program ?? []))
    const freed = vi.spyOn(gl, 'deleteProgram')
    own.stage.dispose()
    for (const [program] of freed.mock.calls) programs.delete(program!)
    for (const spy of [used, freed]) spy.mockRestore()
    expect(programs).toEqual(new Set())
    expect(own.stage.info).toEqual({ triangles: 0, textures: 0, geometries: 0 })
  }, 120_000)

  it('says nothing on the console', () => expect(said).not.toHaveBeenCalled())
})
