import type { ImageLayer } from '@kitwright/design'
import { useEffect, useState } from 'react'
import { imageUrl } from '../../../drafts/index.ts'

/** Address of a picture for an `<img>`; null while it is looked up or when it is not there. */
export function useImageUrl({ source, id }: ImageLayer['asset']): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    void imageUrl({ source, id }).then(found => {
      if (isCurrent) setUrl(found)
    })
    return () => {
      isCurrent = false
    }
  }, [source, id])
  return url
}
