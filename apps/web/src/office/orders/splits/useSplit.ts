import { DESK_LIMITS } from '@kitwright/contract'
import { latinDigits } from '@kitwright/measure'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useCall, useSend } from '../../../session/index.ts'
import { OFFICE } from '../../list/useOfficeAction.ts'
import type { OfficeOrder } from '../../officeTypes.ts'

/** The amounts are asked for when nothing was typed for this long. */
const TYPING_MS = 300

/** The typed pieces that move, by line. */
export type TypedPieces = Readonly<Record<string, string>>

/** Returns the pieces of a line that move; undefined for what is no such number. */
export function piecesOf(typed: string | undefined, { qty }: { readonly qty: number }): number | undefined {
  const text = latinDigits(typed ?? '').trim()
  if (text === '') return 0
  return /^\d{1,5}$/.test(text) && Number(text) <= qty ? Number(text) : undefined
}

/** A new order that was split off, as its notice shows it. */
export interface SplitOutcome {
  readonly id: string
  readonly number: string
  /** Of this browser's clock, in milliseconds. */
  readonly undoUntil: number
}

function readMoves(order: OfficeOrder, typed: TypedPieces) {
  const moving = order.lines.map(line => ({ id: line.id, qty: piecesOf(typed[line.id], line) }))
  const lines = moving.flatMap(({ id, qty }) => (qty ? [{ id, qty }] : []))
  const sum = lines.reduce((all, { qty }) => all + qty, 0)
  return { lines, sum, isWrong: moving.some(({ qty }) => qty === undefined) }
}

/** Asks for the amounts of both orders; undefined while nothing moves, everything does, or they are being computed. */
function useAmounts(id: string, { lines, isWrong }: ReturnType<typeof readMoves>, isWhole: boolean) {
  const key = isWrong || lines.length === 0 || isWhole ? '' : JSON.stringify(lines)
  const [settled] = useDebouncedValue(key, TYPING_MS)
  const body = { lines: settled === '' ? [] : (JSON.parse(settled) as typeof lines) }
  const { data, error, refetch } = useCall(
    'POST /api/office/orders/{id}/split/preview',
    { params: { id }, body },
    { isEnabled: settled !== '' },
  )
  const isSettled = settled === key && settled !== ''
  return { preview: isSettled ? data : undefined, error: isSettled ? error : null, refetch }
}

/** Holds the split of an order as it is typed, its amounts, and the way back. */
export function useSplit(order: OfficeOrder, etag: string) {
  const { t } = useTranslation(['edits'])
  const api = useApi()
  const send = useSend(OFFICE)
  const [typed, setTyped] = useState<TypedPieces>({})
  const [reason, setReason] = useState('')
  const [supplierId, setSupplierId] = useState('')
  const [isTried, setTried] = useState(false)
  const [outcome, setOutcome] = useState<SplitOutcome | null>(null)
  const moves = readMoves(order, typed)
  const isWhole = moves.sum >= order.qty
  const amounts = useAmounts(order.id, moves, isWhole)
  const save = async (): Promise<void> => {
    setTried(true)
    if (!amounts.preview || reason.trim() === '') return
    const body = { lines: moves.lines, reason: reason.trim(), ...(supplierId !== '' && { supplierId }) }
    const params = { id: order.id }
    await send(
      async () => api('POST /api/office/orders/{id}/split', { params, headers: { 'if-match': etag }, body }),
      // The server's clock may differ, so its seconds are counted here.
      { done: ({ value }) => setOutcome({ ...value, undoUntil: Date.now() + DESK_LIMITS.undoSeconds * 1_000 }) },
    )
  }
  const undo = async (onDone: () => void): Promise<void> => {
    if (!outcome) return
    await send(async () => api('POST /api/office/orders/{id}/split/undo', { params: { id: outcome.id } }), {
      said: t('edits:split_undone'),
      // Before the office's data are refreshed.
      done: onDone,
    })
  }
  /** Begins the next split of what is left. */
  const again = (): void => {
    setTyped({})
    setSupplierId('')
    setTried(false)
    setOutcome(null)
  }
  return {
    typed,
    setTyped,
    reason,
    setReason,
    supplierId,
    setSupplierId,
    again,
    isTried,
    isWhole,
    outcome,
    ...moves,
    ...amounts,
    save,
    undo,
  }
}
export type Split = ReturnType<typeof useSplit>
