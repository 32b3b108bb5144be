import { productTypeAt } from '@kitwright/garment'
import type { Client } from '@kitwright/contract/client'
import { useCallback, useState } from 'react'
import { loadDraft, openDesign, type Draft } from '../../../drafts/index.ts'
import { useApi, useSession } from '../../../session/index.ts'
import { useAsync } from '../../../ui/index.ts'
import type { CheckoutSource } from '../form/checkoutSource.ts'
import { openCartSource } from './cartSource.ts'
import { draftSource } from './draftSource.ts'

/** The address of the cart's checkout, in place of a design's id. */
const CART = 'cart'

/** Whether no design has that id. Any other error may be temporary. */
const isAbsent = (error: string): boolean => error === 'not-found' || error === 'invalid-input'

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

/** `unknown`: this build does not know the design's garment; `empty`: nothing in the cart can be ordered. */
type SourceProblem = 'missing' | 'failed' | 'unknown' | 'empty'

async function begin(designId: string, ports: Ports): Promise<CheckoutSource | SourceProblem> {
  if (designId === CART) return openCartSource(ports.api)
  const draft = await open(designId, ports)
  if (typeof draft === 'string') return draft
  const productType = productTypeAt(draft.document.garment)
  return productType ? draftSource(draft, productType) : 'unknown'
}

interface SourceState {
  readonly source: CheckoutSource | SourceProblem | undefined
  retry(): void
}

/**
 * Returns the lines to order: the cart's, or a design's: this browser's draft, else the signed-in person's saved design;
 * `missing` if neither exists. A working copy: nothing reopens it while the form is in use.
 */
export function useDraftSource(designId: string): SourceState {
  const api = useApi()
  const { accountId } = useSession()
  const account = accountId()
  const [orderer, setOrderer] = useState(account)
  const [wanted, setWanted] = useState({ designId })
  const load = useCallback(
    () => begin(wanted.designId, { api, isSignedIn: () => accountId() !== null }),
    [wanted, api, accountId],
  )
  const { data, isError, retry } = useAsync(load)
  const isOpen = typeof data === 'object'
  if (orderer !== account) {
    setOrderer(account)
    // One person's input is not shown to the next; a guest who signs in continues.
    if (orderer !== null || !isOpen) setWanted({ designId })
  }
  return { source: isError ? 'failed' : data, retry }
}
