import { readDesign, type DesignDocument } from '@kitwright/design'
import { useEffect, useState } from 'react'
import { listDrafts } from '../../drafts/index.ts'
import { useApi } from '../../session/index.ts'

export interface Shown {
  readonly name: string
  readonly document: DesignDocument
}
export type Found =
  | { readonly kind: 'looking' }
  | { readonly kind: 'shown'; readonly shown: Shown }
  | { readonly kind: 'none' }
  | { readonly kind: 'network' }

/** A shared design by its token, or this browser's own draft of last. */
export function useShown(token: string | undefined, attempt: number): Found {
  const api = useApi()
  const [found, setFound] = useState<Found>({ kind: 'looking' })
  useEffect(() => {
    let isCurrent = true
    async function find(): Promise<Found> {
      if (token === undefined) {
        const draft = (await listDrafts())[0]
        return draft ? { kind: 'shown', shown: draft } : { kind: 'none' }
      }
      const answer = await api('GET /api/previews/{token}', { params: { token } })
      if (!answer.ok) return { kind: answer.error.id === 'network' ? 'network' : 'none' }
      const parsed = await readDesign(answer.value.document)
      if (!parsed.ok) return { kind: 'none' }
      return { kind: 'shown', shown: { name: answer.value.name, document: parsed.document } }
    }
    setFound({ kind: 'looking' })
    // What cannot be read or loaded (the garment's own files, too) may come with another attempt.
    void find()
      .catch((): Found => ({ kind: 'network' }))
      .then(next => {
        if (isCurrent) setFound(next)
      })
    return () => {
      isCurrent = false
    }
  }, [api, token, attempt])
  return found
}
