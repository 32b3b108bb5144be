import type { Texts } from '@kitwright/words'
import { useTranslation } from 'react-i18next'

export type ArrangeKey = keyof Texts['arrange']
export type SayArrange = (key: ArrangeKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts of arranging in the present language; suspends until they are there. */
export function useArrangeWords(): SayArrange {
  const { t } = useTranslation('arrange')
  return t as unknown as SayArrange
}

/** A printed piece's name. */
export const pieceKey = (piece: string): ArrangeKey => `piece_${piece}` as ArrangeKey
export const zoneKey = (zone: string): ArrangeKey => `zone_${zone}` as ArrangeKey
