import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Sets the accessible texts of the inputs in react-aria's colour controls: it has none in Khmer and falls back to
 * English. React rewrites an attribute only when its own value changes, and this runs after it.
 */
export function useSpoken(attributes: Readonly<Record<string, string>>): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const input of root.current?.querySelectorAll('input[type="range"]') ?? [])
      for (const [name, text] of Object.entries(attributes)) input.setAttribute(name, text)
  })
  return root
}
