import { useEffect, useRef } from 'react'
import { useStudio } from '../context/index.ts'

const SETTLED_MS = 500

/** Puts a colour among the recent ones once it has been left alone for a moment, or its field is gone. */
export function useNoteColour(): (colour: string) => void {
  const noteColour = useStudio(state => state.useColour)
  const waiting = useRef<{ readonly colour: string; readonly timer: number } | null>(null)
  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      noteColour(waiting.current.colour)
      waiting.current = null
    },
    [noteColour],
  )
  return colour => {
    clearTimeout(waiting.current?.timer)
    const settle = (): void => {
      waiting.current = null
      noteColour(colour)
    }
    waiting.current = { colour, timer: window.setTimeout(settle, SETTLED_MS) }
  }
}
