import { withClubColours } from '@kitwright/design'
import { shownDocument } from '@kitwright/editor'
import { useMemo } from 'react'
import { useStudio } from '../../../context/index.ts'

/** The colours of the club in the kit that is shown, the main one first; of a design without them those that it has. */
export function useClubColours(): readonly string[] {
  const document = useStudio(shownDocument)
  return useMemo(() => withClubColours(document).clubColours.map(({ colour }) => colour), [document])
}
