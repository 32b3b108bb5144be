import { isolateDirection } from '@kitwright/library'
import { snakeCase } from '@kitwright/words'
import { useTranslation } from '../../../texts/index.ts'
import { useFabricName } from '../../../domainComponents/index.ts'
import type { Pack } from './usePacks.ts'
import { usePieceName } from './usePieceName.ts'

type Problem = NonNullable<Pack['problem']>

/** Describes why a pack stopped, in the reader's language: garment, piece and cause. */
export function useSentence(): (problem: Problem) => string {
  const { t } = useTranslation(['production'])
  const pieceName = usePieceName()
  const fabricName = useFabricName()
  return ({ id, values }) => {
    const { line = '', name = '', number = '', size = '', piece, fabric } = values
    const who = [
      line && t('production:who_line', { line }),
      [isolateDirection(name), number].filter(Boolean).join(' '),
      size,
    ]
    const gaps = {
      ...Object.fromEntries(Object.entries(values).map(([gap, value]) => [gap, isolateDirection(value)])),
      who: who.filter(Boolean).join(', '),
      ...(piece !== undefined && { piece: pieceName(piece) }),
      ...(fabric !== undefined && { fabric: fabricName(fabric) }),
    }
    const sentence = t(`production:problem_${snakeCase(id)}` as 'production:problem_broken', gaps)
    return sentence.charAt(0).toUpperCase() + sentence.slice(1)
  }
}
