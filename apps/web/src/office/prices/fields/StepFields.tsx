import { PRICE_LIMITS } from '@kitwright/contract'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { usePreferences } from '../../../session/index.ts'
import { Card } from '../../../ui/index.ts'
import { offeredOf } from '../form/fabricList.ts'
import { FigureField } from './FigureField.tsx'
import { stepPath, type PriceFields } from '../form/priceForm.ts'
import css from '../PricesForm.module.css'
import { useFabrics } from '../form/useFabrics.ts'

function FabricSteps({ fabric, name }: { fabric: string; name: string }) {
  const { t } = useTranslation(['office'])
  const { control } = useFormContext<PriceFields>()
  const { fields, append, remove } = useFieldArray({ control, name: `steps.${fabric}`, keyName: 'key' })
  return (
    <fieldset className={css.steps}>
      <legend>{name}</legend>
      {fields.map(({ key }, i) => (
        <div key={key} className={css.step}>
          <FigureField
            path={`${stepPath(fabric, i)}.from`}
            size="sm"
            label={t('office:step_from')}
            inputMode="numeric"
            maxLength={6}
          />
          <FigureField
            path={`${stepPath(fabric, i)}.percent`}
            size="sm"
            label={t('office:step_percent')}
            inputMode="numeric"
            maxLength={3}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`${t('office:remove_step')} (${i + 1})`}
            onClick={() => remove(i)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {fields.length < PRICE_LIMITS.steps && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => append({ from: '', percent: '' }, { shouldFocus: false })}
        >
          {t('office:add_step')}
        </Button>
      )}
    </fieldset>
  )
}

/** Quantity discounts by fabric: the minimum number of pieces and the discount. */
export function StepFields() {
  const { t } = useTranslation(['office'])
  const language = usePreferences(state => state.language)
  return (
    <Card title={t('office:steps')} text={t('office:steps_text')}>
      <div className={css.fabrics}>
        {offeredOf(useFabrics().fabrics).map(({ id, name }) => (
          <FabricSteps key={id} fabric={id} name={name[language] || t('office:fabric_new')} />
        ))}
      </div>
    </Card>
  )
}
