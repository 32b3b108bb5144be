import { COST_CURRENCIES, type CostCurrency, type Response_ } from '@kitwright/contract'
import { dayAfter, dayIn, DEFAULT_TIME_ZONE, formatCount } from '@kitwright/measure'
import { Button, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useDays } from '../../domainComponents/index.ts'
import { CallFailure, useApi, useCall, useTenant } from '../../session/index.ts'
import { CancelButton, confirm, Dialog, useDiscardGuard } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { Supplier } from '../officeTypes.ts'
import { type CostPrices, type DraftFaults, draftOf, readDraft } from './priceDraft.ts'
import { ClothFields, OtherFields, SewingFields } from './PriceFields.tsx'

type Lists = Response_<'GET /api/office/suppliers/{id}/costs'>
type List = Lists['items'][number]

interface Props {
  readonly supplier: Supplier
  readonly onClose: () => void
}

/** The prices of a list, without what is known about it. */
function pricesOf({ currency, cloth, utilisationPercent, print, sewing, packing }: List): CostPrices {
  return { currency, cloth, utilisationPercent, print, sewing, packing }
}

const NO_FAULTS: DraftFaults = new Set()

interface FormProps extends Props {
  /** The list that is edited; undefined for a new one. */
  readonly list: List | undefined
  /** The prices that a new list begins with. */
  readonly start: CostPrices | undefined
  readonly onChanged: (isChanged: boolean) => void
}

interface ListRef {
  readonly supplierId: string
  readonly day: string
  /** Version of the list; 0 for a new one. */
  readonly version: number
}

