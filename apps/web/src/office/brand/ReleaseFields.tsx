import { LIMITS } from '@kitwright/contract'
import { parseWholeNumber } from '@kitwright/measure'
import { SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import type { BrandFormProps } from './brandFields.ts'

const CHANGED = { shouldDirty: true, shouldValidate: true }
/** Values that switching it on proposes. */
const PROPOSED = { releaseAfterDays: '14', warnDays: '3' }

const isBetween = (text: string, [least, most]: readonly [number, number]): boolean => {
  const days = parseWholeNumber(text)
  return days !== null && days >= least && days <= most
}

/** Whether and when approved orders without any payment are canceled, and when their customers are warned. */
export function ReleaseFields({ form: { register, watch, setValue, formState } }: { form: BrandFormProps }) {
  const { t } = useTranslation(['office'])
  const { errors } = formState
  const releaseAfterDays = watch('releaseAfterDays')
  const warnDays = watch('warnDays')
  // Its own state: a field that is emptied to type another number must not vanish.
  const [isOn, setOn] = useState(releaseAfterDays !== '')
  const toggle = (isWanted: boolean): void => {
    setOn(isWanted)
    setValue('releaseAfterDays', isWanted ? PROPOSED.releaseAfterDays : '', CHANGED)
    if (!isBetween(warnDays, [1, LIMITS.warnDays]) || isWanted) setValue('warnDays', PROPOSED.warnDays, CHANGED)
  }
  const isEarlier = (days: string): boolean => parseWholeNumber(days)! < (parseWholeNumber(releaseAfterDays) ?? 0)
  return (
    <Stack gap="sm" role="group" aria-label={t('office:release')}>
      <Switch
        label={t('office:release')}
        description={t('office:release_text')}
        checked={isOn}
        onChange={event => toggle(event.currentTarget.checked)}
      />
      {isOn && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label={t('office:release_after_days')}
            inputMode="numeric"
            error={errors.releaseAfterDays?.message}
            {...register('releaseAfterDays', {
              validate: value =>
                isBetween(value, [2, LIMITS.payWithinDays]) ||
                t('office:release_after_days_wrong', { most: LIMITS.payWithinDays }),
            })}
          />
          <TextInput
            label={t('office:release_warn_days')}
            inputMode="numeric"
            error={errors.warnDays?.message}
            {...register('warnDays', {
              validate: value =>
                isBetween(value, [1, LIMITS.warnDays])
                  ? isEarlier(value) || t('office:release_warn_days_less')
                  : t('office:release_warn_days_wrong', { most: LIMITS.warnDays }),
            })}
          />
        </SimpleGrid>
      )}
    </Stack>
  )
}
