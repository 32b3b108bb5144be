import { LIMITS, type Response_ } from '@kitwright/contract'
import { runOf, sizeLabel } from '@kitwright/garment'
import { Button, Checkbox, NativeSelect, Skeleton, Textarea, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { DesignPicture, useFabricName } from '../../domainComponents/index.ts'
import { CallFailure, useApi, useCall } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { type Customer, nameOf } from '../officeTypes.ts'
import css from './StartQuote.module.css'
import { type ChosenDesign, isWhole, itemsOf } from './startQuoteForm.ts'

type Design = Response_<'GET /api/office/designs'>['items'][number]

/** Designs that are offered: the latest changed ones. */
const SHOWN = 50

interface DesignProps {
  readonly design: Design
  /** Undefined while it is not part of the quote. */
  readonly chosen: ChosenDesign | undefined
  readonly onChange: (chosen: ChosenDesign | undefined) => void
}

/** One design to take into the quote, with its fabric, a size and a quantity. The quote's page takes further sizes. */
function DesignChoice({ design: { id, name, productType, pictureUrl }, chosen, onChange }: DesignProps) {
  const { t } = useTranslation(['quotes', 'common'])
  const fabricName = useFabricName()
  const { data } = useCall('GET /api/products', {})
  const fabrics = data?.items.find(({ type }) => type === productType)?.fabrics.map(fabric => fabric.id) ?? []
  const sizes = runOf(productType)
  const usual = sizes.find(size => size === 'M') ?? sizes[Math.floor(sizes.length / 2)]!
  const start = { designId: id, productType, fabric: fabrics[0] ?? '', size: usual, qty: '1' }
  return (
    <li className={css.design}>
      <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
      <div className={css.choice}>
        <Checkbox
          label={name}
          disabled={fabrics.length === 0}
          checked={chosen !== undefined}
          onChange={event => onChange(event.currentTarget.checked ? start : undefined)}
        />
        {chosen && (
          <div className={css.fields}>
            <NativeSelect
              aria-label={t('quotes:start_fabric_of', { name })}
              value={chosen.fabric}
              data={fabrics.map(value => ({ value, label: fabricName(value) }))}
              onChange={event => onChange({ ...chosen, fabric: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label={t('quotes:start_size_of', { name })}
              value={chosen.size}
              data={sizes.map(value => ({ value, label: sizeLabel(value) }))}
              onChange={event => {
                const size = sizes.find(each => each === event.currentTarget.value)
                if (size) onChange({ ...chosen, size })
              }}
            />
            <TextInput
              aria-label={t('quotes:start_qty_of', { name })}
              inputMode="numeric"
              value={chosen.qty}
              onChange={event => onChange({ ...chosen, qty: event.currentTarget.value })}
            />
          </div>
        )}
      </div>
    </li>
  )
}

/** Holds what is chosen, and starts the quote. */
function useStart(customer: Customer) {
  const { t } = useTranslation(['quotes'])
  const api = useApi()
  const act = useOfficeAction()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly ChosenDesign[]>([])
  const [address, setAddress] = useState('')
  const [phone, setPhone] = useState(customer.phone ?? '')
  const choose = (id: string, next: ChosenDesign | undefined): void => {
    const others = chosen.filter(({ designId }) => designId !== id)
    setChosen(next ? [...others, next] : others)
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const body = { ownerId: customer.id, items: itemsOf(chosen), address, phone }
    await act(async () => api('POST /api/office/quotes', { body }), {
      said: t('quotes:started'),
      done: ({ value }) => void navigate({ to: '/office/quotes/$quoteId', params: { quoteId: value.id } }),
    })
  }
  const isReady = isWhole(chosen) && address.trim() !== '' && phone.trim() !== ''
  return { chosen, choose, address, setAddress, phone, setPhone, send, isReady }
}

/** Starts a quote for a customer of their designs. Prices, sizes and free lines follow on the quote's page. */
export function StartQuote({ customer, onClose }: { readonly customer: Customer; readonly onClose: () => void }) {
  const { t } = useTranslation(['quotes', 'quote', 'office', 'common'])
  const query = { customer: customer.id, pageSize: SHOWN, sort: '-changed' } as const
  const { data, error, refetch } = useCall('GET /api/office/designs', { query })
  const { chosen, choose, address, setAddress, phone, setPhone, send, isReady } = useStart(customer)
  const title = t('quotes:start_for', { name: nameOf(customer) })
  return (
    <Dialog onClose={onClose} title={title} size={620} closeLabel={t('common:close')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} radius={8} />}
      {data?.total === 0 && <p>{t('office:customer_no_designs')}</p>}
      <form className={css.form} onSubmit={event => void send(event)} noValidate>
        <ul className={css.designs}>
          {data?.items.map(design => (
            <DesignChoice
              key={design.id}
              design={design}
              chosen={chosen.find(({ designId }) => designId === design.id)}
              onChange={next => choose(design.id, next)}
            />
          ))}
        </ul>
        <Textarea
          label={t('quote:address')}
          required
          autosize
          minRows={2}
          maxLength={LIMITS.address}
          value={address}
          onChange={event => setAddress(event.currentTarget.value)}
        />
        <TextInput
          type="tel"
          label={t('quote:phone')}
          required
          maxLength={LIMITS.phone}
          value={phone}
          onChange={event => setPhone(event.currentTarget.value)}
        />
        <Button type="submit" disabled={!isReady}>
          {t('quotes:start_send')}
        </Button>
      </form>
    </Dialog>
  )
}
