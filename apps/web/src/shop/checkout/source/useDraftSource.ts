import type { Order } from '@kitwright/contract'
import { productTypeAt, sleeveOf } from '@kitwright/garment'
import type { Client } from '@kitwright/contract/client'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { loadDraft, openDesign, type Draft } from '../../../drafts/index.ts'
import { useApi, useSession } from '../../../session/index.ts'
import { useAsync } from '../../../ui/index.ts'
import { reorderForm } from './reorderForm.ts'
import type { CheckoutSource } from '../form/checkoutSource.ts'
import { createCheckoutStorage } from '../form/checkoutStorage.ts'
import { kitsOf } from '../form/checkoutKits.ts'
import { piecesIn, playerOf } from '../form/checkoutRows.ts'
import { draftSource } from './draftSource.ts'

/** Whether no design has that id. Any other error may be temporary. */
const isAbsent = (error: string): boolean => error === 'not-found' || error === 'invalid-input'

/** Returns the order without the lines of deleted designs, which cannot be ordered. */
async function withoutDeleted(order: Order, api: Client): Promise<Order> {
  const ids = [...new Set(order.lines.map(({ designId }) => designId))]
  const answers = await Promise.all(ids.map(async id => api('GET /api/designs/{id}', { params: { id } })))
  const gone = ids.filter((_, i) => answers[i]?.ok === false && answers[i].error.id === 'not-found')
  return { ...order, lines: order.lines.filter(({ designId }) => !gone.includes(designId)) }
}

/**
 * Returns the draft with the players and fabric of an earlier order and stores its other lines in the form. Without an
 * order, the draft is unchanged.
 */
async function orderAgain(draft: Draft, orderId: string, api: Client): Promise<Draft | 'failed'> {
  const answer = await api('GET /api/orders/{id}', { params: { id: orderId } })
  if (!answer.ok) return isAbsent(answer.error.id) ? draft : 'failed'
  const own = { designId: draft.designId ?? draft.id, sleeve: sleeveOf(draft.document), kits: kitsOf(draft.document) }
  const form = reorderForm(await withoutDeleted(answer.value, api), own)
  createCheckoutStorage(draft.id, localStorage).keepForm(form)
  return { ...draft, players: form.players.map(playerOf), sizes: piecesIn(form.sizes), fabric: form.fabric }
}

interface CheckoutRequest {
  readonly designId: string
  /** Earlier order from which the form is filled. */
  readonly again: string | undefined
}
interface Ports {
  readonly api: Client
  readonly isSignedIn: () => boolean
}

async function open(designId: string, { api, isSignedIn }: Ports): Promise<Draft | 'missing' | 'failed'> {
  const kept = await loadDraft(designId)
  if (kept) return kept
  if (!isSignedIn()) return 'missing'
  const opened = await openDesign(designId, api)
  if (opened.ok) return opened.draft
  return isAbsent(opened.error) ? 'missing' : 'failed'
}

/** `unknown`: this build does not know the design's garment. */
type SourceProblem = 'missing' | 'failed' | 'unknown'

async function begin({ designId, again }: CheckoutRequest, ports: Ports): Promise<CheckoutSource | SourceProblem> {
  const found = await open(designId, ports)
  const draft = typeof found === 'object' && again ? await orderAgain(found, again, ports.api) : found
  if (typeof draft === 'string') return draft
  const productType = productTypeAt(draft.document.garment)
  return productType ? draftSource(draft, productType) : 'unknown'
}

interface SourceState {
  readonly source: CheckoutSource | SourceProblem | undefined
  retry(): void
}

/**
 * Returns the lines of the design to order: this browser's draft, else the signed-in person's saved design; `missing` if neither
 * exists. `again` is removed from the address once applied, so that a reload keeps later input. A working copy: nothing
 * reopens it while the form is in use.
 */
export function useDraftSource(designId: string, again?: string): SourceState {
  const api = useApi()
  const navigate = useNavigate()
  const { accountId } = useSession()
  const account = accountId()
  const [orderer, setOrderer] = useState(account)
  const [wanted, setWanted] = useState<CheckoutRequest>({ designId, again })
  const load = useCallback(
    () => begin(wanted, { api, isSignedIn: () => accountId() !== null }),
    [wanted, api, accountId],
  )
  const { data, isError, retry } = useAsync(load)
  const isOpen = data !== undefined && data !== 'missing' && data !== 'failed'
  if (orderer !== account) {
    setOrderer(account)
    // One person's input is not shown to the next; a guest who signs in continues.
    if (orderer !== null || !isOpen) setWanted({ designId, again })
  }
  useEffect(() => {
    if (isOpen && again) void navigate({ to: '.', search: {}, replace: true })
  }, [isOpen, again, navigate])
  return { source: isError ? 'failed' : data, retry }
}
