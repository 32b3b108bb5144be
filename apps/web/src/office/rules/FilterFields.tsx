import { DESK_LIMITS, ORDER_STATUSES, RULE_CUSTOMERS, RULE_LIMITS } from '@kitwright/contract'
import { ActionIcon, Autocomplete, NativeSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { useCall, useTenant } from '../../session/index.ts'
import { CountField } from './CountField.tsx'
import type { Filters } from './ruleForm.ts'
import css from './Rules.module.css'

interface Props {
  readonly only: Filters
  readonly onChange: (only: Filters) => void
}

const FILTERS = ['status', 'tag', 'withoutTag', 'product', 'totalFrom', 'totalTo', 'customer'] as const
type Filter = (typeof FILTERS)[number]
const KEYS = {
  status: 'status',
  tag: 'tag',
  withoutTag: 'without_tag',
  product: 'product',
  totalFrom: 'total_from',
  totalTo: 'total_to',
  customer: 'customer',
} as const

interface ValueProps extends Props {
  readonly filter: Filter
}

/** The value of one filter. */
function Value({ filter, only, onChange }: ValueProps) {
  const { t } = useTranslation(['rules', 'common'])
  const { productTypes } = useTenant()
  const tags = useCall('GET /api/office/desk', {}).data?.tags ?? []
  const label = t(`rules:only_${KEYS[filter]}`)
  if (filter === 'tag' || filter === 'withoutTag')
    return (
      <Autocomplete
        aria-label={label}
        data={tags}
        maxLength={DESK_LIMITS.tag}
        value={only[filter] ?? ''}
        onChange={value => onChange({ ...only, [filter]: value })}
      />
    )
  if (filter === 'totalFrom' || filter === 'totalTo')
    return (
      <CountField
        label={label}
        value={(only[filter] ?? Number.NaN) / 100}
        min={0}
        max={RULE_LIMITS.cents / 100}
        onChange={value => onChange({ ...only, [filter]: value * 100 })}
      />
    )
  const choices = {
    status: ORDER_STATUSES.map(value => ({ value: value as string, label: t(`common:status_${value}`) })),
    product: productTypes.map(value => ({ value: value as string, label: t(`common:type_${value}`) })),
    customer: RULE_CUSTOMERS.map(value => ({ value: value as string, label: t(`rules:customer_${value}`) })),
  }[filter]
  return (
    <NativeSelect
      aria-label={label}
      data={choices}
      value={only[filter] ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ ...only, [filter]: value })}
    />
  )
}

/** The filters of a rule: those that are set, and a choice of another one. */
export function FilterFields({ only, onChange }: Props) {
  const { t } = useTranslation(['rules'])
  const { productTypes } = useTenant()
  const set = FILTERS.filter(filter => only[filter] !== undefined)
  const free = FILTERS.filter(filter => only[filter] === undefined)
  const first: Required<Filters> = {
    status: 'PROCESSING',
    tag: '',
    withoutTag: '',
    product: productTypes[0]!,
    totalFrom: 10_000,
    totalTo: 100_000,
    customer: 'first',
  }
  const remove = (filter: Filter): void => onChange({ ...only, [filter]: undefined })
  return (
    <div className={css.line}>
      {set.length > 0 && <span className={css.word}>{t('rules:only')}</span>}
      {set.map(filter => (
        <span key={filter} className={css.filter}>
          <span className={css.word}>{t(`rules:only_${KEYS[filter]}`)}</span>
          <Value filter={filter} only={only} onChange={onChange} />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('rules:only_remove', { what: t(`rules:only_${KEYS[filter]}`) })}
            onClick={() => remove(filter)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </span>
      ))}
      <NativeSelect
        aria-label={t('rules:only_add')}
        data={[
          { value: '', label: `${t('rules:only_add')}…` },
          ...free.map(value => ({ value, label: t(`rules:only_${KEYS[value]}`) })),
        ]}
        value=""
        onChange={({ currentTarget: { value } }) => {
          const filter = FILTERS.find(each => each === value)
          if (filter) onChange({ ...only, [filter]: first[filter] })
        }}
      />
    </div>
  )
}
