import { CARE, FABRIC_LIMITS, FIBRES, type FabricFacts, TREATMENTS } from '@kitwright/garment'
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { CancelButton, Dialog } from '../../../ui/index.ts'
import { type FactsErrors, readFacts, type TypedFacts, typedFacts } from './factsForm.ts'
import css from './FactsDialog.module.css'

interface FieldProps {
  readonly typed: TypedFacts
  readonly errors: FactsErrors | null
  readonly onChange: (typed: TypedFacts) => void
}

function Shares({ typed, errors, onChange }: FieldProps) {
  const { t } = useTranslation(['cloth'])
  const set = (at: number, change: Partial<TypedFacts['shares'][number]>): void =>
    onChange({ ...typed, shares: typed.shares.map((share, i) => (i === at ? { ...share, ...change } : share)) })
  // One empty row after those that are filled.
  const shown = typed.shares.findLastIndex(({ fibre, percent }) => fibre !== '' || percent !== '') + 2
  return (
    <fieldset className={css.group}>
      <legend>{t('cloth:composition')}</legend>
      {typed.shares.slice(0, shown).map(({ fibre, percent }, at) => (
        <div key={at} className={css.share}>
          <NativeSelect
            aria-label={t('cloth:fibre', { place: at + 1 })}
            value={fibre}
            data={[
              { value: '', label: t('cloth:fibre_none') },
              ...FIBRES.map(value => ({ value, label: t(`cloth:fibre_${value}`) })),
            ]}
            onChange={event => set(at, { fibre: event.currentTarget.value })}
          />
          <TextInput
            aria-label={t('cloth:percent', { place: at + 1 })}
            rightSection="%"
            inputMode="numeric"
            maxLength={3}
            value={percent}
            onChange={event => set(at, { percent: event.currentTarget.value })}
          />
        </div>
      ))}
      {errors && errors.wrongSum !== null && <p role="alert">{t('cloth:sum_wrong', { sum: errors.wrongSum })}</p>}
      {errors?.isFibreTwice && <p role="alert">{t('cloth:fibre_twice')}</p>}
    </fieldset>
  )
}

function Care({ typed, onChange }: FieldProps) {
  const { t } = useTranslation(['cloth'])
  return (
    <div className={css.care}>
      {TREATMENTS.map(treatment => (
        <NativeSelect
          key={treatment}
          label={t(`cloth:${treatment}`)}
          value={typed.care[treatment] ?? ''}
          data={[
            { value: '', label: t('cloth:not_stated') },
            ...CARE[treatment].map(value => ({ value, label: t(`cloth:care_${treatment}_${value}` as 'cloth:care') })),
          ]}
          onChange={event =>
            onChange({ ...typed, care: { ...typed.care, [treatment]: event.currentTarget.value || null } })
          }
        />
      ))}
    </div>
  )
}

interface Props {
  readonly name: string
  readonly facts: FabricFacts | undefined
  readonly onApply: (facts: FabricFacts) => void
  readonly onClose: () => void
}

/** Weight, composition and care of one fabric. Its form is not the price list's, which saves what is applied here. */
export function FactsDialog({ name, facts, onApply, onClose }: Props) {
  const { t } = useTranslation(['cloth', 'common'])
  const [typed, setTyped] = useState(() => typedFacts(facts))
  const [errors, setErrors] = useState<FactsErrors | null>(null)
  const [least, most] = FABRIC_LIMITS.weightGsm
  const apply = (): void => {
    const read = readFacts(typed)
    if ('isWeightWrong' in read) {
      setErrors(read)
      return
    }
    onApply(read)
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={t('cloth:edit_of', { name })} closeLabel={t('common:close')}>
      <Stack gap="md">
        <Text size="sm">{t('cloth:edit_text')}</Text>
        <TextInput
          label={t('cloth:weight_label')}
          inputMode="numeric"
          maxLength={4}
          value={typed.weight}
          error={errors?.isWeightWrong && t('cloth:weight_wrong', { least, most })}
          onChange={event => setTyped({ ...typed, weight: event.currentTarget.value })}
        />
        <Shares typed={typed} errors={errors} onChange={setTyped} />
        <Care typed={typed} errors={errors} onChange={setTyped} />
        <Group justify="flex-end">
          <CancelButton onClick={onClose}>{t('common:cancel')}</CancelButton>
          <Button onClick={apply}>{t('cloth:apply')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
