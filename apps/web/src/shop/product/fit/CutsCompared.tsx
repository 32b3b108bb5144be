import type { ProductSizes } from '@kitwright/contract'
import { editorPathOf, type ProductType, sizeLabel } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
import { type ComparedCut, compareCuts } from './compareCuts.ts'
import css from './Fit.module.css'

/** Tells garments that look alike apart: how much longer and wider each is in the same size. */
export function CutsCompared({ charts, type }: { charts: readonly ProductSizes[]; type: ProductType }) {
  const { t } = useTranslation(['product', 'common'])
  const compared = compareCuts(charts, type)
  if (!compared) return null
  const size = sizeLabel(compared.size)
  const lengthOf = ({ lengthCm }: ComparedCut): string => {
    if (lengthCm === 0) return t('product:alike_as_long')
    return t(lengthCm > 0 ? 'product:alike_longer' : 'product:alike_shorter', { cm: Math.abs(lengthCm) })
  }
  const widthOf = ({ widthCm }: ComparedCut): string => {
    if (widthCm === 0) return t('product:alike_as_wide')
    return t(widthCm > 0 ? 'product:alike_wider' : 'product:alike_narrower', { cm: Math.abs(widthCm) })
  }
  return (
    <div className={css.alike}>
      <h3>{t('product:alike_title')}</h3>
      <p>{t('product:alike_lead', { size })}</p>
      <ul>
        {compared.others.map(other => (
          <li key={other.type}>
            <Link className="link" to="/products/$slug" params={{ slug: editorPathOf(other.type) }}>
              {t(`common:type_${other.type}`)}
            </Link>{' '}
            <span>
              {lengthOf(other)}, {widthOf(other)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
