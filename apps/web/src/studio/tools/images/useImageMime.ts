import type { AssetRef } from '@kitwright/design'
import { useEffect, useState } from 'react'
import { imageMime } from '../../../drafts/index.ts'

/** MIME type of a kept picture; null while or where it is not known. */
export function useImageMime({ source, id }: Pick<AssetRef, 'source' | 'id'>): string | null {
  const [mime, setMime] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    void imageMime({ source, id }).then(found => {
      if (isCurrent) setMime(found)
    })
    return () => {
      isCurrent = false
    }
  }, [source, id])
  return mime
}
