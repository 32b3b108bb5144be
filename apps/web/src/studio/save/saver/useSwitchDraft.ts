import type { DocumentState } from '@kitwright/editor'
import { useRouter } from '@tanstack/react-router'
import type { Draft } from '../../../drafts/index.ts'
import { useStudioParts, type DraftVerbs } from '../../context/index.ts'

/**
 * Returns a function that opens another draft, with the current undo history; the address follows, so that a reload
 * finds it.
 */
export function useGoOnAs(): (copy: Draft) => void {
  const api = useStudioParts<DocumentState & DraftVerbs>()
  const router = useRouter()
  return copy => {
    const { continueIn, garment } = api.getState()
    continueIn(copy)
    router.history.replace(`/design/${garment.id}?draft=${copy.id}`)
  }
}
