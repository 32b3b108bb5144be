import { describe, expect, it } from 'vitest'
import type { Refusal } from '../../calls/useSend.ts'
import { tellRefusal } from './useFormSend.ts'

const refusal = (id: string): Refusal => ({ ok: false, error: { id, message: `${id} is wrong` } })

/** Returns what a form with these places is called with for a refusal. */
function hearOf(id: string, places: Record<string, 'email'> = { 'email-taken': 'email' }): unknown[] {
  const heard: unknown[] = []
  tellRefusal<{ email: string }>(refusal(id), {
    setError: (place, error, options) => heard.push([place, error.message, options]),
    setProblem: problem => heard.push(['above', problem.message]),
    places,
  })
  return heard
}

describe('why a form was refused', () => {
  it('is told at the field that it is about, which is focused', () => {
    expect(hearOf('email-taken')).toEqual([['email', 'email-taken is wrong', { shouldFocus: true }]])
  })
  it('is told above the form where no field is to blame', () => {
    expect(hearOf('busy')).toEqual([['above', 'busy is wrong']])
    expect(hearOf('email-taken', {})).toEqual([['above', 'email-taken is wrong']])
  })
  it('is never told as a toast as well', () => {
    const told = tellRefusal(refusal('busy'), { setError: () => {}, setProblem: () => {}, places: {} })
    expect(told).toBe(true)
  })
})
