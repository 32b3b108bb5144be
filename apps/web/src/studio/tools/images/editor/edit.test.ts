import { describe, expect, it } from 'vitest'
import { isUntouched, openStep, redoEdit, resetEdit, START_HISTORY, undoEdit, withStep, withTrace } from './edit.ts'

const light = (brightness: number) => ({ kind: 'light', brightness, contrast: 0 }) as const
const turn = { kind: 'turn', quarters: 1 } as const
const stepsOf = (history: typeof START_HISTORY) => history.present.steps

describe('the history of a picture’s edit', () => {
  it('takes a moved slider for one entry and each turn for one', () => {
    let history = withStep(withStep(START_HISTORY, light(10)), light(30))
    history = withStep(withStep(history, turn), turn)
    expect(stepsOf(history)).toEqual([light(30), turn, turn])
    history = undoEdit(undoEdit(history))
    expect(stepsOf(history)).toEqual([light(30)])
    expect(isUntouched(undoEdit(history).present)).toBe(true)
  })

  it('lets only the last step be adjusted', () => {
    const history = withStep(withStep(START_HISTORY, light(10)), turn)
    expect(openStep(history.present, 'light')).toBeNull()
    expect(openStep(history.present, 'turn')).toBeNull()
    expect(stepsOf(withStep(history, light(5)))).toEqual([light(10), turn, light(5)])
  })

  it('goes back and forth, and forgets the way forth at a new step', () => {
    const done = withStep(withStep(START_HISTORY, turn), light(10))
    expect(redoEdit(undoEdit(done))).toEqual(done)
    const other = withStep(undoEdit(done), turn)
    expect(redoEdit(other)).toEqual(other)
    expect(undoEdit(START_HISTORY)).toEqual(START_HISTORY)
  })

  it('starts again without losing what was done', () => {
    const done = withTrace(withStep(START_HISTORY, turn), { colours: 4, detail: 5 })
    expect(isUntouched(resetEdit(done).present)).toBe(true)
    expect(undoEdit(resetEdit(done)).present).toEqual(done.present)
    expect(resetEdit(START_HISTORY)).toBe(START_HISTORY)
  })

  it('keeps the drawing as a vector while steps change under it', () => {
    const traced = withTrace(withTrace(START_HISTORY, { colours: 4, detail: 5 }), { colours: 8, detail: 5 })
    expect(traced.past.length).toBe(1)
    expect(withStep(traced, turn).present).toEqual({ steps: [turn], trace: { colours: 8, detail: 5 } })
  })
})
