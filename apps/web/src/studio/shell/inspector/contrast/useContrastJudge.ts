import { useQuery } from '@tanstack/react-query'
import { loadUntilDone } from '../../../../ui/index.ts'

/**
 * What tells letters from their cloth, once it is wanted; null until it has come. Offline before it was ever here there is none yet: the
 * studio goes on without the warning meanwhile.
 */
export function useContrastJudge(isWanted: boolean) {
  const { data } = useQuery({
    queryKey: ['contrast judge'],
    queryFn: async () => loadUntilDone(async () => import('@kitwright/artwork/lowContrast')),
    enabled: isWanted,
    staleTime: 'static',
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
  })
  return data ?? null
}
