import { snakeCase, type TextKey } from '@kitwright/words'

type ArrangeKey = `arrange:${TextKey<'arrange'>}`

/** Returns the translation key of a printed piece. */
export const pieceKey = (piece: string): ArrangeKey => `arrange:piece_${snakeCase(piece)}` as ArrangeKey
export const zoneKey = (zone: string): ArrangeKey => `arrange:zone_${snakeCase(zone)}` as ArrangeKey
