import { checkKhqrReceiver, KHQR_LIMITS, type KhqrProblem, writeKhqr } from '@kitwright/khqr'
import { NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { KhqrPicture } from '../../domainComponents/index.ts'
import css from './BankFields.module.css'
import type { Brand, BrandFormProps } from './brandFields.ts'

type Account = NonNullable<Brand['payment']['khqrAccount']>
type Field = Exclude<keyof Account, 'kind'>

const CHANGED = { shouldDirty: true, shouldValidate: true }
const NOTHING: Account = {
  kind: 'individual',
  id: '',
  accountNumber: '',
  merchantId: '',
  bank: '',
  name: '',
  city: 'Phnom Penh',
  nameKhmer: '',
  cityKhmer: 'ភ្នំពេញ',
}
const NEEDED: readonly Field[] = ['id', 'name', 'city']
const FIELDS = {
  individual: ['id', 'accountNumber', 'bank', 'name', 'city', 'nameKhmer', 'cityKhmer'],
  merchant: ['id', 'merchantId', 'bank', 'name', 'city', 'nameKhmer', 'cityKhmer'],
} as const satisfies Record<Account['kind'], readonly Field[]>
const LABELS = {
  id: 'khqr_id',
  accountNumber: 'khqr_account_number',
  merchantId: 'khqr_merchant_id',
  bank: 'khqr_bank',
  name: 'khqr_name',
  city: 'khqr_city',
  nameKhmer: 'khqr_name_khmer',
  cityKhmer: 'khqr_city_khmer',
} as const satisfies Record<Field, string>

/** Returns what is wrong with one field of the account. */
export const khqrProblemOf = (account: Account, field: Field): KhqrProblem | undefined =>
  checkKhqrReceiver({ account, shop: account }).find(
    problem => problem.field === field || (problem.field === 'account' && field === 'id'),
  )

function useProblemWords(): (problem: KhqrProblem) => string {
  const { t } = useTranslation(['office'])
  return ({ field, reason, most = 0 }) => {
    if (field === 'account') return t('office:khqr_problem_together')
    if (reason === 'too-long') return t('office:khqr_problem_too_long', { most })
    if (reason === 'no-bank') return t('office:khqr_problem_no_bank')
    if (reason === 'two-banks') return t('office:khqr_problem_two_banks')
    return t(reason === 'missing' ? 'office:khqr_problem_missing' : 'office:khqr_problem_characters')
  }
}

const TEST = { amount: 100, billNumber: 'TEST', days: 7 }

/** A code for 100 riel, with which the shop tries its account before customers see it. */
function TestCode({ account }: { account: Account }) {
  const { t } = useTranslation(['office'])
  const [createdAt] = useState(() => Date.now())
  const expiresAt = createdAt + TEST.days * 86_400_000
  const { amount, billNumber } = TEST
  const code = writeKhqr({ account, shop: account, currency: 'KHR', amount, billNumber, createdAt, expiresAt })
  if (!code.ok) return null
  const codes = [{ currency: 'KHR' as const, amount, text: code.text, expiresAt: new Date(expiresAt).toISOString() }]
  return (
    <div role="group" aria-label={t('office:khqr_try_title')}>
      <b>{t('office:khqr_try_title')}</b>
      <p className={css.none}>{t('office:khqr_try')}</p>
      <KhqrPicture codes={codes} number={billNumber} />
    </div>
  )
}

/** The account for codes that carry the amount, checked while it is typed. */
export function KhqrFields({ form: { register, watch, setValue, formState } }: { form: BrandFormProps }) {
  const { t } = useTranslation(['office'])
  const words = useProblemWords()
  const account = watch('payment.khqrAccount')
  const errors = formState.errors.payment?.khqrAccount as Partial<Record<Field, { message?: string }>> | undefined
  const labelOf = (field: Field): string =>
    field === 'bank' && account?.kind === 'individual' ? t('office:khqr_bank_optional') : t(`office:${LABELS[field]}`)
  return (
    <Stack gap="sm" role="group" aria-label={t('office:khqr_account')}>
      <Switch
        label={t('office:khqr_account')}
        description={t('office:khqr_account_text')}
        checked={account !== null}
        onChange={event => setValue('payment.khqrAccount', event.currentTarget.checked ? NOTHING : null, CHANGED)}
      />
      {account && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <NativeSelect
              label={t('office:khqr_kind')}
              data={(['individual', 'merchant'] as const).map(value => ({ value, label: t(`office:khqr_${value}`) }))}
              {...register('payment.khqrAccount.kind')}
            />
            {FIELDS[account.kind].map(field => (
              <TextInput
                key={field}
                label={labelOf(field)}
                required={
                  NEEDED.includes(field) ||
                  (account.kind === 'merchant' && field !== 'nameKhmer' && field !== 'cityKhmer')
                }
                description={field === 'id' ? t('office:khqr_id_hint') : undefined}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                autoComplete="off"
                maxLength={KHQR_LIMITS[field]}
                lang={field.endsWith('Khmer') ? 'km' : undefined}
                error={errors?.[field]?.message}
                {...register(`payment.khqrAccount.${field}`, {
                  setValueAs: (value: string) => value.trim(),
                  validate: (_, { payment }) => {
                    const problem = payment.khqrAccount && khqrProblemOf(payment.khqrAccount, field)
                    return !problem || words(problem)
                  },
                })}
              />
            ))}
          </SimpleGrid>
          <TestCode account={account} />
        </>
      )}
    </Stack>
  )
}
