import {
  parseSize,
  productTypes,
  runOf,
  sizeInRun,
  sizeLabel,
  sleevesOf,
  type ProductType,
  type Size,
} from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'
import { quote } from '@kitwright/pricing'
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences, useTimeZone } from '../../session/index.ts'
import { Card, formatCents } from '../../ui/index.ts'
import type { Prices } from '../officeTypes.ts'
import { offeredOf } from './form/fabricList.ts'
import { readPrices, type PriceFields } from './form/priceForm.ts'
import { priceListOf } from './form/priceListOf.ts'
import css from './PricesForm.module.css'

interface TriedLine {
  readonly productType: ProductType
  readonly fabric: string
  readonly size: Size
  readonly sleeve: 'short' | 'long'
  readonly qty: string
}

/** Returns the line's total in cents by a price list; null if the list does not sell it. */
function totalOf(prices: Prices, { qty, ...rest }: TriedLine): number | null {
  const result = quote(priceListOf(prices), [{ ...rest, design: 'any', qty: parseWholeNumber(qty) ?? 0 }], new Date())
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

/** Returns the line to try out, limited to what the list offers now. */
function useTriedLine(fields: PriceFields) {
  const [tried, setTried] = useState<TriedLine>({
    productType: productTypes()[0]!,
    fabric: '',
    size: 'M',
    sleeve: 'short',
    qty: '20',
  })
  const sleeves = sleevesOf(tried.productType)
  const sleeve = sleeves.includes(tried.sleeve) ? tried.sleeve : sleeves[0]!
  const offered = offeredOf(fields.fabrics)
  const sold = offered.filter(({ id }) => fields.base[tried.productType]?.[id]?.trim())
  const fabrics = sold.length > 0 ? sold : offered
  const fabric = fabrics.some(({ id }) => id === tried.fabric) ? tried.fabric : (fabrics[0]?.id ?? '')
  const line = { ...tried, size: sizeInRun(tried.size, tried.productType), sleeve, fabric }
  return { line, fabrics, sleeves, set: (change: Partial<TriedLine>): void => setTried({ ...line, ...change }) }
}

/** Shows what an order would cost today, and with the typed, unsaved prices. */
export function TryOut({ prices }: { prices: Prices }) {
  const { t } = useTranslation(['office', 'common'])
  const language = usePreferences(state => state.language)
  const fields = useWatch({ control: useFormContext<PriceFields>().control }) as PriceFields
  const { line, fabrics, sleeves, set } = useTriedLine(fields)
  const read = readPrices(fields, useTimeZone(), wrong => wrong)
  return (
    <Card title={t('office:try_out')} text={t('office:try_out_text')}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="md">
        <NativeSelect
          label={t('office:product')}
          value={line.productType}
          data={productTypes().map(value => ({ value, label: t(`common:type_${value}`) }))}
          onChange={event => set({ productType: event.currentTarget.value as ProductType })}
        />
        <NativeSelect
          label={t('common:fabric')}
          value={line.fabric}
          data={fabrics.map(({ id, name }) => ({ value: id, label: name[language] || t('office:fabric_new') }))}
          onChange={event => set({ fabric: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('common:size')}
          value={line.size}
          data={runOf(line.productType).map(value => ({ value, label: sizeLabel(value) }))}
          onChange={event => set({ size: parseSize(event.currentTarget.value) ?? line.size })}
        />
        <NativeSelect
          label={t('common:sleeve')}
          value={line.sleeve}
          data={sleeves.map(value => ({ value, label: t(`common:sleeve_${value}`) }))}
          onChange={event => set({ sleeve: event.currentTarget.value === 'long' ? 'long' : 'short' })}
        />
        <TextInput
          label={t('common:quantity')}
          inputMode="numeric"
          maxLength={6}
          value={line.qty}
          error={!parseWholeNumber(line.qty) && t('common:quantity_invalid')}
          onChange={event => set({ qty: event.currentTarget.value })}
        />
      </SimpleGrid>
      {read.ok ? (
        <Totals before={totalOf(prices, line)} after={totalOf(read.value, line)} />
      ) : (
        <p className={css.hint}>{t('office:try_unreadable')}</p>
      )}
    </Card>
  )
}
