import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Draft } from '../../drafts/index.ts'
import { useOwnFonts } from '../../pictures/index.ts'
import { RevisionsRoot, ShareRoot } from '../share/index.ts'
import { StudioLayout } from './layout/StudioLayout.tsx'
import { type Keeper, LeaveGuard, SaveContext, SaveDialogs, startKeeper, useSaving } from '../save/index.ts'
import { createColourPorts, createStudioStore, StudioContext, useStudioApi } from '../context/index.ts'
import { ColourContext } from '../fields/index.ts'

function Keeping() {
  const store = useStudioApi()
  const router = useRouter()
  const [keeper, setKeeper] = useState<Keeper | null>(null)
  useEffect(() => {
    const started = startKeeper(store)
    setKeeper(started)
    return () => started.stop()
  }, [store])
  const saving = useSaving(keeper)
  const order = async (): Promise<void> => {
    await keeper?.flush()
    router.history.push(`/design/checkout/${store.getState().draftId}`)
  }
  return (
    <SaveContext value={saving}>
      <ShareRoot>
        <RevisionsRoot>
          <StudioLayout onOrder={() => void order()} />
        </RevisionsRoot>
      </ShareRoot>
      <SaveDialogs />
      <LeaveGuard />
    </SaveContext>
  )
}

/** The editor around one draft. */
export function Studio({ draft }: { draft: Draft }) {
  useOwnFonts()
  const [store] = useState(() => createStudioStore(draft))
  const [colours] = useState(() => createColourPorts(store))
  return (
    <StudioContext value={store}>
      <ColourContext value={colours}>
        <Keeping />
      </ColourContext>
    </StudioContext>
  )
}
