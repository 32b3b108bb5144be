import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { StudioStore, StudioStoreApi } from './createStudioStore.ts'

export const StudioContext = createContext<StudioStoreApi | null>(null)

/** The store itself, for effects and event handlers. Throws outside a studio. */
export function useStudioApi(): StudioStoreApi {
  const api = use(StudioContext)
  if (!api) throw new Error('this component belongs inside a studio')
  return api
}

export const useStudio = <T>(select: (state: StudioStore) => T): T => useStore(useStudioApi(), select)
