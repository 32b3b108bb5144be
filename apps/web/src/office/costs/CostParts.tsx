import type { Response_ } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './Costs.module.css'

type Cost = Response_<'GET /api/office/orders/{id}/cost'>
type Part = Cost['parts'][number]

const MM_PER_METRE = 1_000
const MM2_PER_SQUARE_METRE = 1_000_000

/** The quantity that a part was computed from. */
function useQuantity({ clothMm, printMm2 }: Cost): (kind: Part['kind']) => string | null {
  const { t } = useTranslation(['costs'])
  return kind => {
    if (kind === 'cloth' && clothMm > 0) return t('costs:metres', { metres: (clothMm / MM_PER_METRE).toFixed(1) })
    if (kind === 'print' && printMm2 > 0)
      return t('costs:square_metres', { area: (printMm2 / MM2_PER_SQUARE_METRE).toFixed(1) })
    return null
  }
}

/** The parts of an order's cost: the amount, what it was computed from, and whether it is exact. */
export function CostParts({ cost }: { cost: Cost }) {
  const { t } = useTranslation(['costs'])
  const quantityOf = useQuantity(cost)
  const isShown = ({ kind, cents, isBilled }: Part): boolean => kind !== 'remakes' || cents > 0 || isBilled
  const stateOf = ({ isBilled, missing, basis }: Part): string => {
    if (isBilled) return t('costs:by_invoice')
    return t(`costs:state_${missing.length > 0 ? 'incomplete' : basis}`)
  }
  return (
    <dl className={css.parts}>
      {cost.parts.filter(isShown).map(part => (
        <div key={part.kind} data-billed={part.isBilled || undefined}>
          <dt>
            {t(`costs:kind_${part.kind}`)}
            <small>{[quantityOf(part.kind), stateOf(part)].filter(Boolean).join(' · ')}</small>
          </dt>
          <dd>{part.missing.length > 0 && part.cents === 0 ? '–' : formatCents(part.cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
