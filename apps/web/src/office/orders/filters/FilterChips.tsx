import { isProductType } from '@kitwright/garment'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useDays } from '../../../domainComponents/index.ts'
import { useCall } from '../../../session/index.ts'
import { formatCents } from '../../../ui/index.ts'
import css from './Filters.module.css'
import { FILTER_KEYS, type OrderSearch, type SetOrders } from './orderSearch.ts'

type FilterKey = (typeof FILTER_KEYS)[number]
interface Props {
  readonly search: OrderSearch
  readonly onChange: SetOrders
}

/** Returns the words of a filter that is set. */
function useFilterText(search: OrderSearch): (key: FilterKey) => string {
  const { t } = useTranslation(['desk', 'office', 'common', 'counter'])
  const days = useDays()
  const { data } = useCall('GET /api/office/desk', {})
  const nameOf = (people: readonly { readonly id: string; readonly name: string }[] = [], id = ''): string =>
    people.find(each => each.id === id)?.name ?? '…'
  const textOfRange = (key: FilterKey, value: string): string => {
    const isTotal = key.startsWith('total')
    const of = isTotal ? t('office:total') : t(key.startsWith('due') ? 'desk:due' : 'desk:promised')
    const shown = isTotal ? formatCents(Number(value)) : days(value)
    return `${t(key.endsWith('From') ? 'desk:from' : 'desk:to', { of })} ${shown}`
  }
  const texts: Partial<Record<FilterKey, (value: string) => string>> = {
    urgency: () => t(`desk:urgency_${search.urgency ?? 'late'}`),
    turn: () => `${t('desk:waits_for')}: ${t(`desk:waits_${search.turn ?? 'shop'}`)}`,
    paid: () => t(`desk:paid_${search.paid ?? 'none'}`),
    source: () => t(`counter:source_${search.source ?? 'web'}`),
    tag: value => value,
    assignee: value => (value === 'none' ? t('desk:nobody') : nameOf(data?.colleagues, value)),
    supplier: value => nameOf(data?.suppliers, value),
    product: value => (isProductType(value) ? t(`common:type_${value}`) : value),
  }
  return key => {
    const value = search[key] ?? ''
    return texts[key]?.(value) ?? textOfRange(key, value)
  }
}

/** The filters that are set, each with a button that removes it. */
export function FilterChips({ search, onChange }: Props) {
  const { t } = useTranslation(['desk'])
  const textOf = useFilterText(search)
  const set = FILTER_KEYS.filter(key => search[key] !== undefined)
  if (set.length === 0) return null
  return (
    <div className={css.chips}>
      {set.map(key => (
        <button
          key={key}
          type="button"
          className={css.chip}
          aria-label={t('desk:filter_remove', { filter: textOf(key) })}
          onClick={() => onChange({ [key]: '' })}
        >
          {textOf(key)}
          <IconX size={14} aria-hidden />
        </button>
      ))}
      <Button
        size="xs"
        variant="subtle"
        onClick={() => onChange(Object.fromEntries(FILTER_KEYS.map(key => [key, ''])))}
      >
        {t('desk:filter_clear')}
      </Button>
    </div>
  )
}
