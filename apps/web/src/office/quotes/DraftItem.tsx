import { type OfficeQuote, QUOTE_LIMITS } from '@kitwright/contract'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { DesignPicture, useFabricName } from '../../domainComponents/index.ts'
import { formatCents } from '../../ui/index.ts'
import { typedDollars } from '../money/parseDollars.ts'
import { type TypedItem, typedLinesOf } from './draftForm.ts'
import { PieceFields } from './PieceFields.tsx'
import css from './Quote.module.css'

type Item = OfficeQuote['draft']['items'][number]

interface Props {
  readonly item: Item
  readonly typed: TypedItem
  /** Its total by the price list, for the pieces as they are typed; undefined while that is asked for. */
  readonly listCents: number | null | undefined
  readonly wrong: ReadonlySet<string>
  readonly onChange: (typed: TypedItem) => void
}

function PriceFields({ item, typed, wrong, onChange }: Omit<Props, 'listCents'>) {
  const { t } = useTranslation(['quotes'])
  const { price } = typed
  if (!price) return null
  const set = (change: Partial<typeof price>): void => onChange({ ...typed, price: { ...price, ...change } })
  return (
    <div className={css.fields}>
      <TextInput
        label={t('quotes:unit_price')}
        aria-label={t('quotes:unit_price_of', { name: item.name })}
        leftSection="$"
        inputMode="decimal"
        value={price.dollars}
        error={wrong.has(`${item.id}.dollars`) && t('quotes:price_wrong')}
        // Another price is one of staff and no longer that of the offer.
        onChange={event => set({ dollars: event.currentTarget.value, offerId: null })}
      />
      <TextInput
        label={t('quotes:reason')}
        aria-label={t('quotes:reason_of', { name: item.name })}
        value={price.reason}
        maxLength={QUOTE_LIMITS.reason}
        error={wrong.has(`${item.id}.reason`) && t('quotes:reason_missing')}
        onChange={event => set({ reason: event.currentTarget.value })}
      />
    </div>
  )
}

function ListPrice({ listCents, each }: Pick<Props, 'listCents'> & { readonly each: string }) {
  const { t } = useTranslation(['quotes', 'quote'])
  if (listCents === undefined) return <p aria-hidden>…</p>
  if (listCents === null) return <p>{t('quotes:no_list_price')}</p>
  const total = t('quotes:list_price', { total: formatCents(listCents) })
  return <p className="kw-num">{`${total} (${t('quote:per_piece', { price: `$${each}` })})`}</p>
}

/** One design of the next revision: by the list, at an own price, or left out. */
export function DraftItem({ item, typed, listCents, wrong, onChange }: Props) {
  const { t } = useTranslation(['quotes', 'quote', 'common'])
  const fabricName = useFabricName()
  const { name, productType, fabric, pictureUrl, problem } = item
  const pieces = typedLinesOf(typed, item) ?? item.lines
  const qty = pieces.reduce((sum, line) => sum + line.qty, 0)
  const start = typedDollars(listCents ? Math.round(listCents / qty) : 0)
  return (
    <li className={css.item} data-out={typed.isLeftOut || undefined} aria-label={name}>
      <div className={css.picture}>
        <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
      </div>
      <div className={css.words}>
        <h3>{name}</h3>
        <p>
          {t(`common:type_${productType}`)} · {fabricName(fabric)} · {t('quote:pieces', { count: qty })}
        </p>
        <ListPrice listCents={listCents} each={start} />
        {problem && (
          <p className={css.wrong}>
            {t(
              problem === 'quote-design-gone' ? 'quotes:problem_quote_design_gone' : 'quotes:problem_quote_fabric_gone',
            )}
          </p>
        )}
        {typed.isLeftOut ? (
          <p className={css.wrong}>{t('quotes:left_out')}</p>
        ) : (
          <>
            <PriceFields item={item} typed={typed} wrong={wrong} onChange={onChange} />
            <PieceFields item={item} typed={typed} isWrong={wrong.has(`${item.id}.lines`)} onChange={onChange} />
          </>
        )}
        <div className={css.acts}>
          {!typed.isLeftOut && (
            <Button
              variant="default"
              size="xs"
              onClick={() =>
                onChange({ ...typed, price: typed.price ? null : { dollars: start, reason: '', offerId: null } })
              }
            >
              {t(typed.price ? 'quotes:use_list' : 'quotes:own_price')}
            </Button>
          )}
          {problem === null && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              onClick={() => onChange({ ...typed, isLeftOut: !typed.isLeftOut })}
            >
              {t(typed.isLeftOut ? 'quotes:take_in' : 'quotes:leave_out')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
