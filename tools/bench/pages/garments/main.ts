import { createDesign } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { createStage, type Stage } from '@kitwright/scene'
import { CANVAS } from '../shared/bench.ts'

const garment = await loadGarment('soccer')
const design = createDesign('soccer')

function open(isPlain: boolean, onFrame: () => void): Stage {
  const stage = createStage(document.querySelector<HTMLCanvasElement>('#stage')!, {
    garment,
    // The baseline has one level, and that unpacked.
    modelUrl: glb => (isPlain ? `/plain/${glb.replace('.light.', '.full.')}` : `/models/soccer/${glb}`),
    imageUrl: () => Promise.resolve(null),
    onFrame,
  })
  stage.resize(CANVAS.width, CANVAS.height, 1)
  return stage
}

/** Milliseconds from the click to the first picture that has pixels. */
async function firstPicture(isPlain: boolean): Promise<number> {
  const start = performance.now()
  const { promise, resolve } = Promise.withResolvers<number>()
  const pixel = new Uint8Array(4)
  const stage = open(isPlain, () => {
    if (stage.info.triangles === 0) return
    const gl = document.querySelector('canvas')!.getContext('webgl2')!
    // Waits for the GPU, as an eye does.
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    resolve(performance.now() - start)
  })
  await stage.show(design)
  return promise
}

/** Counts the GPU's resources with a variant shown, before and after others were. */
async function kept(): Promise<{ before: Stage['info']; after: Stage['info'] }> {
  const stage = open(false, () => undefined)
  const settled = async (options: typeof design.options): Promise<Stage['info']> => {
    await stage.show({ ...design, options })
    // A picture waits for all that comes after the first frame.
    await stage.picture(8, 8)
    return { ...stage.info }
  }
  const before = await settled(design.options)
  for (const { options } of garment.variants) await settled(options)
  return { before, after: await settled(design.options) }
}

Object.assign(globalThis, { firstPicture, kept })
document.title = 'ready'
