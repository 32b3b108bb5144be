import type { Order } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { useMoments } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './OrdersPage.module.css'

type Step = Order['history'][number]

/** Shows the effect of a corrected size on the price. */
function PriceEffect({ price }: Pick<Step, 'price'>) {
  const { t } = useTranslation(['account'])
  if (price === null) return null
  const { choice, differenceCents } = price
  const key = choice === 'keep' ? 'kept' : differenceCents > 0 ? 'charged' : 'credited'
  return <b>{t(`account:correction_${key}`, { amount: formatCents(Math.abs(differenceCents)) })}</b>
}

/** Lists the lines that the shop corrected, latest first, each with its effect on the price. */
export function Corrections({ order }: { order: Order }) {
  const { t } = useTranslation(['account'])
  const moment = useMoments()
  const corrections = order.history.filter(({ from, to }) => from === to)
  if (corrections.length === 0) return null
  return (
    <>
      <h3>{t('account:corrections')}</h3>
      <ol className={css.history}>
        {corrections.toReversed().map(({ at, note, price }) => (
          <li key={at + note}>
            {note}
            <PriceEffect price={price} />
            <small>
              <time dateTime={at}>{moment(at)}</time>
            </small>
          </li>
        ))}
      </ol>
    </>
  )
}
