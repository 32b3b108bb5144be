import { useRef } from 'react'
import { newGesture } from '@kitwright/editor'

const PAUSE_MS = 900

/**
 * Returns the same gesture id while a control is in use and a new one after a pause, so that one slide is one undo
 * step.
 */
export function useGesture(): () => string {
  const running = useRef({ id: '', at: -Infinity })
  return () => {
    const now = performance.now()
    const { id, at } = running.current
    running.current = { id: now - at > PAUSE_MS || id === '' ? newGesture() : id, at: now }
    return running.current.id
  }
}
