import type { Response_ } from '@kitwright/contract'
import { SimpleGrid, Switch, TextInput } from '@mantine/core'
import { SIZES, sizeLabel } from '@kitwright/garment'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/index.ts'
import { SaveBar } from '../list/SaveBar.tsx'
import { BaseTable } from './BaseTable.tsx'
import { FabricFields } from './FabricFields.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { sizePath } from './priceForm.ts'
import css from './PricesForm.module.css'
import { StepFields } from './StepFields.tsx'
import { TryOut } from './TryOut.tsx'
import { usePriceDraft, type PriceDesk } from './usePriceDraft.ts'

function General({ field }: PriceDesk) {
  const { t } = useTranslation(['office'])
  return (
    <Card title={t('office:general')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label={t('office:minimum_qty')} inputMode="numeric" {...field('minimumQty')} />
        <TextInput label={t('office:lead_time')} inputMode="numeric" {...field('leadTimeDays')} />
      </SimpleGrid>
    </Card>
  )
}

function Extras({ draft, field, set }: PriceDesk) {
  const { t } = useTranslation(['office'])
  return (
    <>
      <Card title={t('office:surcharges')} text={t('office:surcharges_text')}>
        <div className={css.sizes}>
          {SIZES.map(size => (
            <TextInput key={size} size="sm" label={sizeLabel(size)} inputMode="decimal" {...field(sizePath(size))} />
          ))}
        </div>
      </Card>
      <Card title={t('office:long_sleeve')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label={t('office:long_sleeve_surcharge')}
            inputMode="decimal"
            {...field('longSleeve.surchargeCents')}
          />
          <TextInput
            label={t('office:long_sleeve_discount')}
            inputMode="numeric"
            {...field('longSleeve.discountPercent')}
          />
        </SimpleGrid>
      </Card>
      <Card title={t('office:promotion')}>
        <Switch
          label={t('office:promotion_on')}
          checked={draft.hasPromotion}
          onChange={event => set({ hasPromotion: event.currentTarget.checked })}
        />
        {draft.hasPromotion && (
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" mt="md">
            <TextInput label={t('office:promotion_percent')} inputMode="numeric" {...field('promotion.percent')} />
            <TextInput label={t('office:promotion_from')} type="date" {...field('promotion.from')} />
            <TextInput label={t('office:promotion_until')} type="date" {...field('promotion.until')} />
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

/** The price list as one form: saved as a whole, or not at all. */
export function PricesForm({ prices, isHistoryOpen, onHistoryClose }: Props) {
  const { form, ...desk } = usePriceDraft(prices)
  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        void desk.save()
      }}
    >
      <General {...desk} />
      <BaseTable {...desk} />
      <FabricFields {...desk} />
      <StepFields {...desk} />
      <Extras {...desk} />
      <TryOut draft={desk.draft} prices={prices} />
      <SaveBar isChanged={desk.isChanged} onDiscard={desk.discard} />
      {isHistoryOpen && <PriceHistory prices={prices} onRestore={desk.restore} onClose={onHistoryClose} />}
    </form>
  )
}
