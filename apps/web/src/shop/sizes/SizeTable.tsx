import { snakeCase } from '@kitwright/words'
import type { ProductSizes } from '@kitwright/contract'
import { type MeasureId, sizeLabel } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import css from './SizeChart.module.css'
import { formatLength, useUnit } from './lengthUnit.ts'

interface Props {
  readonly sizes: ProductSizes
  readonly letterOf: (measure: MeasureId) => string
}

/** Lists every size with its measures, in the visitor's unit. */
export function SizeTable({ sizes: { measures, rows }, letterOf }: Props) {
  const { t } = useTranslation(['sizes'])
  const unit = useUnit(state => state.unit)
  const hasBody = rows.some(row => row.bodyChest)
  const body = (cm: number): string => formatLength(cm * 10, unit)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t('sizes:title')}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('sizes:size')}</th>
            {hasBody && <th scope="col">{t('sizes:body_chest')}</th>}
            {measures.map(measure => (
              <th key={measure} scope="col">
                <span className={css.badge} aria-hidden>
                  {letterOf(measure)}
                </span>
                {t(`sizes:${snakeCase(measure)}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, bodyChest, mm }) => (
            <tr key={size}>
              <th scope="row">{sizeLabel(size)}</th>
              {hasBody && <td>{bodyChest && `${body(bodyChest.fromCm)}–${body(bodyChest.toCm)}`}</td>}
              {measures.map(measure => (
                <td key={measure}>{mm[measure] === undefined ? '–' : formatLength(mm[measure], unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
