import { createContext, use } from 'react'
import type { SaveController } from './useSaving.ts'

export const SaveContext = createContext<SaveController | null>(null)

/** Returns the controller for saving to the server, for buttons anywhere in the studio. */
export function useSave(): SaveController {
  const saving = use(SaveContext)
  if (!saving) throw new Error('this component belongs inside a studio')
  return saving
}
