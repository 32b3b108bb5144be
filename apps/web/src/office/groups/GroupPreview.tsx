import { baseSizeOf, type ProductType, productTypes, sleevesOf } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'
import { groupPrices, type PriceList, quote } from '@kitwright/pricing'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import type { Prices } from '../officeTypes.ts'
import { priceListOf } from '../prices/form/priceListOf.ts'
import type { GroupBody } from './groupForm.ts'
import css from './GroupsPage.module.css'

interface TriedLine {
  readonly type: ProductType
  readonly fabric: string
  readonly qty: string
}

/** Returns the total of lines that are a design each, in cents; null if a list does not sell one. */
function totalOf(list: PriceList, lines: readonly TriedLine[]): number | null {
  const wanted = lines.map(({ type, fabric, qty }, i) => ({
    design: String(i),
    productType: type,
    fabric,
    size: baseSizeOf(type),
    sleeve: sleevesOf(type)[0] ?? ('short' as const),
    qty: parseWholeNumber(qty) ?? 0,
  }))
  const result = quote(list, wanted, new Date())
  return result.ok ? result.quote.totalCents : null
}

interface RowProps {
  readonly line: TriedLine
  readonly place: number
  readonly prices: Prices
  readonly list: PriceList
  readonly onChange: (line: TriedLine) => void
}

const soldIn = (list: PriceList): ProductType[] =>
  productTypes().filter(type => Object.keys(list.base[type] ?? {}).length > 0)
const freshLine = (list: PriceList, type: ProductType): TriedLine => ({
  type,
  fabric: Object.keys(list.base[type] ?? {})[0] ?? '',
  qty: '20',
})

function TriedRow({ line, place, prices, list, onChange }: RowProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const language = usePreferences(state => state.language)
  const nameOf = new Map(prices.fabrics.map(({ id, name }) => [id, name[language]]))
  const { type, fabric, qty } = line
  return (
    <div className={css.tried}>
      <NativeSelect
        size="sm"
        aria-label={t('catalogue:product_of', { place })}
        value={type}
        data={soldIn(list).map(value => ({ value, label: t(`common:type_${value}`) }))}
        onChange={event => onChange({ ...freshLine(list, event.currentTarget.value as ProductType), qty })}
      />
      <NativeSelect
        size="sm"
        aria-label={t('catalogue:fabric_of', { place })}
        value={fabric}
        data={Object.keys(list.base[type] ?? {}).map(value => ({ value, label: nameOf.get(value) ?? value }))}
        onChange={event => onChange({ ...line, fabric: event.currentTarget.value })}
      />
      <TextInput
        size="sm"
        aria-label={t('catalogue:pieces_of', { place })}
        inputMode="numeric"
        maxLength={6}
        value={qty}
        onChange={event => onChange({ ...line, qty: event.currentTarget.value })}
      />
    </div>
  )
}

/** Shows what a cart would cost by the shop's list and for the group, with the typed, unsaved terms. */
export function GroupPreview({ prices, terms }: { prices: Prices; terms: GroupBody['terms'] | null }) {
  const { t } = useTranslation(['catalogue', 'office'])
  const list = priceListOf(prices)
  const [first] = soldIn(list)
  const [lines, setLines] = useState<readonly TriedLine[]>(() => (first ? [freshLine(list, first)] : []))
  const now = totalOf(list, lines)
  const then = terms && totalOf(groupPrices(list, terms), lines)
  const shown = (cents: number | null): string => (cents === null ? t('office:try_none') : formatCents(cents))
  return (
    <fieldset className={css.group}>
      <legend>{t('catalogue:preview')}</legend>
      <p className={css.note}>{t('catalogue:preview_text')}</p>
      {lines.map((line, at) => (
        <TriedRow
          key={at}
          line={line}
          place={at + 1}
          prices={prices}
          list={list}
          onChange={changed => setLines(lines.with(at, changed))}
        />
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          disabled={lines.length >= 10 || !first}
          onClick={() => first && setLines([...lines, freshLine(list, first)])}
        >
          {t('catalogue:preview_add')}
        </Button>
      </div>
      <dl className={css.totals} aria-live="polite">
        <div>
          <dt>{t('catalogue:by_shops_list')}</dt>
          <dd className="kw-num">{shown(now)}</dd>
        </div>
        <div>
          <dt>{t('catalogue:for_group')}</dt>
          <dd className="kw-num">{terms ? shown(then) : t('catalogue:unreadable')}</dd>
        </div>
      </dl>
    </fieldset>
  )
}
