import { LIMITS } from '@kitwright/contract'
import { SimpleGrid, TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'

interface NameInputsProps {
  readonly first: TextInputProps
  readonly last: TextInputProps
}

/** First and last name. */
export function NameInputs({ first, last }: NameInputsProps) {
  const { t } = useTranslation(['account'])
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput
        label={t('account:first_name')}
        autoComplete="given-name"
        required
        maxLength={LIMITS.name}
        {...first}
      />
      <TextInput label={t('account:last_name')} autoComplete="family-name" required maxLength={LIMITS.name} {...last} />
    </SimpleGrid>
  )
}

/** An optional phone number. */
export function PhoneInput(props: TextInputProps) {
  const { t } = useTranslation(['account'])
  return <TextInput label={t('account:phone')} type="tel" autoComplete="tel" maxLength={LIMITS.phone} {...props} />
}
