import { useEffect, useState } from 'react'

const secondsUntil = (endMs: number): number => Math.max(0, Math.ceil((endMs - Date.now()) / 1000))

/**
 * Returns the whole seconds left of a wait that begins on mount, and a function that restarts it. A sleeping tab
 * catches up.
 */
export function useCountdown(seconds: number): readonly [left: number, restart: () => void] {
  const [endMs, setEndMs] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsUntil(endMs)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [endMs])
  const restart = (): void => {
    setEndMs(Date.now() + seconds * 1000)
    setLeft(seconds)
  }
  return [left, restart]
}
