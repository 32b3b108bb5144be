import { createContext, type ReactNode, use } from 'react'
import type { OrderedDesign } from './checkoutSource.ts'

interface Section {
  readonly design: OrderedDesign
  /** Its place in the form. */
  readonly at: `designs.${number}`
  readonly index: number
}

const SectionContext = createContext<Section | null>(null)

/** The part of the checkout for one design. */
export function SectionProvider({ design, index, children }: Omit<Section, 'at'> & { readonly children: ReactNode }) {
  return <SectionContext value={{ design, index, at: `designs.${index}` }}>{children}</SectionContext>
}

/** Returns the design whose part of the form this is, and its place in the form. */
export function useSection(): Section {
  const section = use(SectionContext)
  if (!section) throw new Error('this needs a SectionProvider around it')
  return section
}
