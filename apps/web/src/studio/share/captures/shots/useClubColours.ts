import { withClubColours } from '@kitwright/design'
import { shownDocument } from '@kitwright/editor'
import { useMemo } from 'react'
import { useStudio } from '../../../context/index.ts'

/**
 * Returns the club's colours in the shown kit, the main one first; for a design without them, the colours that it has.
 */
export function useClubColours(): readonly string[] {
  const document = useStudio(shownDocument)
  return useMemo(() => withClubColours(document).clubColours.map(({ colour }) => colour), [document])
}
