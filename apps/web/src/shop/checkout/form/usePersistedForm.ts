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

/** Players, sizes and fabric belong to the draft, so that the studio shows what was typed here. */
const withForm = (draft: Draft, { players, sizes, fabric }: CheckoutForm): Draft => ({
  ...draft,
  players: players.map(playerOf).filter(player => player.name !== '' || player.number !== null),
  sizes: piecesIn(sizes),
  fabric,
  updatedAt: Date.now(),
})

const orderedIn = ({ players, sizes = [], fabric }: Draft): string => JSON.stringify([players, sizes, fabric])

/** Writes what is ordered into the stored draft; resolves with the draft as it is stored then. */
async function keepInDraft(known: Draft, form: CheckoutForm): Promise<Draft> {
  const latest = await loadDraft(known.id)
  if (!latest) return known
  const next = withForm(latest, form)
  if (orderedIn(latest) === orderedIn(next)) return latest
  const kept = await saveDraft(next)
  return kept.ok ? { ...next, version: kept.version } : latest
}

/** Keeps what is typed at every change: the form at once, the draft after a pause, or when the page goes away. */
export function usePersistedForm({ form, storage, draft }: PersistedForm): void {
  // In the commit that shows the fields: an effect comes after the paint, on a slow phone after the first letters.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let known = draft
    // A page that goes away does not wait for a write on its way: until it is done, what was typed is not kept.
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
      // The studio may be opening by now: it reads what is left for it, and would not wait for the database.
      leave()
    }
  }, [form, storage, draft])
}
