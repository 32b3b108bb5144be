import { useEffect, useEffectEvent, useRef } from 'react'

/** Does something as a screen opens, once however often it is drawn: React draws twice while it is developed, and a mailed link works once. */
export function useOnOpen(work: () => void): void {
  const hasBegun = useRef(false)
  const begin = useEffectEvent(work)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    begin()
  }, [])
}
