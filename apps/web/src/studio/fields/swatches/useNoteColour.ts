import { useEffect, useRef } from 'react'
import { useColourPorts } from './ColourContext.ts'

const SETTLED_MS = 500

/** Adds a colour to the recent ones once it has been unchanged for a moment, or its field unmounts. */
export function useNoteColour(): (colour: string) => void {
  const ports = useColourPorts()
  const waiting = useRef<{ readonly colour: string; readonly timer: number } | null>(null)
  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      ports.noteColour(waiting.current.colour)
      waiting.current = null
    },
    [ports],
  )
  return colour => {
    clearTimeout(waiting.current?.timer)
    const settle = (): void => {
      waiting.current = null
      ports.noteColour(colour)
    }
    waiting.current = { colour, timer: window.setTimeout(settle, SETTLED_MS) }
  }
}
