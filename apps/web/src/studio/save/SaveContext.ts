import { createContext, use } from 'react'
import type { Saving } from './useSaving.ts'

export const SaveContext = createContext<Saving | null>(null)

/** Saving to the server, for buttons anywhere in the studio. */
export function useSave(): Saving {
  const saving = use(SaveContext)
  if (!saving) throw new Error('this component belongs inside a studio')
  return saving
}
