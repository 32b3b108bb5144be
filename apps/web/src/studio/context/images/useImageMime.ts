import type { AssetRef } from '@kitwright/design'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { imageMime } from '../../../drafts/index.ts'

type Asset = Pick<AssetRef, 'source' | 'id'>

async function askServer(id: string): Promise<string> {
  const answer = await fetch(`/api/files/${id}`, { method: 'HEAD' })
  return answer.headers.get('content-type') ?? ''
}

/** MIME type of a picture, wherever it is kept. A kept file never changes, so it is asked for once. */
export const imageMimeQuery = ({ source, id }: Asset) =>
  queryOptions({
    queryKey: ['image mime', source, id],
    queryFn: async () => (source === 'local' ? ((await imageMime({ source, id })) ?? '') : askServer(id)),
    staleTime: 'static',
    retry: false,
    networkMode: 'always',
  })

/** Null until it is known; empty where nobody knows. */
export function useImageMime(asset: Asset): string | null {
  const { data, isError } = useQuery(imageMimeQuery(asset))
  return data ?? (isError ? '' : null)
}
