import { useSearch } from '@tanstack/react-router'
import type { ProductSizes } from '@kitwright/contract'
import { editorPathOf, productTypes, productTypeAt } from '@kitwright/garment'
import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall, useList, useTenant } from '../../session/index.ts'
import { Card, PageHead, UnitSwitch } from '../../ui/index.ts'
import { SaveBar } from '../list/SaveBar.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { ChartTable } from './ChartTable.tsx'
import css from './SizesPage.module.css'
import { useChartForm, type ChartDesk } from './useChartForm.ts'
import { PageNeedsRight } from '../session/NeedsRight.tsx'

function Choices({ chart, unit, setUnit }: { chart: ProductSizes } & Pick<ChartDesk, 'unit' | 'setUnit'>) {
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
      <UnitSwitch unit={unit} onChange={setUnit} />
    </div>
  )
}

function Charts({ charts, chart }: { charts: readonly ProductSizes[]; chart: ProductSizes }) {
  const { t } = useTranslation(['office', 'common'])
  const { productTypes } = useTenant()
  const { form, save, fillIn, discard, isChanged, ...units } = useChartForm(charts, chart)
  const version = t('office:chart_version', { version: chart.version })
  const isSold = productTypes.includes(chart.type)
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save}>
        <Choices chart={chart} {...units} />
        <Card
          title={t('office:chart_of', { product: t(`common:type_${chart.type}`) })}
          text={isSold ? version : `${version} · ${t('office:chart_not_sold')}`}
          actions={
            <Button variant="default" onClick={fillIn}>
              {t('office:chart_default')}
            </Button>
          }
        >
          <ChartTable key={chart.type} chart={chart} unit={units.unit} />
        </Card>
        <SaveBar isChanged={isChanged} isUnsaved={form.formState.isDirty} onDiscard={discard} />
      </form>
    </FormProvider>
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
      {data && chart && <Charts charts={data.items} chart={chart} />}
    </>
  )
}

/** Page of the finished garment measures of the shop's products. */
export function SizesPage() {
  return (
    <PageNeedsRight of="catalogue">
      <Sizes />
    </PageNeedsRight>
  )
}
