import { useSyncExternalStore } from 'react'
import { countFailedLoads, onFailedLoads } from './loadUntilDone.ts'

/** Whether any code of the page has not arrived yet. */
export const useHasFailedLoads = (): boolean => useSyncExternalStore(onFailedLoads, countFailedLoads, () => 0) > 0
