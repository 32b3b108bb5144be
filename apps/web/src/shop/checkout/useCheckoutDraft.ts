import type { Order } from '@kitwright/contract'
import { sleeveOf } from '@kitwright/garment'
import type { Client } from '@kitwright/contract/client'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadDraft, openDesign, type Draft } from '../../drafts/index.ts'
import { useApi, useSession } from '../../session/index.ts'
import { formAgain } from './formAgain.ts'
import { createCheckoutStorage } from './checkoutStorage.ts'
import { piecesIn, playerOf } from './rows.ts'

/** Nothing is there by that id; anything else that went wrong may go right another time. */
const isAbsent = (error: string): boolean => error === 'not-found' || error === 'invalid-input'

/** The order without the lines of designs that its owner has deleted since: those cannot be ordered. */
async function withoutDeleted(order: Order, api: Client): Promise<Order> {
  const ids = [...new Set(order.lines.map(({ designId }) => designId))]
  const answers = await Promise.all(ids.map(async id => api('GET /api/designs/{id}', { params: { id } })))
  const gone = ids.filter((_, i) => answers[i]?.ok === false && answers[i].error.id === 'not-found')
  return { ...order, lines: order.lines.filter(({ designId }) => !gone.includes(designId)) }
}

/** The draft with the players and fabric of an earlier order, and the rest of that order in the form; the draft as it is without one. */
async function orderAgain(draft: Draft, orderId: string, api: Client): Promise<Draft | 'failed'> {
  const answer = await api('GET /api/orders/{id}', { params: { id: orderId } })
  if (!answer.ok) return isAbsent(answer.error.id) ? draft : 'failed'
  const form = formAgain(await withoutDeleted(answer.value, api), draft.designId ?? draft.id, sleeveOf(draft.document))
  createCheckoutStorage(draft.id, localStorage).keepForm(form)
  return { ...draft, players: form.players.map(playerOf), sizes: piecesIn(form.sizes), fabric: form.fabric }
}

interface Found {
  readonly draft: Draft | 'missing' | 'failed' | undefined
  retry(): void
}

/**
 * The design to order: this browser's draft, else the signed-in person's saved design; `missing` when there is neither. `again` is an
 * earlier order that it begins with; it leaves the address once taken, so that a reload keeps what was typed since.
 */
export function useCheckoutDraft(designId: string, again?: string): Found {
  const api = useApi()
  const navigate = useNavigate()
  const { isSignedIn, accountId } = useSession()
  const [draft, setDraft] = useState<Draft | 'missing' | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  const isOpen = typeof draft === 'object'
  const account = accountId()
  const [orderer, setOrderer] = useState(account)
  useEffect(() => {
    if (orderer === account) return
    setOrderer(account)
    // What one has typed is not for who comes after; a guest who signs in goes on.
    if (orderer !== null) setDraft(undefined)
  }, [orderer, account])
  useEffect(() => {
    if (isOpen) return
    let isCurrent = true
    const open = async (): Promise<Draft | 'missing' | 'failed'> => {
      const kept = await loadDraft(designId)
      if (kept) return kept
      if (!isSignedIn) return 'missing'
      const opened = await openDesign(designId, api)
      if (opened.ok) return opened.draft
      return isAbsent(opened.error) ? 'missing' : 'failed'
    }
    const begin = async (): Promise<void> => {
      const found = await open()
      if (!isCurrent) return
      const filled = typeof found === 'object' && again ? await orderAgain(found, again, api) : found
      if (!isCurrent) return
      setDraft(filled)
      if (typeof filled === 'object' && again) void navigate({ to: '.', search: {}, replace: true })
    }
    void begin()
    return () => {
      isCurrent = false
    }
  }, [designId, isSignedIn, api, isOpen, again, navigate, attempt])
  return { draft, retry: () => setAttempt(n => n + 1) }
}
