import { productTypes, sizeLabel, SIZES, sleevesOf, type ProductType } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'
import { quote } from '@kitwright/pricing'
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../session/index.ts'
import { Card, formatCents } from '../../ui/index.ts'
import type { Prices } from '../types.ts'
import { offeredOf } from './fabricList.ts'
import { readPrices, type PriceFields } from './priceForm.ts'
import { priceListOf } from './priceListOf.ts'
import css from './PricesForm.module.css'

interface Wish {
  readonly productType: ProductType
  readonly fabric: string
  readonly size: string
  readonly sleeve: 'short' | 'long'
  readonly qty: string
}

/** Cents of the wish by a list; null where it sells no such thing. */
function totalOf(prices: Prices, { qty, ...line }: Wish): number | null {
  const result = quote(priceListOf(prices), [{ ...line, design: 'any', qty: parseWholeNumber(qty) ?? 0 }], new Date())
  return result.ok ? result.quote.totalCents : null
}

function Totals({ before, after }: { before: number | null; after: number | null }) {
  const { t } = useTranslation(['office'])
  const shown = (cents: number | null): string => (cents === null ? t('office:try_none') : formatCents(cents))
  const change = before === null || after === null ? 0 : after - before
  return (
    <dl className={css.totals} aria-live="polite">
      <div>
        <dt>{t('office:try_now')}</dt>
        <dd>{shown(before)}</dd>
      </div>
      <div>
        <dt>{t('office:try_then')}</dt>
        <dd>
          {shown(after)}
          {change !== 0 && <small>{`${change > 0 ? '+' : '−'}${formatCents(Math.abs(change))}`}</small>}
        </dd>
      </div>
    </dl>
  )
}

/** What an order would cost today, and with what is typed here, before it is saved. */
export function TryOut({ prices }: { prices: Prices }) {
  const { t } = useTranslation(['office', 'common'])
  const language = usePreferences(state => state.language)
  const fields = useWatch({ control: useFormContext<PriceFields>().control }) as PriceFields
  const fabrics = offeredOf(fields.fabrics)
  const [wanted, setWish] = useState<Wish>({
    productType: productTypes()[0]!,
    fabric: '',
    size: 'M',
    sleeve: 'short',
    qty: '20',
  })
  const sleeves = sleevesOf(wanted.productType)
  const sleeve = sleeves.includes(wanted.sleeve) ? wanted.sleeve : sleeves[0]!
  const sold = fabrics.filter(({ id }) => fields.base[wanted.productType]?.[id]?.trim())
  const choices = sold.length > 0 ? sold : fabrics
  const fabric = choices.some(({ id }) => id === wanted.fabric) ? wanted.fabric : (choices[0]?.id ?? '')
  const wish = { ...wanted, sleeve, fabric }
  const set = (change: Partial<Wish>): void => setWish({ ...wish, ...change })
  const read = readPrices(fields, wrong => wrong)
  return (
    <Card title={t('office:try_out')} text={t('office:try_out_text')}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="md">
        <NativeSelect
          label={t('office:product')}
          value={wish.productType}
          data={productTypes().map(value => ({ value, label: t(`common:type_${value}`) }))}
          onChange={event => set({ productType: event.currentTarget.value as ProductType })}
        />
        <NativeSelect
          label={t('common:fabric')}
          value={fabric}
          data={choices.map(({ id, name }) => ({ value: id, label: name[language] || t('office:fabric_new') }))}
          onChange={event => set({ fabric: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('common:size')}
          value={wish.size}
          data={SIZES.map(value => ({ value, label: sizeLabel(value) }))}
          onChange={event => set({ size: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('common:sleeve')}
          value={sleeve}
          data={sleeves.map(value => ({ value, label: t(`common:sleeve_${value}`) }))}
          onChange={event => set({ sleeve: event.currentTarget.value === 'long' ? 'long' : 'short' })}
        />
        <TextInput
          label={t('common:quantity')}
          inputMode="numeric"
          maxLength={6}
          value={wish.qty}
          error={!parseWholeNumber(wish.qty) && t('common:quantity_invalid')}
          onChange={event => set({ qty: event.currentTarget.value })}
        />
      </SimpleGrid>
      {read.ok ? (
        <Totals before={totalOf(prices, wish)} after={totalOf(read.value, wish)} />
      ) : (
        <p className={css.hint}>{t('office:try_unreadable')}</p>
      )}
    </Card>
  )
}
