import {
  commit,
  createPatternUse,
  linkColours,
  startHistory,
  type ClubColour,
  type Command,
  type History,
  type Span,
} from '@kitwright/design'
import { createStage } from '@kitwright/scene'
import { CANVAS, offer, valuesOf, type Edit } from '../shared/bench.ts'
import { countsNow, type Counts } from '../shared/counters.ts'
import { CLUB_COLOUR, createDesign60, crest, garment } from '../shared/design60.ts'

/** The real stage, driven by the real history and commands. */
/** The base and a third of the texts use the club's first colour. */
const clubColours: ClubColour[] = [
  { tone: 'main', name: null, colour: CLUB_COLOUR },
  { tone: 'second', name: null, colour: '#ffd400' },
]
let history: History = startHistory(linkColours({ ...createDesign60(), clubColours }))
let drawn = (): void => undefined

const stage = createStage(document.querySelector<HTMLCanvasElement>('#stage')!, {
  garment,
  modelUrl: glb => `/models/soccer/${glb}`,
  imageUrl: asset => Promise.resolve(crest(Number(asset.id.slice('crest'.length)))),
  onFrame: () => drawn(),
})
stage.resize(CANVAS.width, CANVAS.height, 1)
await stage.show(history.document)
// A picture waits for all work after the first frame, so that a settled page is timed.
await stage.picture(8, 8)

const worn = history.document.parts.base?.pattern
if (!worn) throw new Error('the design that is timed has no pattern on its base')
const pattern = (change: object): Command => ({
  kind: 'changePattern',
  part: 'base',
  at: 0,
  pattern: { ...worn, ...change },
})

/** Edits whose work is counted, including the timed ones. */
export type CountedEdit = Edit | 'pattern-opacity' | 'layer-opacity' | 'type-text'

const COMMANDS: Readonly<Record<Exclude<CountedEdit, 'plain'>, (n: number) => Command>> = {
  'drag-text'(n) {
    const { xMm, yMm } = valuesOf(n)
    return { kind: 'changeLayer', id: 'text0', change: { xMm, yMm } }
  },
  'part-colour': n => ({
    kind: 'setPartFill',
    part: 'base',
    fill: { kind: 'solid', colour: valuesOf(n).colour },
  }),
  'pattern-colour': n => pattern({ colour: valuesOf(n).colour }),
  'club-colour': n => ({
    kind: 'setClubColour',
    clubColour: { ...clubColours.find(({ tone }) => tone === 'main')!, colour: valuesOf(n).colour },
  }),
  'pattern-opacity': n => pattern({ opacity: (1 + (n % 10)) / 10 }),
  'layer-opacity': n => ({ kind: 'changeLayer', id: 'text0', change: { opacity: (1 + (n % 10)) / 10 } }),
  'type-text': n => ({ kind: 'changeLayer', id: 'text1', change: { text: `Name ${n}`, xMm: 0, yMm: 330 } }),
}

function make(kind: CountedEdit, n: number): void {
  if (kind !== 'plain') history = commit(history, COMMANDS[kind](n), `bench-${kind}`)
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
/** Time until the pause in input has been noticed and the deferred work is complete. */
const REST_MS = 400

/** Counts the work of so many edits beyond drawing the garment, rest included. */
async function count(kind: CountedEdit, steps: number): Promise<Counts> {
  make(kind, 0)
  stage.update(history.document)
  await pause(REST_MS)
  const start = countsNow()
  for (let n = 1; n <= steps; n++) {
    make(kind, n)
    stage.update(history.document, n < steps)
    stage.renderNow()
  }
  await pause(REST_MS)
  const end = countsNow()
  return {
    rasterised: end.rasterised - start.rasterised,
    uploads: end.uploads - start.uploads,
    redraws: end.redraws - start.redraws,
  }
}

/** Adds a sash to the base, on each piece separately or over the whole garment. The page is settled afterwards. */
async function wearSash(span: Span): Promise<void> {
  history = commit(history, pattern({ ...createPatternUse('sash', '#ffd400') }), 'bench-sash')
  history = commit(history, { kind: 'setPartSpan', part: 'base', span }, 'bench-span')
  await stage.show(history.document)
  await stage.picture(8, 8)
}

Object.assign(globalThis, { count, wearSash })

offer({
  edit(kind, n) {
    make(kind, n)
    stage.update(history.document, true)
  },
  drawAndWait: () => stage.renderNow(),
  drawNextFrame: () =>
    new Promise(resolve => {
      drawn = () => {
        drawn = () => undefined
        // Runs after the frame's own callback, so that all of it is counted.
        setTimeout(resolve)
      }
    }),
})
