import { ORDER_SOURCES, PAID_SHARES, URGENCIES, WAITING_TURNS } from '@kitwright/contract'
import { Button, NativeSelect, Popover, TextInput } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useCall, useTenant } from '../../../session/index.ts'
import css from './Filters.module.css'
import type { OrderSearch, SetOrders } from './orderSearch.ts'

interface Props {
  readonly search: OrderSearch
  readonly onChange: SetOrders
}
interface Choice {
  readonly value: string
  readonly label: string
}

/** Amounts are typed in dollars and kept in cents. */
const centsOf = (typed: string): string => (typed === '' ? '' : String(Math.round(Number(typed) * 100)))
const dollarsOf = (cents: string | undefined): string => (cents === undefined ? '' : String(Number(cents) / 100))

function Choices({ search, onChange }: Props) {
  const { t } = useTranslation(['desk', 'office', 'common', 'counter'])
  const { data } = useCall('GET /api/office/desk', {})
  const { productTypes } = useTenant()
  const named = (items: readonly { readonly id: string; readonly name: string }[] = []): Choice[] =>
    items.map(({ id, name }) => ({ value: id, label: name }))
  const fields: readonly (readonly [key: keyof OrderSearch, label: string, choices: readonly Choice[]])[] = [
    ['turn', t('desk:waits_for'), WAITING_TURNS.map(value => ({ value, label: t(`desk:waits_${value}`) }))],
    ['urgency', t('desk:urgency'), URGENCIES.map(value => ({ value, label: t(`desk:urgency_${value}`) }))],
    ['assignee', t('desk:assignee'), [{ value: 'none', label: t('desk:nobody') }, ...named(data?.colleagues)]],
    ['tag', t('desk:tag'), (data?.tags ?? []).map(tag => ({ value: tag, label: tag }))],
    ['paid', t('office:paid'), PAID_SHARES.map(value => ({ value, label: t(`desk:paid_${value}`) }))],
    ['source', t('counter:source'), ORDER_SOURCES.map(value => ({ value, label: t(`counter:source_${value}`) }))],
    ['supplier', t('office:supplier'), named(data?.suppliers)],
    ['product', t('office:product'), productTypes.map(type => ({ value: type, label: t(`common:type_${type}`) }))],
  ]
  return fields.map(([key, label, choices]) => (
    <NativeSelect
      key={key}
      label={label}
      value={search[key] ?? ''}
      data={[{ value: '', label: t('desk:any') }, ...choices]}
      onChange={event => onChange({ [key]: event.currentTarget.value })}
    />
  ))
}

function Ranges({ search, onChange }: Props) {
  const { t } = useTranslation(['desk', 'office'])
  const days = [
    ['dueFrom', 'dueTo', t('desk:due')],
    ['promisedFrom', 'promisedTo', t('desk:promised')],
  ] as const
  return (
    <>
      {days.map(([from, to, label]) => (
        <fieldset key={from} className={css.range}>
          <legend>{label}</legend>
          {([from, to] as const).map(key => (
            <TextInput
              key={key}
              type="date"
              aria-label={t(key === from ? 'desk:from' : 'desk:to', { of: label })}
              value={search[key] ?? ''}
              onChange={event => onChange({ [key]: event.currentTarget.value })}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className={css.range}>
        <legend>{t('office:total')} ($)</legend>
        {(['totalFrom', 'totalTo'] as const).map(key => (
          <TextInput
            key={key}
            type="number"
            min={0}
            max={10_000_000}
            aria-label={t(key === 'totalFrom' ? 'desk:from' : 'desk:to', { of: t('office:total') })}
            defaultValue={dollarsOf(search[key])}
            onBlur={event => onChange({ [key]: centsOf(event.currentTarget.value) })}
          />
        ))}
      </fieldset>
    </>
  )
}

/** The filters of the list of orders beside its status. Each takes effect at once and stands in the address. */
export function FilterMenu({ search, onChange }: Props) {
  const { t } = useTranslation(['desk'])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover position="bottom-end" shadow="md" trapFocus opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <Button
          variant="default"
          size="sm"
          data-key-filter
          leftSection={<IconFilter size={16} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('desk:filter')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={css.menu}>
        <Choices search={search} onChange={onChange} />
        <Ranges search={search} onChange={onChange} />
        <Button size="sm" onClick={() => setIsOpen(false)}>
          {t('desk:filter_done')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
