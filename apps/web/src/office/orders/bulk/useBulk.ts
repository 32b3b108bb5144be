import { DESK_LIMITS } from '@kitwright/contract'
import type { Call, Response_ } from '@kitwright/contract/client'
import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../../../session/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'

export type BulkChange = NonNullable<Call<'POST /api/office/bulk/orders'>['body']>['change']
export type BulkResult = Response_<'POST /api/office/bulk/orders'>['results'][number]

/** The last change of several orders, as its notice shows it. */
export interface BulkOutcome {
  readonly id: string
  readonly change: BulkChange
  readonly results: readonly BulkResult[]
  readonly isUndo: boolean
  /** Of this browser's clock, in milliseconds; null if nothing can be undone. */
  readonly undoUntil: number | null
}

export interface Bulk {
  readonly outcome: BulkOutcome | null
  /** Changes the orders and returns those that were refused; null if the call failed. */
  readonly apply: (ids: readonly string[], change: BulkChange) => Promise<readonly BulkResult[] | null>
  readonly undo: () => Promise<void>
  readonly dismiss: () => void
}

/** Sends changes of several orders, and takes the last one back while the server allows it. */
export function useBulk(): Bulk {
  const api = useApi()
  const act = useOfficeAction()
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const apply: Bulk['apply'] = async (ids, change) => {
    let refused: readonly BulkResult[] | null = null
    await act(async () => api('POST /api/office/bulk/orders', { body: { ids: [...ids], change } }), {
      done: ({ value }) => {
        refused = value.results.filter(({ error }) => error !== null)
        // The server's clock may differ, so its seconds are counted here.
        const undoUntil = value.undoUntil === null ? null : Date.now() + DESK_LIMITS.undoSeconds * 1_000
        setOutcome({ id: value.id, change, results: value.results, isUndo: false, undoUntil })
      },
    })
    return refused
  }
  const undo = async (): Promise<void> => {
    if (!outcome) return
    const { id, change } = outcome
    await act(async () => api('POST /api/office/bulk/orders/{id}/undo', { params: { id } }), {
      done: ({ value }) => setOutcome({ id, change, results: value.results, isUndo: true, undoUntil: null }),
    })
  }
  const dismiss = useCallback(() => setOutcome(null), [])
  return { outcome, apply, undo, dismiss }
}

/** Returns the seconds until an instant of this browser's clock, counted down each second; 0 once it has passed. */
export function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === null) return
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000))
}
