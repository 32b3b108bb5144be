import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { offeredOf } from './fabricList.ts'
import { stepPath, withoutStep, type Typed } from './priceForm.ts'
import css from './PricesForm.module.css'
import type { PriceDesk } from './usePriceDraft.ts'

const MOST_STEPS = 10

function FabricSteps({ fabric, name, desk }: { fabric: string; name: string; desk: PriceDesk }) {
  const { t } = useTranslation(['office'])
  const { draft, field, set } = desk
  const count = draft.steps[fabric] ?? 0
  const resize = (next: number, typed: Typed = draft.typed): void =>
    set({ typed, steps: { ...draft.steps, [fabric]: next } })
  return (
    <fieldset className={css.steps}>
      <legend>{name}</legend>
      {Array.from({ length: count }, (_, i) => (
        <div key={stepPath(fabric, i)} className={css.step}>
          <TextInput
            size="sm"
            label={t('office:step_from')}
            inputMode="numeric"
            maxLength={6}
            {...field(`${stepPath(fabric, i)}.from`)}
          />
          <TextInput
            size="sm"
            label={t('office:step_percent')}
            inputMode="numeric"
            maxLength={3}
            {...field(`${stepPath(fabric, i)}.percent`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`${t('office:remove_step')} (${i + 1})`}
            onClick={() => resize(count - 1, withoutStep(draft.typed, fabric, { index: i, count }))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {count < MOST_STEPS && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => resize(count + 1)}
        >
          {t('office:add_step')}
        </Button>
      )}
    </fieldset>
  )
}

/** From how many pieces which discount applies, fabric by fabric. */
export function StepFields(desk: PriceDesk) {
  const { t } = useTranslation(['office'])
  const language = usePreferences(state => state.language)
  return (
    <Card title={t('office:steps')} text={t('office:steps_text')}>
      <div className={css.fabrics}>
        {offeredOf(desk.draft.fabrics).map(({ id, name }) => (
          <FabricSteps key={id} fabric={id} name={name[language] || t('office:fabric_new')} desk={desk} />
        ))}
      </div>
    </Card>
  )
}
