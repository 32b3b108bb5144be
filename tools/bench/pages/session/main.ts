import { commit, createDesign, startHistory, type Command, type DesignDocument } from '@kitwright/design'
import { loadGarment, sewnGarments, type Garment } from '@kitwright/garment'
import { createStage, type Stage } from '@kitwright/scene'
import { CANVAS, valuesOf } from '../shared/bench.ts'
import '../shared/counters.ts'
import { createDesign60, crests, garment as soccer } from '../shared/design60.ts'

const pictures = crests()

function open(garment: Garment): Stage {
  // A context belongs to its canvas permanently, so each stage gets a fresh one, as in the studio.
  const canvas = document.createElement('canvas')
  canvas.style.cssText = `width: ${CANVAS.width}px; height: ${CANVAS.height}px`
  document.querySelector('canvas')!.replaceWith(canvas)
  const stage = createStage(canvas, {
    garment,
    modelUrl: glb => `/models/${garment.id}/${glb}`,
    imageUrl: asset => Promise.resolve(pictures.get(asset.id) ?? null),
  })
  stage.resize(CANVAS.width, CANVAS.height, 1)
  return stage
}

/** Returns the milliseconds until all of a design is visible: its texts, pictures and pattern. */
async function fullPicture(isEmpty: boolean): Promise<number> {
  const design = isEmpty ? createDesign('soccer') : createDesign60()
  const start = performance.now()
  const stage = open(soccer)
  await stage.show(design)
  // Reads a pixel of the current frame: drawing again would be counted too.
  const gl = document.querySelector('canvas')!.getContext('webgl2')!
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  return performance.now() - start
}

const EDITS: readonly ((n: number) => Command)[] = [
  n => ({ kind: 'changeLayer', id: 'text0', change: { xMm: valuesOf(n).xMm, yMm: valuesOf(n).yMm } }),
  n => ({ kind: 'setPartFill', part: 'base', fill: { kind: 'solid', colour: valuesOf(n).colour } }),
  n => ({ kind: 'changeLayer', id: 'text2', change: { text: `Player ${n}` } }),
  n => ({ kind: 'changeLayer', id: 'text4', change: { sizeMm: 20 + (n % 30) } }),
  n => ({ kind: 'changeLayer', id: 'picture0', change: { opacity: (1 + (n % 10)) / 10 } }),
]

let stage: Stage
const nextFrame = (): Promise<unknown> => new Promise(resolve => requestAnimationFrame(resolve))

/** Shows a design and waits for all work after its first frame. */
async function settle(garment: Garment, design: DesignDocument): Promise<void> {
  stage = open(garment)
  await stage.show(design)
  await stage.picture(8, 8)
}

const begin = (): Promise<void> => settle(soccer, createDesign60())

async function work(edits: number, switches: number): Promise<void> {
  let history = startHistory(createDesign60())
  for (let n = 0; n < edits; n++) {
    history = commit(history, EDITS.at(n % EDITS.length)!(n))
    stage.update(history.document, n % 7 > 0)
    if (n % 10 === 0) await nextFrame()
  }
  const ids = sewnGarments().filter(id => id !== 'soccer')
  for (let n = 1; n <= switches; n++) {
    stage.dispose()
    const isLast = n === switches
    const garment = isLast ? soccer : await loadGarment(ids.at(n % ids.length)!)
    await settle(garment, isLast ? createDesign60() : createDesign(garment.id))
  }
}

const onGpu = (): Stage['info'] => ({ ...stage.info })

Object.assign(globalThis, { fullPicture, begin, work, onGpu })
document.title = 'ready'
