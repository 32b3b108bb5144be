import type { Texts } from '@kitwright/words'
import { useTranslation } from 'react-i18next'

export type ShotsKey = keyof Texts['shots']
export type SayShots = (key: ShotsKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts around pictures in the present language; suspends until they have come. */
export function useShotsWords(): SayShots {
  const { t } = useTranslation('shots')
  return t as unknown as SayShots
}
