import { useEffect, useRef, useState } from 'react'

const TYPING_MS = 300

export interface TypedFieldState {
  readonly shown: string
  type(text: string): void
  leave(): void
}

interface TypedOptions<T> {
  /** The field's text while it is not being edited. */
  readonly text: string
  /** Returns the value that takes effect while typing; null waits for more. */
  readonly live: (text: string) => T | null
  /** Returns the value that takes effect when the field loses focus; null discards the typed text. */
  readonly final: (text: string) => T | null
  readonly onChange: (value: T) => void
}

/** A field that takes effect when typing pauses, and finally on leaving. */
export function useTyped<T>({ text, live, final, onChange }: TypedOptions<T>): TypedFieldState {
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const apply = (value: T | null): void => {
    if (value !== null) onChange(value)
  }
  return {
    shown: typed ?? text,
    type(next) {
      setTyped(next)
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => apply(live(next)), TYPING_MS)
    },
    leave() {
      clearTimeout(timer.current)
      if (typed !== null && typed !== text) apply(final(typed))
      setTyped(null)
    },
  }
}
