import { LIMITS } from '@kitwright/contract'
import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import css from './BankFields.module.css'
import type { BrandFormProps } from './brandFields.ts'

const MOST = 5

/** The shop's accounts, in the order customers see them. */
export function BankFields({ form: { register, watch, setValue, formState } }: { form: BrandFormProps }) {
  const { t } = useTranslation(['office'])
  const banks = watch('payment.banks')
  const set = (next: typeof banks): void =>
    setValue('payment.banks', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const errors = formState.errors.payment?.banks
  const needed = { validate: (value: string) => value.trim() !== '' || t('office:bank_required') }
  return (
    <div role="group" aria-label={t('office:banks')}>
      <Input.Label component="span">{t('office:banks')}</Input.Label>
      {banks.length === 0 && <p className={css.none}>{t('office:banks_none')}</p>}
      {banks.map((_, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- an account has no name but its place, and is typed over
        <div key={i} role="group" aria-label={t('office:bank_nth', { number: i + 1 })} className={css.row}>
          <TextInput
            label={t('office:bank_name')}
            maxLength={LIMITS.bank}
            error={errors?.[i]?.bank?.message}
            {...register(`payment.banks.${i}.bank`, needed)}
          />
          <TextInput
            label={t('office:bank_account')}
            maxLength={LIMITS.bankAccount}
            inputMode="numeric"
            error={errors?.[i]?.account?.message}
            {...register(`payment.banks.${i}.account`, needed)}
          />
          <TextInput
            label={t('office:bank_holder')}
            maxLength={LIMITS.bankHolder}
            {...register(`payment.banks.${i}.holder`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('office:bank_remove', { number: i + 1 })}
            onClick={() => set(banks.toSpliced(i, 1))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {banks.length < MOST && (
        <Button
          variant="default"
          size="sm"
          mt="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => set([...banks, { bank: '', holder: '', account: '' }])}
        >
          {t('office:bank_add')}
        </Button>
      )}
    </div>
  )
}
