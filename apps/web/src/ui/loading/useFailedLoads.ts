import { useSyncExternalStore } from 'react'
import { countFailedLoads, onFailedLoads } from './loadUntilDone.ts'

/** Returns whether any code of the page has failed to load so far. */
export const useHasFailedLoads = (): boolean => useSyncExternalStore(onFailedLoads, countFailedLoads, () => 0) > 0
