import type { AssetRef } from '@kitwright/design'
import { useEffect, useState } from 'react'
import { imageUrl } from '../../../../drafts/index.ts'

/** A picture's text; null when it is not there. */
export async function textOf(asset: AssetRef): Promise<string | null> {
  const url = await imageUrl(asset)
  const answer = url === null ? null : await fetch(url).catch(() => null)
  return answer?.ok ? answer.text() : null
}

/** Whether a picture was made by the crest maker and can be changed there. */
export function useIsCrest({ source, id, widthPx, heightPx }: AssetRef, isVector: boolean): boolean {
  const [crest, setCrest] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (!isVector) return
    void textOf({ source, id, widthPx, heightPx }).then(text => {
      if (isCurrent && text?.includes('<desc>{"crest":')) setCrest(id)
    })
    return () => {
      isCurrent = false
    }
  }, [source, id, widthPx, heightPx, isVector])
  return crest === id
}
