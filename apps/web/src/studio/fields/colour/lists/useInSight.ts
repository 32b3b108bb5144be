import { useEffect, useRef, type RefObject } from 'react'

/** What is said beside a field that one types in, below the fold or the keyboard of a phone else: it is brought into view as it grows. */
export function useInSight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const said = box.current
    if (!said) return
    const watch = new ResizeObserver(() => {
      const isTyped = said.parentElement?.contains(document.activeElement) === true
      if (isTyped && said.childNodes.length > 0) said.scrollIntoView({ block: 'nearest' })
    })
    watch.observe(said)
    return () => watch.disconnect()
  }, [])
  return box
}
