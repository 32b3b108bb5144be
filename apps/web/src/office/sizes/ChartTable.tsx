import { snakeCase } from '@kitwright/words'
import type { ProductSizes } from '@kitwright/contract'
import { SIZES, sizeLabel, type MeasureId, type Size } from '@kitwright/garment'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { cellPath } from './chartForm.ts'
import css from './SizesPage.module.css'
import type { ChartDesk } from './useChartDrafts.ts'

function Cell({ size, measure, desk }: { size: Size; measure: MeasureId; desk: ChartDesk }) {
  const { t } = useTranslation(['office', 'sizes'])
  const path = cellPath(size, measure)
  const fault = desk.faultAt(path)
  return (
    <td>
      <TextInput
        size="sm"
        inputMode="decimal"
        maxLength={7}
        aria-label={t('office:chart_cell', { measure: t(`sizes:${snakeCase(measure)}`), size: sizeLabel(size) })}
        value={desk.typed[path] ?? ''}
        error={fault && t(`office:${fault}`)}
        onChange={event => desk.type(path, event.currentTarget.value)}
        onBlur={desk.judge}
      />
    </td>
  )
}

/** A chart's measures, size by size. Wider than a phone: it scrolls within itself, the sizes stay in sight. */
export function ChartTable({ chart, desk }: { chart: ProductSizes; desk: ChartDesk }) {
  const { t } = useTranslation(['sizes'])
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('sizes:size')}</th>
            {chart.measures.map(measure => (
              <th key={measure} scope="col">
                {t(`sizes:${snakeCase(measure)}`)} <span>{t(`sizes:${desk.unit}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIZES.map(size => (
            <tr key={size}>
              <th scope="row">{sizeLabel(size)}</th>
              {chart.measures.map(measure => (
                <Cell key={measure} size={size} measure={measure} desk={desk} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
