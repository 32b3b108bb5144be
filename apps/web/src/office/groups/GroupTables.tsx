import { PRICE_LIMITS } from '@kitwright/contract'
import { productTypes } from '@kitwright/garment'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences } from '../../session/index.ts'
import fieldTable from '../list/FieldTable.module.css'
import type { Prices } from '../officeTypes.ts'
import type { GroupFaults, TypedGroup } from './groupForm.ts'
import css from './GroupsPage.module.css'

interface Props {
  readonly typed: TypedGroup
  /** The shop's list, shown where the group has no price of its own. */
  readonly prices: Prices
  readonly faults: GroupFaults
  readonly onChange: (typed: TypedGroup) => void
}

const dollars = (cents: number | undefined): string => (cents === undefined ? '–' : (cents / 100).toFixed(2))

/** Own prices of a group by product and fabric. An empty field shows the shop's price. */
export function GroupPrices({ typed, prices, faults, onChange }: Props) {
  const { t } = useTranslation(['catalogue', 'office', 'common'])
  const language = usePreferences(state => state.language)
  const fabrics = prices.fabrics.filter(({ isRetired }) => !isRetired)
  const sold = productTypes().filter(type => Object.keys(prices.base[type] ?? {}).length > 0)
  const set = (type: string, fabric: string, text: string): void =>
    onChange({ ...typed, base: { ...typed.base, [type]: { ...typed.base[type], [fabric]: text } } })
  return (
    // Wide lists scroll, by keys as well.
    <div
      className={`${fieldTable.scroll} ${css.scroll}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={t('catalogue:group_prices')}
    >
      <table className={fieldTable.table}>
        <thead>
          <tr>
            <th scope="col">{t('office:product')}</th>
            {fabrics.map(({ id, name }) => (
              <th key={id} scope="col">
                {name[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sold.map(type => (
            <tr key={type}>
              <th scope="row">{t(`common:type_${type}`)}</th>
              {fabrics.map(({ id, name }) => (
                <td key={id}>
                  {prices.base[type]?.[id] === undefined ? (
                    '–'
                  ) : (
                    <TextInput
                      size="sm"
                      w={110}
                      inputMode="decimal"
                      maxLength={12}
                      leftSection="$"
                      placeholder={dollars(prices.base[type]?.[id])}
                      aria-label={`${t(`common:type_${type}`)}, ${name[language]}`}
                      value={typed.base[type]?.[id] ?? ''}
                      error={faults.has(`base.${type}.${id}`) && t('catalogue:amount_wrong')}
                      onChange={event => set(type, id, event.currentTarget.value)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
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
          {shops.map(({ from, percent }) => `${from}: ${percent} %`).join(' · ') || t('catalogue:steps_none')}
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
