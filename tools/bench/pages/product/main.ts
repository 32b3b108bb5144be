import { commit, startHistory, type Command, type History } from '@kitwright/design'
import { createStage } from '@kitwright/scene'
import { CANVAS, offer, valuesOf, type Edit } from '../shared/bench.ts'
import { createDesign40, crest, garment } from '../shared/design40.ts'

/** The real stage, driven by the real history and commands. */
let history: History = startHistory(createDesign40())
let drawn = (): void => undefined

const stage = createStage(document.querySelector<HTMLCanvasElement>('#stage')!, {
  garment,
  modelUrl: glb => `/models/soccer/${glb}`,
  imageUrl: asset => Promise.resolve(crest(Number(asset.id.slice('crest'.length)))),
  onFrame: () => drawn(),
})
stage.resize(CANVAS.width, CANVAS.height, 1)
await stage.show(history.document)
// A picture waits for all that comes after the first frame: what is timed is a settled page.
await stage.picture(8, 8)

function commandOf(kind: Edit, n: number): Command {
  const { colour, xMm, yMm } = valuesOf(n)
  if (kind === 'drag-text') return { kind: 'changeLayer', id: 'text0', change: { xMm, yMm } }
  if (kind === 'part-colour') return { kind: 'setPartFill', part: 'base', fill: { kind: 'solid', colour } }
  const pattern = history.document.parts.base!.pattern!
  return { kind: 'setPartPattern', part: 'base', pattern: { ...pattern, colour } }
}

offer({
  edit(kind, n) {
    history = commit(history, commandOf(kind, n), `bench-${kind}`)
    stage.update(history.document, true)
  },
  drawAndWait: () => stage.renderNow(),
  drawNextFrame: () =>
    new Promise(resolve => {
      drawn = () => {
        drawn = () => undefined
        // After the frame's own callback, so that all of it is counted.
        setTimeout(resolve)
      }
    }),
})
