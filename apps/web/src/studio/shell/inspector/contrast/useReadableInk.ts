import { designColours } from '@kitwright/design'
import { documentOf, type DocumentState } from '@kitwright/editor'
import { useTenant } from '../../../../session/index.ts'
import { useStudioParts } from '../../../context/index.ts'
import { useContrastJudge } from './useContrastJudge.ts'

/**
 * Returns a function that picks a colour of the design or the shop that is readable on some backgrounds; null until
 * requested and loaded.
 */
export function useReadableInk(isWanted: boolean): ((grounds: readonly string[]) => string) | null {
  const api = useStudioParts<DocumentState>()
  const tenant = useTenant()
  const judge = useContrastJudge(isWanted)
  return (
    judge &&
    (grounds => {
      const wanted = [...designColours(documentOf(api.getState())), tenant.settings.homepage.theme.palette.color]
      return judge.readableInk(grounds, wanted)
    })
  )
}
