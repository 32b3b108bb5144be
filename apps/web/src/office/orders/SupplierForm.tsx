import { LIMITS } from '@kitwright/contract'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../session/index.ts'
import { useChange } from '../list/useVersioned.ts'
import type { OfficeOrder } from '../types.ts'
import css from './OrderPage.module.css'

/** Who makes the order; fixed once production has begun. */
export function SupplierForm({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office', 'common'])
  const api = useApi()
  const change = useChange('GET /api/office/orders/{id}', order.id)
  const kept = order.supplier ?? ''
  const [text, setText] = useState(kept)
  useEffect(() => setText(kept), [kept])
  const isOpen = order.status === 'REVIEWING' || order.status === 'APPROVED'
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
      <TextInput
        aria-label={t('office:supplier')}
        placeholder={t('office:supplier_hint')}
        maxLength={LIMITS.supplier}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={text.trim() === kept}>
        {t('common:save')}
      </Button>
    </form>
  )
}
