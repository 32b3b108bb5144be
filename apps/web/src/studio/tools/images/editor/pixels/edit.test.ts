import { describe, expect, it } from 'vitest'
import { historyOf, redone, undone } from '../../history/dialogHistory.ts'
import { isUntouched, NO_EDIT, openStep, resetEdit, withStep, withTrace } from './edit.ts'

const start = historyOf(NO_EDIT)
const light = (brightness: number) => ({ kind: 'light', brightness, contrast: 0 }) as const
const turn = { kind: 'turn', quarters: 1 } as const
const stepsOf = (history: typeof start) => history.present.steps

describe('the history of a picture’s edit', () => {
  it('takes a moved slider for one entry and each turn for one', () => {
    let history = withStep(withStep(start, light(10)), light(30))
    history = withStep(withStep(history, turn), turn)
    expect(stepsOf(history)).toEqual([light(30), turn, turn])
    history = undone(undone(history))
    expect(stepsOf(history)).toEqual([light(30)])
    expect(isUntouched(undone(history).present)).toBe(true)
  })

  it('lets only the last step be adjusted', () => {
    const history = withStep(withStep(start, light(10)), turn)
    expect(openStep(history.present, 'light')).toBeNull()
    expect(openStep(history.present, 'turn')).toBeNull()
    expect(stepsOf(withStep(history, light(5)))).toEqual([light(10), turn, light(5)])
  })

  it('goes back and forth, and forgets the way forth at a new step', () => {
    const done = withStep(withStep(start, turn), light(10))
    expect(redone(undone(done))).toEqual(done)
    const other = withStep(undone(done), turn)
    expect(redone(other)).toEqual(other)
    expect(undone(start)).toEqual(start)
  })

  it('starts again without losing what was done', () => {
    const done = withTrace(withStep(start, turn), { colours: 4, detail: 5 })
    expect(isUntouched(resetEdit(done).present)).toBe(true)
    expect(undone(resetEdit(done)).present).toEqual(done.present)
    expect(resetEdit(start)).toBe(start)
  })

  it('keeps the drawing as a vector while steps change under it', () => {
    const traced = withTrace(withTrace(start, { colours: 4, detail: 5 }), { colours: 8, detail: 5 })
    expect(traced.past.length).toBe(1)
    expect(withStep(traced, turn).present).toEqual({ steps: [turn], trace: { colours: 8, detail: 5 } })
  })
})
