import { CLAIM_STATES, type ClaimState, SHIPPING_LIMITS } from '@kitwright/contract'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { type Claim, ClaimRows } from '../../../domainComponents/index.ts'
import { useApi, useCall } from '../../../session/index.ts'
import { Card, useForm } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import { parseDollars } from '../../money/parseDollars.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import css from '../OrderPage.module.css'

type AnswerKind = Exclude<ClaimState, 'waiting'>
const KINDS = CLAIM_STATES.filter((state): state is AnswerKind => state !== 'waiting')

interface Fields {
  readonly state: AnswerKind
  readonly text: string
  readonly refund: string
}

/** Answers a claim: with a remake, a refund of an amount, or not at all. */
function AnswerForm({ orderId, claim }: { orderId: string; claim: Claim }) {
  const { t } = useTranslation(['dispatch', 'office'])
  const api = useApi()
  const act = useOfficeAction()
  const form = useForm<Fields>({ defaultValues: { state: 'remake', text: '', refund: '' } })
  const { register, handleSubmit, formState, watch } = form
  const { errors } = formState
  const state = watch('state')
  const submit = handleSubmit(async fields => {
    const refundCents = fields.state === 'refund' ? parseDollars(fields.refund)! : null
    const body = { state: fields.state, text: fields.text.trim(), refundCents }
    const params = { id: orderId, claim: claim.id }
    const send = async () => api('POST /api/office/orders/{id}/claims/{claim}/answer', { params, body })
    await act(send, t('dispatch:claim_answered'))
  })
  return (
    <form className={css.form} onSubmit={submit} noValidate data-aim="claim">
      <NativeSelect
        label={t('dispatch:claim_answer_kind')}
        data={KINDS.map(value => ({ value, label: t(`dispatch:claim_answer_${value}`) }))}
        {...register('state')}
      />
      {state === 'refund' && (
        <TextInput
          label={t('dispatch:claim_answer_refund_cents')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={errors.refund?.message}
          {...register('refund', { validate: value => (parseDollars(value) ?? 0) > 0 || t('office:amount_wrong') })}
        />
      )}
      <Textarea
        label={t('dispatch:claim_answer_text')}
        description={t('dispatch:claim_answer_hint')}
        required
        rows={3}
        maxLength={SHIPPING_LIMITS.claimText}
        error={errors.text?.message}
        {...register('text', { validate: value => value.trim() !== '' || t('office:move_note_required') })}
      />
      <Button type="submit" loading={formState.isSubmitting}>
        {t('dispatch:claim_answer_send')}
      </Button>
    </form>
  )
}

/** The claims of an order with their photographs, each to be answered once; nothing without a claim. */
export function ClaimsCard({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['dispatch', 'shipment'])
  const { data } = useCall('GET /api/office/orders/{id}/claims', { params: { id: order.id } })
  const claims = data?.items ?? []
  if (claims.length === 0) return null
  const next = (claim: Claim) => {
    if (claim.state === 'waiting') return <AnswerForm orderId={order.id} claim={claim} />
    if (claim.state === 'remake') return <p className={css.plain}>{t('dispatch:claim_remake_next')}</p>
    return claim.state === 'refund' ? <p className={css.plain}>{t('dispatch:claim_refund_next')}</p> : null
  }
  return (
    <Card title={t('dispatch:claims')}>
      <ClaimRows claims={claims} lines={order.lines} act={next} />
    </Card>
  )
}
