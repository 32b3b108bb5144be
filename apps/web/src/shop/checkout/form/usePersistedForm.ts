import { useLayoutEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CheckoutSource } from './checkoutSource.ts'
import type { CheckoutForm, CheckoutStorage } from './checkoutStorage.ts'

const TYPING_MS = 400

interface PersistedForm {
  readonly form: UseFormReturn<CheckoutForm>
  readonly storage: CheckoutStorage
  readonly source: CheckoutSource
}

/** Stores input at every change: the form at once, its lines after a pause or when the page closes. */
export function usePersistedForm({ form, storage, source }: PersistedForm): void {
  // A layout effect, in the commit that shows the fields. An effect runs after the paint, on a slow phone after the
  // first letters.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A closing page does not wait for a pending write. Until it is done, the input is not stored.
    let typed = 0
    let written = 0
    const keep = async (): Promise<void> => {
      clearTimeout(timer)
      const now = typed
      await source.keep(form.getValues('designs'))
      written = now
    }
    const leave = (): void => {
      if (written === typed) return
      source.keepPending(form.getValues('designs'))
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
  }, [form, storage, source])
}
