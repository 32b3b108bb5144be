import type { AssetRef } from '@kitwright/design'
import { useEffect, useState } from 'react'
import { imageMime } from '../../drafts/index.ts'

type Asset = Pick<AssetRef, 'source' | 'id'>

const known = new Map<string, Promise<string>>()

/** A kept file never changes, so its type is asked for once. */
async function askServer(id: string): Promise<string> {
  const answer = await fetch(`/api/files/${id}`, { method: 'HEAD' })
  return answer.headers.get('content-type') ?? ''
}

/** MIME type of a picture, wherever it is kept; empty where nobody knows. */
export async function mimeOf(asset: Asset): Promise<string> {
  if (asset.source === 'local') return (await imageMime(asset)) ?? ''
  const asked = known.get(asset.id) ?? askServer(asset.id)
  known.set(asset.id, asked)
  try {
    return await asked
  } catch {
    known.delete(asset.id)
    return ''
  }
}

/** `mimeOf`, null until it is known. */
export function useImageMime({ source, id }: Asset): string | null {
  const [mime, setMime] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    setMime(null)
    void mimeOf({ source, id }).then(found => {
      if (isCurrent) setMime(found)
    })
    return () => {
      isCurrent = false
    }
  }, [source, id])
  return mime
}
