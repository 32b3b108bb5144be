import { create } from 'zustand'

interface BusyState {
  /** Number of running tasks. The overlay stays until all have ended. */
  readonly running: number
}
export const useBusy = create<BusyState>()(() => ({ running: 0 }))

/** Blocks the screen with a spinner until the work settles. */
export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  useBusy.setState(({ running }) => ({ running: running + 1 }))
  try {
    return await work()
  } finally {
    useBusy.setState(({ running }) => ({ running: running - 1 }))
  }
}
