import type { ClubColour, Tone } from '@kitwright/design'
import {
  addClubColour,
  documentOf,
  freeTone,
  recolourClub,
  removeClubColour,
  renameClubColour,
  wearClubColours,
  type DocumentState,
  type DocumentVerbs,
} from '@kitwright/editor'
import { useTranslation } from '../../../../texts/index.ts'
import { useGesture, useStudio, useStudioParts } from '../../../context/index.ts'

/** Returns the club's colours in the open kit and the actions on them. */
export function useClub() {
  const { t } = useTranslation(['club'])
  const gesture = useGesture()
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  const club = useStudio(state => documentOf(state).clubColours)
  return {
    club,
    nameOf: ({ tone, name }: Pick<ClubColour, 'tone' | 'name'>): string => name ?? t(`club:${tone}`),
    recolour: (tone: Tone, colour: string) => recolourClub(api, tone, colour, `${gesture()}-${tone}`),
    rename: (tone: Tone, name: string | null) => renameClubColour(api, tone, name),
    remove: (tone: Tone) => removeClubColour(api, tone),
    /** Null when the maximum number is reached. */
    add: freeTone(club) ? () => addClubColour(api) : null,
    /** Puts other colours in the same places and keeps the names. Extra colours are added; none is removed. */
    wear: (colours: readonly ClubColour[]) => wearClubColours(api, colours),
  }
}
