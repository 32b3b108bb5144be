import { useRouter } from '@tanstack/react-router'
import type { Draft } from '../../../drafts/index.ts'
import { useStudioApi } from '../../context/index.ts'

/** Makes what stands open another draft, with its undo history; the address follows, so that a reload finds it. */
export function useGoOnAs(): (copy: Draft) => void {
  const api = useStudioApi()
  const router = useRouter()
  return ({ id, name, version = 0 }) => {
    api.setState({ draftId: id, name, version, server: {}, localSave: { kind: 'pending' } })
    router.history.replace(`/design/${api.getState().garment.id}?draft=${id}`)
  }
}
