import type { AssetRef } from '@kitwright/design'
import { useQuery } from '@tanstack/react-query'
import { imageUrl } from '../../../../drafts/index.ts'

/** Returns the text of a picture file; null when it is missing. */
export async function textOf(asset: AssetRef): Promise<string | null> {
  const url = await imageUrl(asset)
  const answer = url === null ? null : await fetch(url).catch(() => null)
  return answer?.ok ? answer.text() : null
}

/** Returns whether a picture was created by the crest maker and can be changed there. */
export function useIsCrest(asset: AssetRef, isVector: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['is it a crest', asset.source, asset.id],
    queryFn: async () => {
      const text = await textOf(asset)
      if (text === null) throw new Error('the picture is not at hand')
      return text.includes('<desc>{"crest":')
    },
    enabled: isVector,
    // A stored file never changes.
    staleTime: 'static',
    retry: false,
    networkMode: 'always',
  })
  return isVector && data === true
}
