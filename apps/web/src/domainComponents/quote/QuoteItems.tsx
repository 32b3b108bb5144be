import type { CartLine, CustomerQuote } from '@kitwright/contract'
import { type Size, sizeLabel, sizeOrder } from '@kitwright/garment'
import { formatCount } from '@kitwright/measure'
import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'
import { DesignPicture } from '../design/DesignPicture.tsx'
import { useFabricName } from '../product/useFabricName.ts'
import css from './QuoteView.module.css'

type Item = CustomerQuote['items'][number]
type PricedItem = CustomerQuote['revisions'][number]['items'][number]

function sizesOf(lines: readonly CartLine[]): string {
  const sums = new Map<Size, number>()
  for (const { size, qty } of lines) sums.set(size, (sums.get(size) ?? 0) + qty)
  return [...sums]
    .toSorted(([a], [b]) => sizeOrder(a) - sizeOrder(b))
    .map(([size, qty]) => `${formatCount(qty)} ${sizeLabel(size)}`)
    .join(', ')
}

const namesOf = (lines: readonly CartLine[]): string =>
  lines
    .map(({ printName, playerName, number }) =>
      [number, printName || playerName].filter(each => each !== null && each !== '').join(' '),
    )
    .filter(name => name !== '')
    .join(' · ')

function Price({ item: { price, totalCents, qty } }: { item: PricedItem }) {
  const { t } = useTranslation(['quote', 'offer'])
  const each = price.unitCents ?? Math.round(totalCents / qty)
  return (
    <div className={`${css.price} kw-num`}>
      <b>{formatCents(totalCents)}</b>
      <small>{t('quote:per_piece', { price: formatCents(each) })}</small>
      {price.source === 'manual' && <small className={css.own}>{t('quote:special_price')}</small>}
      {price.offerNumber !== null && (
        <small className={css.own}>{t('offer:of_number', { number: price.offerNumber })}</small>
      )}
    </div>
  )
}

interface Props {
  /** Without prices before the first revision. */
  readonly items: readonly (Item | PricedItem)[]
  /** Asks for a change of an item; absent where that is not possible. */
  readonly onAsk?: ((item: Item) => void) | undefined
}

/** The designs of a quote, each with its pieces and its price. */
export function QuoteItems({ items, onAsk }: Props) {
  const { t } = useTranslation(['quote', 'common'])
  const fabricName = useFabricName()
  return (
    <ul className={css.items}>
      {items.map(item => (
        <li key={item.id} className={css.item} aria-label={item.name}>
          <div className={css.picture}>
            <DesignPicture type={item.productType} name="" pictureUrl={item.pictureUrl} />
          </div>
          <div className={css.words}>
            <h3>{item.name}</h3>
            <p className={css.facts}>
              {t(`common:type_${item.productType}`)} · {fabricName(item.fabric)}
            </p>
            <p className={`${css.facts} kw-num`}>
              {t('quote:pieces', { count: item.qty })} · {sizesOf(item.lines)}
            </p>
            {namesOf(item.lines) !== '' && <p className={css.facts}>{namesOf(item.lines)}</p>}
            {onAsk && (
              <div className={css.ask}>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('quote:ask_change_of', { name: item.name })}
                  onClick={() => onAsk(item)}
                >
                  {t('quote:ask_change')}
                </Button>
              </div>
            )}
          </div>
          {'totalCents' in item && <Price item={item} />}
        </li>
      ))}
    </ul>
  )
}
