import type { Pricing } from '@kitwright/contract'
import { sleevesOf, type ProductType, type SleeveLength } from '@kitwright/garment'
import { NativeSelect, NumberInput, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences, useCall } from '../../session/index.ts'
import { Card, formatCents } from '../../ui/index.ts'
import css from './PricingPage.module.css'

/** The quote needs a design's id; nothing is saved under this one. */
const ANY_DESIGN = '00000000-0000-4000-8000-000000000000'
const TYPING_MS = 250

/** What so many pieces would cost, as the server works it out. */
export function Calculator({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation(['shop', 'common'])
  const language = usePreferences(state => state.language)
  const [type, setType] = useState<ProductType>(pricing.products[0]!.type)
  const fabrics = pricing.products.find(product => product.type === type)?.fabrics ?? []
  const [wantedFabric, setFabric] = useState('')
  const fabric = fabrics.find(({ id }) => id === wantedFabric)?.id ?? fabrics[0]?.id ?? ''
  const sleeves = sleevesOf(type)
  const [wantedSleeve, setSleeve] = useState<SleeveLength>('short')
  const sleeve = sleeves.find(each => each === wantedSleeve) ?? sleeves[0]!
  const [qty, setQty] = useState<number>(Math.max(15, pricing.minimumQty))
  const [settledQty] = useDebouncedValue(qty, TYPING_MS)
  const line = { designId: ANY_DESIGN, productType: type, fabric, size: 'M', sleeve, qty: settledQty } as const
  const { data: quote } = useCall(
    'POST /api/quotes',
    { body: { lines: [line] } },
    { isEnabled: fabric !== '' && settledQty > 0, isSticky: true },
  )
  return (
    <div className={css.calculator}>
      <Card title={t('shop:calculator_title')}>
        <Stack gap="md">
          <NativeSelect
            label={t('shop:product')}
            value={type}
            onChange={event => setType(event.currentTarget.value as ProductType)}
            data={pricing.products.map(product => ({ value: product.type, label: t(`common:type_${product.type}`) }))}
          />
          <NativeSelect
            label={t('common:fabric')}
            value={fabric}
            onChange={event => setFabric(event.currentTarget.value)}
            data={fabrics.map(({ id, name }) => ({ value: id, label: name[language] }))}
          />
          {sleeves.length > 1 && (
            <NativeSelect
              label={t('common:sleeve')}
              value={sleeve}
              onChange={event => setSleeve(event.currentTarget.value === 'long' ? 'long' : 'short')}
              data={sleeves.map(each => ({ value: each, label: t(`common:sleeve_${each}`) }))}
            />
          )}
          <NumberInput
            label={t('common:quantity')}
            value={qty}
            onChange={value => setQty(Number(value) || 0)}
            min={1}
            max={10_000}
            allowDecimal={false}
            clampBehavior="strict"
          />
        </Stack>
        {quote && (
          <div className={css.result} aria-live="polite">
            <small>{t('shop:calculator_total', { count: quote.qty })}</small>
            <strong>{formatCents(quote.totalCents)}</strong>
            <small>{t('shop:calculator_each', { price: formatCents(Math.round(quote.totalCents / quote.qty)) })}</small>
            {quote.discountCents > 0 && <small>{t('shop:saving', { price: formatCents(quote.discountCents) })}</small>}
            {quote.qty < quote.minimumQty && <small>{t('shop:calculator_minimum', { count: quote.minimumQty })}</small>}
          </div>
        )}
      </Card>
    </div>
  )
}
