import type { Pricing } from '@kitwright/contract'
import { baseSizeOf, sleevesOf, type ProductType, type SleeveLength } from '@kitwright/garment'
import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences, useCall } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import css from './PricingPage.module.css'
import { parseQty } from '../../cart/index.ts'
import { Result } from './Result.tsx'

/** Placeholder id, because the quote needs a design's id. Nothing is saved under it. */
const ANY_DESIGN = '00000000-0000-4000-8000-000000000000'
const TYPING_MS = 250
/** Size of a squad with its reserves. */
const USUAL_TEAM = 15

/** Holds product, fabric and sleeve. If a product lacks the earlier choice, its first option is used. */
function useChoices({ products }: Pricing) {
  const [type, setType] = useState<ProductType>(products[0]!.type)
  const fabrics = products.find(product => product.type === type)?.fabrics ?? []
  const [wantedFabric, setFabric] = useState('')
  const fabric = fabrics.find(({ id }) => id === wantedFabric)?.id ?? fabrics[0]?.id ?? ''
  const sleeves = sleevesOf(type)
  const [wantedSleeve, setSleeve] = useState<SleeveLength>('short')
  const sleeve = sleeves.find(each => each === wantedSleeve) ?? sleeves[0]!
  return { type, setType, fabrics, fabric, setFabric, sleeves, sleeve, setSleeve }
}

/** Shows the price of a number of pieces, as the server calculates it. */
export function Calculator({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation(['shop', 'common'])
  const language = usePreferences(state => state.language)
  const { type, setType, fabrics, fabric, setFabric, sleeves, sleeve, setSleeve } = useChoices(pricing)
  const [wantedQty, setQty] = useState(String(Math.max(USUAL_TEAM, pricing.minimumQty)))
  const qty = parseQty(wantedQty)
  const [settledQty] = useDebouncedValue(qty, TYPING_MS)
  const size = baseSizeOf(type)
  const line = { designId: ANY_DESIGN, productType: type, fabric, size, sleeve, qty: settledQty ?? 1 } as const
  const {
    data: quote,
    error,
    refetch,
  } = useCall(
    'POST /api/quotes',
    { body: { lines: [line] } },
    { isEnabled: fabric !== '' && settledQty !== null, isSticky: true },
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
          <TextInput
            label={t('common:quantity')}
            value={wantedQty}
            onChange={event => setQty(event.currentTarget.value)}
            inputMode="numeric"
            autoComplete="off"
            error={qty === null && t('common:quantity_invalid')}
          />
        </Stack>
        {qty !== null && <Result quote={quote} error={error} onRetry={() => void refetch()} />}
      </Card>
    </div>
  )
}
