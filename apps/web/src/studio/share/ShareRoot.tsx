import { createContext, Suspense, use, useState, type ReactNode } from 'react'
import { lazy } from '../../ui/index.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./captures/ShareDialog.tsx')).ShareDialog }))
const ShareContext = createContext<() => void>(() => {})

/** Returns a function that opens the share dialog: link, pictures, models. */
export const useShare = (): (() => void) => use(ShareContext)

/** Shows the share dialog for everything inside. */
export function ShareRoot({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ShareContext value={() => setOpen(true)}>
      {children}
      <Suspense>{isOpen && <ShareDialog onClose={() => setOpen(false)} />}</Suspense>
    </ShareContext>
  )
}
