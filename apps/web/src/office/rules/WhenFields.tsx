import { ORDER_STATUSES, RULE_CONDITIONS, RULE_LIMITS, RULE_STAGES } from '@kitwright/contract'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CountField } from './CountField.tsx'
import { changeKind, isDated, setTime, timeOf, type Trigger } from './ruleForm.ts'
import css from './Rules.module.css'

interface Props {
  readonly when: Trigger
  readonly onChange: (when: Trigger) => void
}

const UNITS = ['hours', 'days'] as const

/** The status or the part of the work that a condition is about. */
function State({ when, onChange }: Props) {
  const { t } = useTranslation(['rules', 'common'])
  if (when.kind === 'status')
    return (
      <NativeSelect
        aria-label={t('rules:status')}
        data={ORDER_STATUSES.map(value => ({ value, label: t(`common:status_${value}`) }))}
        value={when.status}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...when, status: ORDER_STATUSES.find(status => status === value)! })
        }
      />
    )
  if (when.kind !== 'stage') return null
  return (
    <NativeSelect
      aria-label={t('rules:stage')}
      data={RULE_STAGES.map(value => ({ value, label: t(`rules:stage_${value}`) }))}
      value={when.stage}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...when, stage: RULE_STAGES.find(stage => stage === value)! })
      }
    />
  )
}

/** The time that a condition lasts. The unit stays chosen while the number is typed. */
function Time({ when, onChange }: Props) {
  const { t } = useTranslation(['rules'])
  const [unit, setUnit] = useState(timeOf(when).unit)
  const isInDays = isDated(when.kind)
  const shown = isInDays ? 'days' : unit
  const { count, unit: counted } = timeOf(when)
  const value = shown === counted ? count : shown === 'hours' ? count * 24 : count / 24
  const max = isInDays ? RULE_LIMITS.days : shown === 'days' ? RULE_LIMITS.hours / 24 : RULE_LIMITS.hours
  return (
    <>
      <CountField
        label={t('rules:amount')}
        value={Number.isInteger(value) ? value : Number.NaN}
        min={1}
        max={max}
        onChange={typed => onChange(setTime(when, { unit: shown, count: typed }))}
      />
      {isInDays ? (
        <span className={css.word}>{t('rules:unit_days')}</span>
      ) : (
        <NativeSelect
          aria-label={t('rules:unit')}
          data={UNITS.map(each => ({ value: each, label: t(`rules:unit_${each}`) }))}
          value={shown}
          onChange={({ currentTarget }) => {
            const next = currentTarget.value === 'hours' ? 'hours' : 'days'
            setUnit(next)
            onChange(setTime(when, { unit: next, count: Math.min(value, next === 'days' ? 365 : 8_760) }))
          }}
        />
      )}
    </>
  )
}

/** “When an order … for … days”. */
export function WhenFields({ when, onChange }: Props) {
  const { t } = useTranslation(['rules'])
  return (
    <div className={css.line}>
      <span className={css.word}>{t('rules:when')}</span>
      <NativeSelect
        aria-label={t('rules:condition')}
        data={RULE_CONDITIONS.map(value => ({ value, label: t(`rules:cond_${value}`) }))}
        value={when.kind}
        onChange={({ currentTarget: { value } }) =>
          onChange(
            changeKind(
              when,
              RULE_CONDITIONS.find(kind => kind === value)!,
            ),
          )
        }
      />
      <State when={when} onChange={onChange} />
      {!isDated(when.kind) && <span className={css.word}>{t('rules:for')}</span>}
      <Time key={isDated(when.kind) ? 'dated' : 'lasting'} when={when} onChange={onChange} />
    </div>
  )
}
