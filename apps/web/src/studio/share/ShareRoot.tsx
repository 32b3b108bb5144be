import { useRouter } from '@tanstack/react-router'
import { createContext, Suspense, use, useState, type ReactNode } from 'react'
import { lazy } from '../../ui/index.ts'
import type { ShareTab } from './captures/ShareDialog.tsx'

const ShareDialog = lazy(async () => ({ default: (await import('./captures/ShareDialog.tsx')).ShareDialog }))
const ShareContext = createContext<(first?: ShareTab) => void>(() => {})

/** Returns a function that opens the share dialog: link, pictures, models. */
export const useShare = (): ((first?: ShareTab) => void) => use(ShareContext)

/** Shows the share dialog for everything inside. The address may ask for the team photo. */
export function ShareRoot({ children }: { children: ReactNode }) {
  const { searchStr } = useRouter().state.location
  const [first, setFirst] = useState<ShareTab | null>(() =>
    new URLSearchParams(searchStr).get('share') === 'team' ? 'team' : null,
  )
  return (
    <ShareContext value={(tab = 'link') => setFirst(tab)}>
      {children}
      <Suspense>{first && <ShareDialog first={first} onClose={() => setFirst(null)} />}</Suspense>
    </ShareContext>
  )
}
