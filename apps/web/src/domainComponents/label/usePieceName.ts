import { snakeCase } from '@kitwright/words'
import { useTranslation } from '../../texts/index.ts'

/** Returns a function that names a piece. */
export function usePieceName(): (piece: string) => string {
  const { t } = useTranslation(['arrange'])
  return piece => t(`arrange:piece_${snakeCase(piece)}` as 'arrange:piece_front')
}
