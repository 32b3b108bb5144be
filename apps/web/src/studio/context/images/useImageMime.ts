import type { AssetRef } from '@kitwright/design'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { imageMime } from '../../../drafts/index.ts'

type Asset = Pick<AssetRef, 'source' | 'id'>

async function askServer(id: string): Promise<string> {
  const answer = await fetch(`/api/files/${id}`, { method: 'HEAD' })
  return answer.headers.get('content-type') ?? ''
}

/** Queries the MIME type of a picture from any source. Stored files never change, so each is queried once. */
export const imageMimeQuery = ({ source, id }: Asset) =>
  queryOptions({
    queryKey: ['image mime', source, id],
    queryFn: async () => (source === 'local' ? ((await imageMime({ source, id })) ?? '') : askServer(id)),
    staleTime: 'static',
    retry: false,
    networkMode: 'always',
  })

/** Null while loading; empty if the type cannot be determined. */
export function useImageMime(asset: Asset): string | null {
  const { data, isError } = useQuery(imageMimeQuery(asset))
  return data ?? (isError ? '' : null)
}
