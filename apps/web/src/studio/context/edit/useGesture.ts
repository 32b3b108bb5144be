import { useRef } from 'react'
import { newGesture } from '@kitwright/editor'

const PAUSE_MS = 900

/** Gives the same gesture id while a control is being worked, a new one after a pause: one slide is one undo. */
export function useGesture(): () => string {
  const running = useRef({ id: '', at: -Infinity })
  return () => {
    const now = performance.now()
    const { id, at } = running.current
    running.current = { id: now - at > PAUSE_MS || id === '' ? newGesture() : id, at: now }
    return running.current.id
  }
}
