import type { Texts } from '@kitwright/words'
import { useTranslation } from 'react-i18next'

export type PlayerKey = keyof Texts['players']
export type SayPlayer = (key: PlayerKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts around the player who shows the kit; suspends until they have come. */
export function usePlayerWords(): SayPlayer {
  const { t } = useTranslation('players')
  return t as unknown as SayPlayer
}
