import { useCallback, useMemo } from 'react'
import { imageUrl } from '../../../../drafts/index.ts'
import { modelUrl } from '../../../../domainComponents/index.ts'
import { useAsync } from '../../../../ui/index.ts'
import { useMaterial, useStudio } from '../../../context/index.ts'
import { hasWebgl } from '../shots/hasWebgl.ts'
import { openTeamSession, type TeamSession } from './teamSession.ts'

export type SessionState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'noWebgl' }
  | { readonly kind: 'ready'; readonly session: TeamSession }

const dispose = (session: TeamSession): void => session.dispose()
const onError = (cause: unknown): void => {
  if (hasWebgl()) console.error('the team photo could not be set up', cause)
}

/** Provides a session for team photos while the component is mounted; its memory is released afterwards. */
export function useTeamSession(): SessionState {
  const garment = useStudio(state => state.garment)
  const material = useMaterial()
  const load = useCallback(async () => {
    const { wearerFiles } = await import('../../../tools/player/makeWearer.ts')
    const urlOf = (glb: string): string => modelUrl(garment.id, glb)
    return openTeamSession({ garment, material, modelUrl: urlOf, imageUrl, files: wearerFiles() })
  }, [garment, material])
  const { data, isError, retry } = useAsync(load, { dispose, onError })
  const isWithoutWebgl = useMemo(() => isError && !hasWebgl(), [isError])
  if (isWithoutWebgl) return { kind: 'noWebgl' }
  if (isError) return { kind: 'failed', retry }
  return data ? { kind: 'ready', session: data } : { kind: 'opening' }
}
