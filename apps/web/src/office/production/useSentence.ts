import { snakeCase } from '@kitwright/words'
import { useTranslation } from 'react-i18next'
import type { Pack } from './usePacks.ts'

type Problem = NonNullable<Pack['problem']>

/** Why a pack stopped, in the reader's language: whose garment, which piece, what of it. */
export function useSentence(): (problem: Problem) => string {
  const { t } = useTranslation(['production', 'arrange'])
  return ({ id, values }) => {
    const { line = '', name = '', number = '', size = '', piece } = values
    const who = [line && t('production:who_line', { line }), [name, number].filter(Boolean).join(' '), size]
    const gaps = {
      ...values,
      who: who.filter(Boolean).join(', '),
      ...(piece !== undefined && { piece: t(`arrange:piece_${snakeCase(piece)}` as 'arrange:piece_front') }),
    }
    const sentence = t(`production:problem_${snakeCase(id)}` as 'production:problem_broken', gaps)
    return sentence.charAt(0).toUpperCase() + sentence.slice(1)
  }
}
