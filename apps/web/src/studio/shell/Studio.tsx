import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAddToCart } from '../../cart/index.ts'
import { type Draft, loadDraft } from '../../drafts/index.ts'
import { useOwnFonts } from '../../domainComponents/index.ts'
import { RevisionsRoot, ShareRoot } from '../share/index.ts'
import { StudioLayout } from './layout/StudioLayout.tsx'
import { type Autosave, LeaveGuard, SaveContext, SaveDialogs, startAutosave, useSaving } from '../save/index.ts'
import {
  createColourPorts,
  createStudioStore,
  StudioContext,
  useStudioParts,
  type DraftSnapshot,
  type DraftVerbs,
} from '../context/index.ts'
import { ColourContext } from '../fields/index.ts'

function SavedStudio() {
  const store = useStudioParts<DraftSnapshot & DraftVerbs>()
  const router = useRouter()
  const [autosave, setAutosave] = useState<Autosave | null>(null)
  useEffect(() => {
    const started = startAutosave(store)
    setAutosave(started)
    return () => started.stop()
  }, [store])
  const saving = useSaving(autosave)
  const order = async (): Promise<void> => {
    await autosave?.flush()
    router.history.push(`/design/checkout/${store.getState().draftId}`)
  }
  const addToCart = useAddToCart()
  const toCart = async (): Promise<void> => {
    // A fresh kit that nobody changed is stored nowhere yet.
    await autosave?.flush()
    const stored = await loadDraft(store.getState().draftId)
    if (stored) await addToCart(stored)
  }
  return (
    <SaveContext value={saving}>
      <ShareRoot>
        <RevisionsRoot>
          <StudioLayout onOrder={() => void order()} onAddToCart={() => void toCart()} />
        </RevisionsRoot>
      </ShareRoot>
      <SaveDialogs />
      <LeaveGuard />
    </SaveContext>
  )
}

interface Props {
  readonly draft: Draft
  /** The layer that is selected first; null for none. */
  readonly layerId: string | null
}

/** The editor around one draft. */
export function Studio({ draft, layerId }: Props) {
  useOwnFonts()
  const [store] = useState(() => {
    const opened = createStudioStore(draft)
    if (layerId !== null) opened.getState().showLayer(layerId)
    return opened
  })
  const [colours] = useState(() => createColourPorts(store))
  return (
    <StudioContext value={store}>
      <ColourContext value={colours}>
        <SavedStudio />
      </ColourContext>
    </StudioContext>
  )
}
