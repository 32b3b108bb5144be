import type { Response_ } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import css from './Label.module.css'
import { usePieceName } from './usePieceName.ts'

type Items = Response_<'GET /api/handovers/{token}'>['items'][number]['remakes'][number]['items']

/** Returns a function that names a garment's player: number and name, size. */
export function useWhose(): (garment: Pick<Items[number], 'name' | 'number' | 'size'>) => string {
  const { t } = useTranslation(['pieces'])
  return ({ name, number, size }) => {
    const whose = [number, name].filter(part => part !== null && part !== '').join(' ') || t('pieces:nobody')
    return `${whose} · ${sizeLabel(size)}`
  }
}

/** Lists what is remade, garment by garment. */
export function RemakeItems({ items }: { items: Items }) {
  const { t } = useTranslation(['pieces'])
  const pieceName = usePieceName()
  const whose = useWhose()
  return (
    <ul className={css.items}>
      {items.map(item => (
        <li key={`${item.line}.${item.garment}`}>
          {whose(item)}
          <small>
            {' '}
            · {item.isWhole ? t('pieces:all_of') : item.pieces.map(pieceName).join(', ')} (
            {t('pieces:garment_at', { line: item.line, garment: item.garment })})
          </small>
        </li>
      ))}
    </ul>
  )
}
