import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * What the inputs of react-aria's colour controls say, in our words: it has none in Khmer and falls back to English. React writes an
 * attribute anew only when its own value changes, and then this runs after it.
 */
export function useSpoken(attributes: Readonly<Record<string, string>>): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const input of root.current?.querySelectorAll('input[type="range"]') ?? [])
      for (const [name, text] of Object.entries(attributes)) input.setAttribute(name, text)
  })
  return root
}
