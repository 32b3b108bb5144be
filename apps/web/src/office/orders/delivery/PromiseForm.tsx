import { LIMITS } from '@kitwright/contract'
import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { PromiseNote } from '../../../domainComponents/index.ts'
import { useApi } from '../../../session/index.ts'
import { useForm } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import css from '../OrderPage.module.css'

interface Fields {
  readonly on: string
  readonly reason: string
}

function DayForm({ order, onDone }: { order: OfficeOrder; onDone: () => void }) {
  const { t } = useTranslation(['dispatch', 'office', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const on = order.shipping.promisedOn ?? ''
  const { register, handleSubmit, formState } = useForm<Fields>({ defaultValues: { on, reason: '' } })
  const { errors } = formState
  const submit = handleSubmit(async fields => {
    const body = { on: fields.on, reason: fields.reason.trim() }
    const send = async () => api('PUT /api/office/orders/{id}/promise', { params: { id: order.id }, body })
    if (await act(send, t('dispatch:promise_changed'))) onDone()
  })
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextInput
        type="date"
        label={t('dispatch:promise_day')}
        error={errors.on?.message}
        {...register('on', { validate: value => value !== '' || t('dispatch:promise_day_required') })}
      />
      <Textarea
        label={t('dispatch:promise_reason')}
        description={t('dispatch:promise_reason_hint')}
        required
        rows={2}
        maxLength={LIMITS.orderNote}
        error={errors.reason?.message}
        {...register('reason', { validate: value => value.trim() !== '' || t('office:move_note_required') })}
      />
      <Group gap="sm">
        <Button type="submit" loading={formState.isSubmitting}>
          {t('dispatch:promise_change')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </Group>
    </form>
  )
}

/** The promised day, which staff change with a reason. */
export function PromiseForm({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['dispatch', 'shipment'])
  const [isOpen, setIsOpen] = useState(false)
  if (order.shipping.promisedOn === null) return <p className={css.plain}>{t('dispatch:no_promise')}</p>
  const canChange = order.status !== 'RECEIVED' && order.status !== 'CANCELED'
  return (
    <>
      <PromiseNote order={order} />
      {canChange && !isOpen && (
        <Button variant="default" size="sm" mt="sm" onClick={() => setIsOpen(true)}>
          {t('dispatch:promise_change')}
        </Button>
      )}
      {isOpen && <DayForm order={order} onDone={() => setIsOpen(false)} />}
    </>
  )
}
