import { useSearch } from '@tanstack/react-router'
import type { ProductSizes } from '@kitwright/contract'
import { editorPathOf, productTypes, productTypeAt } from '@kitwright/garment'
import { Button, NativeSelect, SegmentedControl, Skeleton } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CallFailure, useCall, useList, useTenant } from '../../session/index.ts'
import { Card, PageHead } from '../../ui/index.ts'
import { SaveBar } from '../list/SaveBar.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { AdminOnly } from '../staff/AdminOnly.tsx'
import type { Unit } from './chartForm.ts'
import { ChartTable } from './ChartTable.tsx'
import css from './SizesPage.module.css'
import { useChartDrafts, type ChartDesk } from './useChartDrafts.ts'

function Choices({ chart, desk }: { chart: ProductSizes; desk: ChartDesk }) {
  const { t } = useTranslation(['store', 'sizes', 'common'])
  const list = useList(useSearch({ from: '/staff/office/sizes' }))
  return (
    <div className={css.choices}>
      <NativeSelect
        label={t('store:garment')}
        value={editorPathOf(chart.type)}
        data={productTypes().map(type => ({ value: editorPathOf(type), label: t(`common:type_${type}`) }))}
        onChange={event => list.set({ garment: event.currentTarget.value })}
      />
      <SegmentedControl<Unit>
        aria-label={t('sizes:unit')}
        value={desk.unit}
        onChange={desk.setUnit}
        data={[
          { value: 'cm', label: t('sizes:cm') },
          { value: 'in', label: t('sizes:in') },
        ]}
      />
    </div>
  )
}

function Chart({ chart }: { chart: ProductSizes }) {
  const { t } = useTranslation(['office', 'common'])
  const { productTypes } = useTenant()
  const form = useRef<HTMLFormElement>(null)
  const desk = useChartDrafts(chart, form)
  const version = t('office:chart_version', { version: chart.version })
  const isSold = productTypes.includes(chart.type)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void desk.save()
      }}
    >
      <Choices chart={chart} desk={desk} />
      <Card
        title={t('office:chart_of', { product: t(`common:type_${chart.type}`) })}
        text={isSold ? version : `${version} · ${t('office:chart_not_sold')}`}
        actions={
          <Button variant="default" onClick={desk.fillIn}>
            {t('office:chart_default')}
          </Button>
        }
      >
        <ChartTable chart={chart} desk={desk} />
      </Card>
      <SaveBar isChanged={desk.isChanged} onDiscard={desk.discard} />
    </form>
  )
}

function Sizes() {
  const { t } = useTranslation(['office'])
  usePageTitle(t('office:sizes'))
  const { garment = '' } = useSearch({ from: '/staff/office/sizes' })
  const { data, error, refetch } = useCall('GET /api/office/sizecharts', {})
  const asked = productTypeAt(garment)
  const chart = data?.items.find(({ type }) => type === asked) ?? data?.items[0]
  return (
    <>
      <PageHead title={t('office:sizes')} text={t('office:sizes_text')} />
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={560} radius={12} />}
      {chart && <Chart chart={chart} />}
    </>
  )
}

/** The finished measures of what the shop sells. */
export function SizesPage() {
  return (
    <AdminOnly>
      <Sizes />
    </AdminOnly>
  )
}
