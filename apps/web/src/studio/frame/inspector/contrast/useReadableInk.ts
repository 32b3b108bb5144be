import { designColours, documentOf } from '@kitwright/editor'
import { useEffect, useState } from 'react'
import { useTenant } from '../../../../session/index.ts'
import { useStudioApi } from '../../../context/index.ts'

type Find = (grounds: readonly string[], wanted: readonly string[]) => string

/** Which colour of the design or the shop reads on some grounds; null until its judge is wanted and has come. */
export function useReadableInk(isWanted: boolean): ((grounds: readonly string[]) => string) | null {
  const api = useStudioApi()
  const tenant = useTenant()
  const [find, setFind] = useState<Find | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    import('@kitwright/artwork/lowContrast').then(
      ({ readableInk }) => isCurrent && setFind(() => readableInk),
      // Offline before it was ever here: nothing is found that would need it either.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return (
    find &&
    (grounds =>
      find(grounds, [...designColours(documentOf(api.getState())), tenant.settings.homepage.theme.palette.color]))
  )
}
