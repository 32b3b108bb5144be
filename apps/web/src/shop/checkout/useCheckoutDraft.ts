import type { Client } from '@kitwright/contract/client'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadDraft, openDesign, type Draft } from '../../drafts/index.ts'
import { useApi, useSession } from '../../session/index.ts'
import { formAgain } from './formAgain.ts'
import { createKeeper } from './kept.ts'
import { playerOf } from './rows.ts'

/** The draft with the players and fabric of an earlier order, and the rest of that order in the form; the draft as it is without one. */
async function orderAgain(draft: Draft, orderId: string, api: Client): Promise<Draft> {
  const answer = await api('GET /api/orders/{id}', { params: { id: orderId } })
  if (!answer.ok) return draft
  const form = formAgain(answer.value, draft.designId ?? draft.id)
  createKeeper(draft.id, localStorage).keepForm(form)
  return { ...draft, players: form.players.map(playerOf), fabric: form.fabric }
}

/**
 * The design to order: this browser's draft, else the signed-in person's saved design; null when there is neither. `again` is an
 * earlier order that it begins with; it leaves the address once taken, so that a reload keeps what was typed since.
 */
export function useCheckoutDraft(designId: string, again?: string): Draft | null | undefined {
  const api = useApi()
  const navigate = useNavigate()
  const { isSignedIn, accountId } = useSession()
  const [draft, setDraft] = useState<Draft | null>()
  useEffect(() => {
    if (draft) return
    let isCurrent = true
    const open = async (): Promise<Draft | null> => {
      const kept = await loadDraft(designId)
      if (kept || !isSignedIn) return kept
      const opened = await openDesign(designId, api, accountId())
      return opened.ok ? opened.draft : null
    }
    const begin = async (): Promise<void> => {
      const found = await open()
      if (!isCurrent) return
      const filled = found && again ? await orderAgain(found, again, api) : found
      if (!isCurrent) return
      setDraft(filled)
      if (filled && again) void navigate({ to: '.', search: {} as never, replace: true })
    }
    void begin()
    return () => {
      isCurrent = false
    }
  }, [designId, isSignedIn, accountId, api, draft, again, navigate])
  return draft
}
