import type { Response_ } from '@kitwright/contract'
import { SimpleGrid, Switch } from '@mantine/core'
import { productTypes, runsOf, sizeLabel } from '@kitwright/garment'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { useTimeZone } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { SaveBar } from '../list/SaveBar.tsx'
import { BaseTable } from './fields/BaseTable.tsx'
import { FabricFields } from './fields/FabricFields.tsx'
import { FigureField } from './fields/FigureField.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { promotionOffset, sizePath, type PriceFields } from './form/priceForm.ts'
import css from './PricesForm.module.css'
import { StepFields } from './fields/StepFields.tsx'
import { TryOut } from './TryOut.tsx'
import { usePriceForm } from './form/usePriceForm.ts'

function General() {
  const { t } = useTranslation(['office'])
  return (
    <Card title={t('office:general')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <FigureField path="minimumQty" label={t('office:minimum_qty')} inputMode="numeric" />
        <FigureField path="leadTimeDays" label={t('office:lead_time')} inputMode="numeric" />
      </SimpleGrid>
    </Card>
  )
}

function Extras() {
  const { t } = useTranslation(['office'])
  const { control, register } = useFormContext<PriceFields>()
  const hasPromotion = useWatch({ control, name: 'hasPromotion' })
  const zone = useTimeZone()
  const [from, until] = useWatch({ control, name: ['promotion.from', 'promotion.until'] })
  return (
    <>
      <Card title={t('office:surcharges')} text={t('office:surcharges_text')}>
        <div className={css.sizes}>
          {runsOf(productTypes()).map(size => (
            <FigureField path={sizePath(size)} key={size} size="sm" label={sizeLabel(size)} inputMode="decimal" />
          ))}
        </div>
      </Card>
      <Card title={t('office:long_sleeve')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <FigureField path="longSleeve.surchargeCents" label={t('office:long_sleeve_surcharge')} inputMode="decimal" />
          <FigureField path="longSleeve.discountPercent" label={t('office:long_sleeve_discount')} inputMode="numeric" />
        </SimpleGrid>
      </Card>
      <Card
        title={t('office:promotion')}
        text={t('office:promotion_days', {
          zone: zone.replaceAll('_', ' '),
          offset: promotionOffset({ from, until }, zone),
        })}
      >
        <Switch label={t('office:promotion_on')} {...register('hasPromotion')} />
        {hasPromotion && (
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" mt="md">
            <FigureField path="promotion.percent" label={t('office:promotion_percent')} inputMode="numeric" />
            <FigureField path="promotion.from" label={t('office:promotion_from')} type="date" />
            <FigureField path="promotion.until" label={t('office:promotion_until')} type="date" />
          </SimpleGrid>
        )}
      </Card>
    </>
  )
}

interface Props {
  readonly prices: Response_<'GET /api/office/prices'>
  readonly isHistoryOpen: boolean
  readonly onHistoryClose: () => void
}

/** Form of the whole price list, saved as a whole or not at all. */
export function PricesForm({ prices, isHistoryOpen, onHistoryClose }: Props) {
  const { form, save, discard, restore } = usePriceForm(prices)
  return (
    <FormProvider {...form}>
      <form noValidate className={css.form} onSubmit={save}>
        <General />
        <BaseTable />
        <FabricFields kept={prices.fabrics} />
        <StepFields />
        <Extras />
        <TryOut prices={prices} />
        <SaveBar isChanged={form.formState.isDirty} onDiscard={discard} />
        {isHistoryOpen && <PriceHistory prices={prices} onRestore={restore} onClose={onHistoryClose} />}
      </form>
    </FormProvider>
  )
}
