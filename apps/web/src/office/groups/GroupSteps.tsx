import { PRICE_LIMITS } from '@kitwright/contract'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences } from '../../session/index.ts'
import type { Prices } from '../officeTypes.ts'
import type { GroupFaults, TypedGroup } from './groupForm.ts'
import css from './GroupsPage.module.css'

interface Props {
  readonly typed: TypedGroup
  /** The shop's list, shown where the group has no steps of its own. */
  readonly prices: Prices
  readonly faults: GroupFaults
  readonly onChange: (typed: TypedGroup) => void
}

type Step = TypedGroup['steps'][string][number]

interface StepProps {
  readonly step: Step
  readonly names: { readonly name: string; readonly place: number }
  readonly isWrong: boolean
  readonly onChange: (step: Step) => void
}

function StepRow({ step, names, isWrong, onChange }: StepProps) {
  const { t } = useTranslation(['catalogue', 'office'])
  return (
    <div className={css.step}>
      <TextInput
        size="sm"
        aria-label={t('catalogue:step_from_of', names)}
        placeholder={t('office:step_from')}
        inputMode="numeric"
        maxLength={6}
        value={step.from}
        error={isWrong && t('catalogue:step_wrong')}
        onChange={event => onChange({ ...step, from: event.currentTarget.value })}
      />
      <TextInput
        size="sm"
        aria-label={t('catalogue:step_percent_of', names)}
        rightSection="%"
        inputMode="numeric"
        maxLength={3}
        value={step.percent}
        error={isWrong}
        onChange={event => onChange({ ...step, percent: event.currentTarget.value })}
      />
    </div>
  )
}

interface FabricStepsProps extends Props {
  readonly fabric: Prices['fabrics'][number]
}

function FabricSteps({ fabric: { id, name: names }, typed, prices, faults, onChange }: FabricStepsProps) {
  const { t } = useTranslation(['catalogue'])
  const name = names[usePreferences(state => state.language)]
  const own = typed.steps[id] ?? []
  const shops = prices.steps[id] ?? []
  const set = (steps: readonly Step[]): void => onChange({ ...typed, steps: { ...typed.steps, [id]: steps } })
  return (
    <fieldset className={css.group}>
      <legend>{name}</legend>
      {own.length === 0 && (
        <p className={css.note}>
          {shops.map(({ from, percent }) => `${from}+: ${percent} %`).join(' · ') || t('catalogue:steps_none')}
        </p>
      )}
      {own.map((step, at) => (
        <StepRow
          key={at}
          step={step}
          names={{ name, place: at + 1 }}
          isWrong={faults.has(`steps.${id}.${at}`)}
          onChange={changed => set(own.with(at, changed))}
        />
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          aria-label={t('catalogue:add_step_to', { name })}
          disabled={own.length >= PRICE_LIMITS.steps}
          onClick={() => set([...own, { from: '', percent: '' }])}
        >
          {t('catalogue:add_step')}
        </Button>
        {own.length > 0 && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={t('catalogue:shops_steps_for', { name })}
            onClick={() => set([])}
          >
            {t('catalogue:shops_steps')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** Own quantity steps of a group by fabric. A fabric without rows has the shop's steps. */
export function GroupSteps(props: Props) {
  return (
    <div className={css.steps}>
      {props.prices.fabrics
        .filter(({ isRetired }) => !isRetired)
        .map(fabric => (
          <FabricSteps key={fabric.id} fabric={fabric} {...props} />
        ))}
    </div>
  )
}