/** Stores and removes a list of prices; both return whether that was done. */
function usePriceActs({ supplierId, day, version }: ListRef) {
  const { t } = useTranslation(['costs', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const days = useDays()
  const params = { id: supplierId, day }
  const headers = { 'if-match': `"${version}"` }
  const save = async (body: CostPrices): Promise<boolean> =>
    act(
      async () => api('PUT /api/office/suppliers/{id}/costs/{day}', { params, headers, body }),
      t('costs:prices_saved'),
    )
  const remove = async (): Promise<boolean> => {
    const message = t('costs:remove_prices_question', { date: days(day) })
    const asked = { title: t('common:confirmation'), message, accept: t('costs:remove'), reject: t('costs:cancel') }
    if (!(await confirm({ ...asked, isDangerous: true }))) return false
    const send = async () => api('DELETE /api/office/suppliers/{id}/costs/{day}', { params, headers })
    return act(send, t('costs:prices_removed'))
  }
  return { save, remove }
}

interface HeadProps {
  readonly list: List | undefined
  readonly day: string
  readonly isDayMissing: boolean
  readonly currency: CostCurrency
  readonly onDay: (day: string) => void
  readonly onCurrency: (currency: CostCurrency) => void
}

/** The day from which prices are valid, and their currency. */
function HeadFields({ list, day, isDayMissing, currency, onDay, onCurrency }: HeadProps) {
  const { t } = useTranslation(['costs'])
  return (
    <Group grow align="start" gap="sm">
      <TextInput
        type="date"
        label={t('costs:valid_from')}
        description={t('costs:valid_from_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        disabled={list !== undefined}
        value={day}
        error={isDayMissing && t('costs:day_missing')}
        onChange={event => onDay(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('costs:currency')}
        inputWrapperOrder={['label', 'input', 'description']}
        description={list?.rielPerDollar ? t('costs:rate_used', { rate: formatCount(list.rielPerDollar) }) : undefined}
        value={currency}
        data={COST_CURRENCIES.map(value => ({ value, label: t(`costs:currency_${value}`) }))}
        onChange={event => onCurrency(event.currentTarget.value === 'KHR' ? 'KHR' : 'USD')}
      />
    </Group>
  )
}

const YEAR_DAYS = 365

/** Later prices are valid from today. A supplier's first ones also tell the margin of the past year's orders. */
function suggestDay(hasPrices: boolean): string {
  const today = dayIn(new Date(), DEFAULT_TIME_ZONE)
  return hasPrices ? today : dayAfter(today, -YEAR_DAYS)
}

/** Edits the prices of one list, and the day from which they are valid. */
function PricesForm({ supplier, list, start, onChanged, onClose }: FormProps) {
  const { t } = useTranslation(['costs'])
  const { productTypes } = useTenant()
  const [day, setDay] = useState(() => list?.validFrom ?? suggestDay(start !== undefined))
  const [draft, setDraft] = useState(() => draftOf(list ? pricesOf(list) : start))
  const [isAsked, setIsAsked] = useState(false)
  const { save, remove } = usePriceActs({ supplierId: supplier.id, day, version: list?.version ?? 0 })
  const { prices, faults } = readDraft(draft, productTypes)
  const change = (some: Partial<typeof draft>): void => {
    onChanged(true)
    setDraft(now => ({ ...now, ...some }))
  }
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    setIsAsked(true)
    if (faults.size === 0 && day !== '' && (await save(prices))) onClose()
  }
  const removeList = async (): Promise<void> => {
    if (await remove()) onClose()
  }
  const fields = { draft, faults: isAsked ? faults : NO_FAULTS, onChange: change }
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Stack gap="md">
        <HeadFields
          list={list}
          day={day}
          isDayMissing={isAsked && day === ''}
          currency={draft.currency}
          onDay={setDay}
          onCurrency={currency => change({ currency })}
        />
        <ClothFields {...fields} supplier={supplier} />
        <OtherFields {...fields} />
        <SewingFields {...fields} types={productTypes} />
        <Group justify="flex-end" gap="sm">
          {list && (
            <Button variant="subtle" color="red" mr="auto" onClick={() => void removeList()}>
              {t('costs:remove_prices')}
            </Button>
          )}
          <CancelButton onClick={onClose}>{t('costs:cancel')}</CancelButton>
          <Button type="submit">{t('costs:save')}</Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The lists of a supplier, of which one is edited. */
function Choice({ lists, ...props }: Omit<FormProps, 'list' | 'start'> & { readonly lists: Lists }) {
  const { t } = useTranslation(['costs'])
  const days = useDays()
  const { items } = lists
  const [chosen, setChosen] = useState(items[0]?.validFrom ?? '')
  const list = items.find(({ validFrom }) => validFrom === chosen)
  return (
    <Stack gap="md">
      {items.length > 0 && (
        <NativeSelect
          label={t('costs:list_choose')}
          value={chosen}
          data={[
            ...items.map(({ validFrom }) => ({
              value: validFrom,
              label: t('costs:list_from', { date: days(validFrom) }),
            })),
            { value: '', label: t('costs:list_new') },
          ]}
          onChange={event => setChosen(event.currentTarget.value)}
        />
      )}
      <PricesForm key={chosen} {...props} list={list} start={items[0] && pricesOf(items[0])} />
    </Stack>
  )
}

/** A supplier's prices for the shop, from a day on. */
export function PricesDialog({ supplier, onClose }: Props) {
  const { t } = useTranslation(['costs'])
  const [isChanged, setIsChanged] = useState(false)
  const close = useDiscardGuard({ isLost: () => isChanged, onClose })
  const { data, error, refetch } = useCall('GET /api/office/suppliers/{id}/costs', { params: { id: supplier.id } })
  return (
    <Dialog onClose={close} title={t('costs:prices_of', { name: supplier.name })} closeLabel={t('costs:close')}>
      <Stack gap="md">
        <Text size="sm">{t('costs:prices_text')}</Text>
        {error && <CallFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton h={240} radius={8} />}
        {data && <Choice lists={data} supplier={supplier} onChanged={setIsChanged} onClose={onClose} />}
      </Stack>
    </Dialog>
  )
}
