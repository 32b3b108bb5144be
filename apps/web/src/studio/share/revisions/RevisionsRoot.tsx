import { createContext, Suspense, use, useState, type ReactNode } from 'react'
import { lazy } from '../../../ui/index.ts'

const RevisionsDialog = lazy(async () => ({ default: (await import('./RevisionsDialog.tsx')).RevisionsDialog }))
const RevisionsContext = createContext<() => void>(() => {})

/** Returns a function that opens the saved versions of the design. */
export const useRevisions = (): (() => void) => use(RevisionsContext)

/** Provides the dialog of the design's versions to everything inside. */
export function RevisionsRoot({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <RevisionsContext value={() => setOpen(true)}>
      {children}
      <Suspense>{isOpen && <RevisionsDialog onClose={() => setOpen(false)} />}</Suspense>
    </RevisionsContext>
  )
}
