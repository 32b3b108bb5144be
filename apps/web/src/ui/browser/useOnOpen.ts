import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs work once when a screen opens. React's development mode mounts twice, but a mailed link works once. */
export function useOnOpen(work: () => void): void {
  const hasBegun = useRef(false)
  const begin = useEffectEvent(work)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    begin()
  }, [])
}
