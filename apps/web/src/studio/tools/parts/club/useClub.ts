import { TONES, type ClubColour, type Command, type Tone } from '@kitwright/design'
import { documentOf, type DocumentState } from '@kitwright/editor'
import { useTranslation } from 'react-i18next'
import { useEdit, useGesture, useStudio, useStudioParts } from '../../../context/index.ts'

/** Initial value of a new colour until another is chosen. */
const NEXT: Readonly<Record<Tone, string>> = {
  main: '#1e3a8a',
  second: '#d4a017',
  accent: '#dc2626',
  deep: '#0f172a',
  light: '#ffffff',
}

/** Returns the club's colours in the open kit and the actions on them. */
export function useClub() {
  const { t } = useTranslation(['club'])
  const edit = useEdit()
  const gesture = useGesture()
  const api = useStudioParts<DocumentState>()
  const club = useStudio(state => documentOf(state).clubColours)
  const now = (): readonly ClubColour[] => documentOf(api.getState()).clubColours
  const set = (clubColours: readonly ClubColour[], during?: string): void =>
    edit.commit({ kind: 'setClubColours', clubColours }, during)
  const change = (tone: Tone, by: Partial<ClubColour>, during?: string): void =>
    set(
      now().map(own => (own.tone === tone ? { ...own, ...by } : own)),
      during,
    )
  const free = TONES.find(tone => !club.some(own => own.tone === tone))
  return {
    club,
    nameOf: ({ tone, name }: Pick<ClubColour, 'tone' | 'name'>): string => name ?? t(`club:${tone}`),
    recolour: (tone: Tone, colour: string) => change(tone, { colour }, `${gesture()}-${tone}`),
    rename: (tone: Tone, name: string | null) => change(tone, { name }),
    remove: (tone: Tone) => set(club.filter(own => own.tone !== tone)),
    /** Null when the maximum number is reached. */
    add: free
      ? () =>
          set(
            TONES.flatMap(tone =>
              tone === free ? [{ tone, name: null, colour: NEXT[tone] }] : club.filter(own => own.tone === tone),
            ),
          )
      : null,
    /** Puts other colours in the same places and keeps the names. Extra colours are added; none is removed. */
    wear: (colours: readonly ClubColour[]) =>
      set(
        TONES.flatMap(tone => {
          const [own] = club.filter(each => each.tone === tone)
          const next = colours.find(each => each.tone === tone)
          return next ? [{ tone, name: own?.name ?? null, colour: next.colour }] : (own ?? [])
        }),
      ),
    commit: (command: Command, during?: string) => edit.commit(command, during),
  }
}
