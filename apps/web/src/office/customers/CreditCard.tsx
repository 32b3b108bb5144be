import { CREDIT_LIMITS, type Response_ } from '@kitwright/contract'
import { parseWholeNumber } from '@kitwright/measure'
import { Button, Group, Skeleton, Stack, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useDates } from '../../session/index.ts'
import { Card, confirm, formatCents, useForm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { parseDollars, typedDollars } from '../money/parseDollars.ts'
import { type Customer, nameOf } from '../officeTypes.ts'
import { useStaff } from '../session/staff.tsx'
import css from './CustomerPage.module.css'

type Credit = Response_<'GET /api/office/customers/{id}/credit'>
interface Props {
  readonly customer: Customer
  readonly credit: Credit
}
interface Fields {
  readonly days: string
  readonly limit: string
}

const isDays = (text: string): boolean => {
  const days = parseWholeNumber(text) ?? 0
  return days >= 1 && days <= CREDIT_LIMITS.days
}
const isLimit = (text: string): boolean => {
  const cents = parseDollars(text) ?? 0
  return cents >= 100 && cents <= CREDIT_LIMITS.cents
}

/** The used part of the limit and who approved it; staff without a form read the terms here, too. */
function CreditFacts({
  credit: { terms, usedCents, approval },
  hasTerms,
}: Pick<Props, 'credit'> & { readonly hasTerms: boolean }) {
  const { t } = useTranslation(['office'])
  const date = useDates()
  const facts = [
    ...(terms && hasTerms
      ? [
          { label: t('office:credit_days'), value: String(terms.days) },
          { label: t('office:credit_limit'), value: formatCents(terms.limitCents) },
        ]
      : []),
    { label: t('office:credit_used'), value: formatCents(usedCents) },
    ...(approval ? [{ label: t('office:credit_approved_by'), value: `${approval.name} · ${date(approval.at)}` }] : []),
  ]
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="kw-num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const KEY = 'PUT /api/office/customers/{id}/credit'

/** Returns a function that ends a customer's orders on account after asking. */
function useEndCredit(customer: Customer): () => Promise<void> {
  const { t } = useTranslation(['office', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  return async () => {
    const name = nameOf(customer)
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: t('office:credit_end_question', { name }),
      accept: t('office:credit_end'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    const call = { params: { id: customer.id }, body: { terms: null } }
    await act(async () => api(KEY, call), t('office:credit_ended', { name }))
  }
}

/** Form with which an administrator approves a customer, changes the terms or ends them. */
function CreditForm({ customer, credit: { terms } }: Props) {
  const { t } = useTranslation(['office', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: {
      days: terms ? String(terms.days) : '30',
      limit: terms ? typedDollars(terms.limitCents) : '',
    },
  })
  const { errors, isSubmitting } = formState
  const end = useEndCredit(customer)
  const params = { id: customer.id }
  const submit = handleSubmit(async ({ days, limit }) => {
    const body = { terms: { days: parseWholeNumber(days)!, limitCents: parseDollars(limit)! } }
    await act(async () => api(KEY, { params, body }), t('office:credit_saved'))
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t('office:credit_days')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.days?.message}
          {...register('days', {
            validate: value => isDays(value) || t('office:credit_days_wrong', { most: CREDIT_LIMITS.days }),
          })}
        />
        <TextInput
          label={t('office:credit_limit_dollars')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={errors.limit?.message}
          {...register('limit', { validate: value => isLimit(value) || t('office:amount_wrong') })}
        />
        <Group gap="sm">
          <Button type="submit" loading={isSubmitting}>
            {terms ? t('common:save') : t('office:credit_approve')}
          </Button>
          {terms && (
            <Button variant="outline" color="red" onClick={() => void end()}>
              {t('office:credit_end')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** Card with a customer's terms for orders on account. Only administrators change them. */
export function CreditCard({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['office'])
  const isAllowed = useStaff().can('refunds')
  const call = { params: { id: customer.id } }
  const { data, error, refetch } = useCall('GET /api/office/customers/{id}/credit', call)
  return (
    <Card title={t('office:credit')} text={t('office:credit_text')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={120} radius={8} />}
      {data && (
        <Stack gap="md">
          {(data.terms || data.usedCents > 0) && <CreditFacts credit={data} hasTerms={!isAllowed} />}
          {!data.terms && !isAllowed && <p className={css.plain}>{t('office:credit_none')}</p>}
          {isAllowed && <CreditForm key={data.approval?.at ?? 'none'} customer={customer} credit={data} />}
        </Stack>
      )}
    </Card>
  )
}
