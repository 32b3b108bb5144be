import type { Texts } from '@kitwright/words'
import { useTranslation } from 'react-i18next'

/** `addPlayers` stands for its singular and plural. */
type RosterKey = keyof Texts['roster'] | 'addPlayers'
export type Say = (key: RosterKey, values?: Readonly<Record<string, string | number>>) => string

export function useWords(): Say {
  const { t } = useTranslation('roster')
  return t as unknown as Say
}
