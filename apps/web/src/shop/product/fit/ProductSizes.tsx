import type { ProductSizes as Sizes } from '@kitwright/contract'
import { editorPathOf, type ProductType, type Size, sizeLabel } from '@kitwright/garment'
import { snakeCase } from '@kitwright/words'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { BlockFrame } from '../../../blocks/index.ts'
import { useSizeCharts } from '../../sizes/useSizeCharts.ts'
import { formatLength } from '../../sizes/lengthUnit.ts'
import { CutsCompared } from './CutsCompared.tsx'
import css from './Fit.module.css'
import { SizeFinder } from './SizeFinder.tsx'

/** Every size with its measures; the one that was found is marked. */
function Table({ sizes: { measures, rows }, found }: { sizes: Sizes; found: Size | null }) {
  const { t } = useTranslation(['product', 'sizes'])
  const hasBody = rows.some(row => row.bodyChest)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls sideways is scrolled by keys
    <div className={css.scroll} role="region" aria-label={t('product:sizes_caption')} tabIndex={0}>
      <table className={css.sizes}>
        <caption>{t('product:sizes_caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sizes:size')}</th>
            {hasBody && <th scope="col">{t('sizes:body_chest')}</th>}
            {measures.map(measure => (
              <th key={measure} scope="col">
                {t(`sizes:${snakeCase(measure)}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, bodyChest, mm }) => (
            <tr
              key={size}
              className={size === found ? css.found : undefined}
              aria-current={size === found || undefined}
            >
              <th scope="row">{sizeLabel(size)}</th>
              {hasBody && <td>{bodyChest && `${bodyChest.fromCm}–${bodyChest.toCm}`}</td>}
              {measures.map(measure => (
                <td key={measure}>{mm[measure] === undefined ? '–' : formatLength(mm[measure], 'cm')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Sizes of a garment: the finder, the measured table, and how similar garments of the shop differ. */
export function ProductSizes({ type }: { type: ProductType }) {
  const { t } = useTranslation(['product'])
  const { data } = useSizeCharts()
  const [found, setFound] = useState<Size | null>(null)
  const sizes = data?.items.find(each => each.type === type)
  if (!data || !sizes) return null
  return (
    <BlockFrame
      block={{ kind: 'questions', id: 'sizes' }}
      modifier="sizes"
      title={t('product:sizes_title')}
      lead={t('product:sizes_lead')}
    >
      <div className="questions">
        <div className={css.body}>
          {sizes.rows.some(row => row.bodyChest) && <SizeFinder sizes={sizes} onFind={setFound} />}
          <Table sizes={sizes} found={found} />
          <p>
            <Link className="link" to="/sizes" search={{ garment: editorPathOf(type) }}>
              {t('product:sizes_all')}
            </Link>
          </p>
          <CutsCompared charts={data.items} type={type} />
        </div>
      </div>
    </BlockFrame>
  )
}
