import { snakeCase } from '@kitwright/words'
import type { ProductSizes } from '@kitwright/contract'
import { runOf, sizeLabel, type MeasureId, type Size } from '@kitwright/garment'
import { TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { cellPath, type ChartFields } from './chartForm.ts'
import fieldTable from '../list/FieldTable.module.css'
import css from './SizesPage.module.css'
import type { LengthUnit } from '../../ui/index.ts'

interface CellProps {
  readonly type: ProductSizes['type']
  readonly size: Size
  readonly measure: MeasureId
}

function Cell({ type, size, measure }: CellProps) {
  const { t } = useTranslation(['office', 'sizes'])
  const { register, getFieldState, formState, clearErrors, trigger } = useFormContext<ChartFields>()
  const path = cellPath(type, size, measure)
  const { error } = getFieldState(path, formState)
  return (
    <td>
      <TextInput
        size="sm"
        inputMode="decimal"
        maxLength={7}
        aria-label={t('office:chart_cell', { measure: t(`sizes:${snakeCase(measure)}`), size: sizeLabel(size) })}
        error={error?.message}
        // A measure is valid only in relation to the others, so all are checked.
        {...register(path, { onChange: () => clearErrors(path), onBlur: () => void trigger() })}
      />
    </td>
  )
}

/** A chart's measures by size. On a phone it scrolls sideways and the sizes stay visible. */
export function ChartTable({ chart, unit }: { chart: ProductSizes; unit: LengthUnit }) {
  const { t } = useTranslation(['sizes'])
  return (
    <div className={fieldTable.scroll}>
      <table className={`${fieldTable.table} ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('sizes:size')}</th>
            {chart.measures.map(measure => (
              <th key={measure} scope="col">
                {t(`sizes:${snakeCase(measure)}`)} <span>{t(`sizes:${unit}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runOf(chart.type).map(size => (
            <tr key={size}>
              <th scope="row">{sizeLabel(size)}</th>
              {chart.measures.map(measure => (
                <Cell key={measure} type={chart.type} size={size} measure={measure} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
