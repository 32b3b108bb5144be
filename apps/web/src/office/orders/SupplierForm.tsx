import { hasStatusClass, LIMITS } from '@kitwright/contract'
import { Autocomplete, Button } from '@mantine/core'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useCall } from '../../session/index.ts'
import { useChange } from '../list/useVersioned.ts'
import { useHandover } from '../production/handover/useHandover.ts'
import type { OfficeOrder } from '../officeTypes.ts'
import css from './OrderPage.module.css'

/** Field for the supplier of an order, from the list or by any name. It is fixed while the supplier has the order in production. */
export function SupplierForm({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office', 'common'])
  const api = useApi()
  const change = useChange('GET /api/office/orders/{id}', order.id)
  const kept = order.supplier ?? ''
  const [text, setText] = useState(kept)
  useEffect(() => setText(kept), [kept])
  const { data } = useCall('GET /api/office/suppliers', {})
  const names = data?.items.flatMap(({ name, isEnded }) => (isEnded ? [] : [name])) ?? []
  const { data: handing } = useHandover(order.id)
  const isFree = order.status === 'PROCESSING' && handing?.handover === null
  const isOpen = hasStatusClass(order.status, 'before_production') || isFree
  if (!isOpen) return <p className={css.plain}>{kept || '–'}</p>
  const save = (event: SyntheticEvent): void => {
    event.preventDefault()
    const send = (headers: Record<string, string>) =>
      api('PUT /api/office/orders/{id}/supplier', {
        params: { id: order.id },
        headers,
        body: { supplier: text.trim() },
      })
    void change(send, t('office:supplier_saved'))
  }
  return (
    <form className={css.inline} onSubmit={save}>
      <Autocomplete
        aria-label={t('office:supplier')}
        placeholder={t('office:supplier_hint')}
        maxLength={LIMITS.supplier}
        value={text}
        data={names}
        onChange={setText}
      />
      <Button type="submit" variant="default" disabled={text.trim() === kept || (isFree && text.trim() === '')}>
        {t('common:save')}
      </Button>
    </form>
  )
}
