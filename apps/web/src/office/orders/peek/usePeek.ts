import { type FocusEvent, useCallback, useState } from 'react'

const ORDER = /\/office\/orders\/([0-9a-f-]{36})/

export interface Peek {
  readonly orderId: string | null
  readonly open: (orderId: string) => void
  readonly close: () => void
  /** Shows the order whose row gets the focus, while one is shown. */
  readonly follow: (event: FocusEvent) => void
}

/** The order that is shown beside the list. */
export function usePeek(): Peek {
  const [orderId, setOrderId] = useState<string | null>(null)
  const close = useCallback(() => setOrderId(null), [])
  return {
    orderId,
    open: id => setOrderId(shown => (shown === id ? null : id)),
    close,
    follow: ({ target }) => {
      const href = target.closest('tr')?.querySelector('a[data-row]')?.getAttribute('href') ?? ''
      const id = ORDER.exec(href)?.[1]
      if (orderId !== null && id !== undefined) setOrderId(id)
    },
  }
}
