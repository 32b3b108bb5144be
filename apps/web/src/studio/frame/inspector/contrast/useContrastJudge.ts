import { useQuery } from '@tanstack/react-query'

/**
 * What tells letters from their cloth, once it is wanted; null until it has come. Offline before it was ever here there is none: the studio
 * goes on without the warning, the office has its own.
 */
export function useContrastJudge(isWanted: boolean) {
  const { data } = useQuery({
    queryKey: ['contrast judge'],
    queryFn: () => import('@kitwright/artwork/lowContrast'),
    enabled: isWanted,
    staleTime: 'static',
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
  })
  return data ?? null
}
