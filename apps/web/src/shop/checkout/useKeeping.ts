import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { loadDraft, saveDraft, type Draft } from '../../drafts/index.ts'
import type { CheckoutForm, Keeper } from './kept.ts'
import { playerOf } from './rows.ts'

const TYPING_MS = 400

interface Kept {
  readonly form: UseFormReturn<CheckoutForm>
  readonly keeper: Keeper
  readonly draft: Draft
}

/** Players and fabric belong to the draft, so that the studio shows what was typed here. */
async function keepInDraft(draftId: string, { players, fabric }: CheckoutForm): Promise<void> {
  const latest = await loadDraft(draftId)
  if (!latest) return
  const next = players.map(playerOf).filter(player => player.name !== '' || player.number !== null)
  if (JSON.stringify([latest.players, latest.fabric]) === JSON.stringify([next, fabric])) return
  await saveDraft({ ...latest, players: next, fabric, updatedAt: Date.now() })
}

/** Keeps what is typed at every change: the form at once, the draft after a pause. */
export function useKeeping({ form, keeper, draft }: Kept): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = (): void => void keepInDraft(draft.id, form.getValues())
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        keeper.keepForm(values)
        clearTimeout(timer)
        timer = setTimeout(keep, TYPING_MS)
      },
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      keep()
    }
  }, [form, keeper, draft.id])
}
