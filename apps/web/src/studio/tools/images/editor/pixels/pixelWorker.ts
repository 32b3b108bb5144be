import type { Edit } from './edit.ts'
import type { EditResult, PixelWorkerReply, PixelWorkerRequest } from './messages.ts'
import { createStepRunner, type StepRunner } from './runEdit.ts'
import { traceSvg } from './traceSvg.ts'

const tell = (message: PixelWorkerReply): void => postMessage(message)

function resultOf(runner: StepRunner, id: number, { steps, trace }: Edit): EditResult {
  const parts = steps.length + (trace ? 1 : 0)
  const pixels = runner.run(steps, done => tell({ kind: 'progress', id, share: done / parts }))
  return trace ? { kind: 'svg', ...traceSvg(pixels, trace) } : { kind: 'pixels', pixels }
}

let opened: StepRunner | null = null

addEventListener('message', ({ data }: MessageEvent<PixelWorkerRequest>) => {
  if (data.kind === 'open') {
    opened = createStepRunner(data.pixels, data.size)
    return
  }
  const { id, edit } = data
  try {
    const runner = data.kind === 'render' ? createStepRunner(data.pixels, data.size, 1) : opened
    if (!runner) throw new Error('no picture was opened')
    tell({ kind: 'done', id, result: resultOf(runner, id, edit) })
  } catch (cause) {
    console.error('the picture could not be edited', cause)
    tell({ kind: 'failed', id })
  }
})
