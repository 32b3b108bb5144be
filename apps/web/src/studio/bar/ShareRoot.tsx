import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react'
import { useApi, useProblemText } from '../../session/index.ts'
import { toast } from '../../ui/index.ts'
import { useSave } from '../save/SaveContext.ts'

const LinkDialog = lazy(async () => ({ default: (await import('./LinkDialog.tsx')).LinkDialog }))
const ShareContext = createContext<() => void>(() => {})

/** Begins sharing: saves, makes the link and shows it. */
export const useShare = (): (() => void) => use(ShareContext)

/** Makes the share link for everything inside. */
export function ShareRoot({ children }: { children: ReactNode }) {
  const api = useApi()
  const problemText = useProblemText()
  const { save } = useSave()
  const [link, setLink] = useState<string | null>(null)
  const share = async (): Promise<void> => {
    const id = await save()
    if (!id) return
    const answer = await api('POST /api/designs/{id}/preview', { params: { id } })
    if (answer.ok) setLink(new URL(answer.value.path, location.origin).href)
    else toast('error', problemText(answer.error))
  }
  return (
    <ShareContext value={() => void share()}>
      {children}
      <Suspense>{link !== null && <LinkDialog link={link} onClose={() => setLink(null)} />}</Suspense>
    </ShareContext>
  )
}
