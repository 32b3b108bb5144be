import type { ProductSizes } from '@kitwright/contract'
import { defaultChart, rowOf, runOf } from '@kitwright/garment'
import { useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { useApi } from '../../session/index.ts'
import { formResolver, type LengthUnit, toast, useForm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { converted, readChart, typedChart, type ChartFields, type Rows } from './chartForm.ts'

export interface ChartDesk {
  readonly form: UseFormReturn<ChartFields, unknown, Rows>
  readonly unit: LengthUnit
  readonly isChanged: boolean
  readonly setUnit: (unit: LengthUnit) => void
  readonly fillIn: () => void
  readonly discard: () => void
  readonly save: (event: React.FormEvent) => void
}

const usualRows = (type: ProductSizes['type']): ProductSizes['rows'] =>
  runOf(type).map(size => ({ size, bodyChest: null, mm: rowOf(defaultChart(type), size) }))

const fieldsOf = (charts: readonly ProductSizes[], unit: LengthUnit): ChartFields =>
  Object.fromEntries(charts.map(({ type, rows }) => [type, typedChart(rows, unit)])) as ChartFields

/** State of the chart editor. Entries for one product stay while another is displayed. */
export function useChartForm(charts: readonly ProductSizes[], shown: ProductSizes): ChartDesk {
  const { t } = useTranslation(['office'])
  const [api, act] = [useApi(), useOfficeAction()]
  const [unit, setUnit] = useState<LengthUnit>('cm')
  const { type: productType, version } = shown
  const form = useForm<ChartFields, unknown, Rows>({
    // Charts are read again, for example after another administrator's save. Typed entries stay.
    values: useMemo(() => fieldsOf(charts, unit), [charts, unit]),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    // A half-typed number is not wrong yet, so cells are validated on blur.
    reValidateMode: 'onSubmit',
    resolver: formResolver(typed =>
      readChart(typed[productType], { productType, unit, say: fault => t(`office:${fault}`) }),
    ),
  })
  const { clearErrors, formState, getFieldState, getValues, resetField, setValue, trigger } = form
  useEffect(() => {
    if (getFieldState(productType).isDirty) void trigger()
  }, [productType, getFieldState, trigger])

  async function send(rows: Rows): Promise<void> {
    const call = { params: { productType }, body: { version, rows } }
    await act(() => api('PUT /api/office/sizecharts/{productType}', call), {
      said: t('office:chart_saved'),
      done: ({ value }) => resetField(productType, { defaultValue: typedChart(value.rows, unit) }),
    })
  }

  return {
    form,
    unit,
    isChanged: formState.dirtyFields[productType] !== undefined,
    setUnit: to => {
      for (const type of Object.keys(formState.dirtyFields) as (keyof ChartFields)[])
        setValue(type, converted(getValues(type), unit, to))
      setUnit(to)
    },
    fillIn: () => {
      clearErrors(productType)
      setValue(productType, typedChart(usualRows(productType), unit), { shouldDirty: true })
    },
    discard: () => resetField(productType),
    save: form.handleSubmit(send, () => toast('error', t('office:chart_problems'))),
  }
}
