import { create } from 'zustand'

interface BusyState {
  /** Pieces of work that are running; the overlay stays until all have ended. */
  readonly running: number
}
export const useBusy = create<BusyState>()(() => ({ running: 0 }))

/** Blocks the screen with the spinner while the work runs, however it ends. */
export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  useBusy.setState(({ running }) => ({ running: running + 1 }))
  try {
    return await work()
  } finally {
    useBusy.setState(({ running }) => ({ running: running - 1 }))
  }
}
