import { useState, type KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface RovingTabIndex {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
  /** Returns the tab index of the button at that place. */
  tabIndexOf(at: number): 0 | -1
  onFocus(at: number): void
}

/** Makes a grid of buttons one tab stop; arrow keys, Home and End move within it. */
export function useRoving(columns: number, count: number, start: number): RovingTabIndex {
  const [moved, setMoved] = useState<number | null>(null)
  const current = moved ?? Math.max(0, start)
  const target = (key: string): number => {
    if (key === 'Home') return 0
    if (key === 'End') return count - 1
    const [x, y] = STEPS[key] ?? [0, 0]
    return current + x + y * columns
  }
  return {
    onKeyDown(event) {
      const at = target(event.key)
      if (at === current || at < 0 || at >= count) return
      event.preventDefault()
      event.currentTarget.querySelectorAll<HTMLElement>('button')[at]?.focus()
    },
    tabIndexOf: at => (at === current ? 0 : -1),
    onFocus: setMoved,
  }
}
