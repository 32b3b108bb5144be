import { create } from 'zustand'

export interface Toast {
  readonly id: number
  readonly kind: 'success' | 'error' | 'info'
  readonly message: string
}
/** Errors stay until they are dismissed. The others disappear automatically. */
const SHOWN_MS: Partial<Record<Toast['kind'], number>> = { success: 4000, info: 5000 }

export const useToasts = create<{ readonly toasts: readonly Toast[] }>()(() => ({ toasts: [] }))

let lastId = 0

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(toast => toast.id !== id) }))

/** Shows a short message in the toast area. The same message is not shown twice at once. */
export function toast(kind: Toast['kind'], message: string): void {
  const id = ++lastId
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(other => other.message !== message), { id, kind, message }].slice(-4),
  }))
  const shownMs = SHOWN_MS[kind]
  if (shownMs) setTimeout(() => dismissToast(id), shownMs)
}

/** Removes a message that no longer applies. */
export const retractToast = (message: string): void =>
  useToasts.setState(({ toasts }) =>
    toasts.some(toast => toast.message === message)
      ? { toasts: toasts.filter(toast => toast.message !== message) }
      : { toasts },
  )
