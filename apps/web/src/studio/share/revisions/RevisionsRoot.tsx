import { createContext, Suspense, use, useState, type ReactNode } from 'react'
import { lazy } from '../../../ui/index.ts'

const RevisionsDialog = lazy(async () => ({ default: (await import('./RevisionsDialog.tsx')).RevisionsDialog }))
const RevisionsContext = createContext<() => void>(() => {})

/** Opens what was saved of the design over time. */
export const useRevisions = (): (() => void) => use(RevisionsContext)

/** Shows the design's versions to everything inside that asks. */
export function RevisionsRoot({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <RevisionsContext value={() => setOpen(true)}>
      {children}
      <Suspense>{isOpen && <RevisionsDialog onClose={() => setOpen(false)} />}</Suspense>
    </RevisionsContext>
  )
}
