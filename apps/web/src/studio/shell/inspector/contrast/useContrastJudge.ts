import { useQuery } from '@tanstack/react-query'
import { loadUntilDone } from '../../../../ui/index.ts'

/**
 * Loads the contrast check of letters against their cloth on demand; null until it has loaded. Offline and never loaded
 * before, it is missing and the studio works without the warning.
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
