import { useLayoutEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { keepPending, loadDraft, saveDraft, type Draft } from '../../../drafts/index.ts'
import type { CheckoutForm, CheckoutStorage } from './checkoutStorage.ts'
import { piecesIn, playerOf } from './checkoutRows.ts'

const TYPING_MS = 400

interface PersistedForm {
  readonly form: UseFormReturn<CheckoutForm>
  readonly storage: CheckoutStorage
  readonly draft: Draft
}

/** Copies players, sizes and fabric into the draft, so that the studio shows what was typed here. */
const withForm = (draft: Draft, { players, sizes, fabric }: CheckoutForm): Draft => ({
  ...draft,
  players: players.map(playerOf).filter(player => player.name !== '' || player.number !== null),
  sizes: piecesIn(sizes),
  fabric,
  updatedAt: Date.now(),
})

const orderedIn = ({ players, sizes = [], fabric }: Draft): string => JSON.stringify([players, sizes, fabric])

/** Writes what is ordered into the stored draft. Resolves with the stored draft. */
async function keepInDraft(known: Draft, form: CheckoutForm): Promise<Draft> {
  const latest = await loadDraft(known.id)
  if (!latest) return known
  const next = withForm(latest, form)
  if (orderedIn(latest) === orderedIn(next)) return latest
  const kept = await saveDraft(next)
  return kept.ok ? { ...next, version: kept.version } : latest
}

/** Stores input at every change: the form at once, the draft after a pause or when the page closes. */
export function usePersistedForm({ form, storage, draft }: PersistedForm): void {
  // A layout effect, in the commit that shows the fields. An effect runs after the paint, on a slow phone after the
  // first letters.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let known = draft
    // A closing page does not wait for a pending write. Until it is done, the input is not stored.
    let typed = 0
    let written = 0
    const keep = async (): Promise<void> => {
      clearTimeout(timer)
      const now = typed
      known = await keepInDraft(known, form.getValues())
      written = now
    }
    const leave = (): void => {
      if (written === typed) return
      keepPending(withForm(known, form.getValues()))
      void keep()
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        storage.keepForm(values)
        typed += 1
        clearTimeout(timer)
        timer = setTimeout(() => void keep(), TYPING_MS)
      },
    })
    addEventListener('pagehide', leave)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', leave)
      // The studio may already be opening. It reads the pending draft and would not wait for the database.
      leave()
    }
  }, [form, storage, draft])
}
