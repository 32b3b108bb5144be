import type { Ports, Subscribable, WithPorts } from '@kitwright/editor'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { StudioStore, StudioStoreApi } from './createStudioStore.ts'

export const StudioContext = createContext<StudioStoreApi | null>(null)

/** All of the studio, for the hooks that select from it. Throws outside a studio. */
export function useStudioStore(): StudioStoreApi {
  const store = use(StudioContext)
  if (!store) throw new Error('this component belongs inside a studio')
  return store
}

/** Access to some parts of the studio, and the services of the browser behind it. */
export type StudioParts<Parts> = Subscribable<Pick<StudioStore, keyof Parts & keyof StudioStore>> &
  WithPorts<keyof Ports>

/**
 * Returns the parts of the studio that a component names, for its effects and event handlers. It can read and change
 * nothing else. Throws outside a studio.
 */
export const useStudioParts = <Parts extends object>(): StudioParts<Parts> => useStudioStore()

export const useStudio = <T>(select: (state: StudioStore) => T): T => useStore(useStudioStore(), select)
