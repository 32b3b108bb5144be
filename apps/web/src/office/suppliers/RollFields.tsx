import { SUPPLIER_LIMITS } from '@kitwright/contract'
import { CloseButton, NativeSelect, NumberInput, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFabricName } from '../../pictures/index.ts'
import { useCall } from '../../session/index.ts'
import type { Supplier } from '../types.ts'
import css from './RollFields.module.css'

type Rolls = Supplier['rolls']
interface Props {
  readonly rolls: Rolls
  readonly onChange: (rolls: Rolls) => void
}

const USUAL_MM = 1500

/** How wide their roll is of each fabric. */
export function RollFields({ rolls, onChange }: Props) {
  const { t } = useTranslation(['suppliers'])
  const fabricName = useFabricName()
  const { data } = useCall('GET /api/pricing', {})
  const [least, most] = SUPPLIER_LIMITS.rollMm
  const free = Object.keys(data?.fabricNames ?? {}).filter(id => rolls.every(({ fabric }) => fabric !== id))
  return (
    <div className={css.rolls} role="group" aria-label={t('suppliers:rolls')}>
      <Text size="sm" fw={600}>
        {t('suppliers:rolls')}
      </Text>
      {rolls.map(roll => (
        <div key={roll.fabric} className={css.roll}>
          <span>{fabricName(roll.fabric)}</span>
          <NumberInput
            hideControls
            aria-label={`${fabricName(roll.fabric)}: ${t('suppliers:roll_width')}`}
            suffix=" mm"
            allowDecimal={false}
            min={least}
            max={most}
            value={roll.widthMm}
            onChange={value =>
              onChange(rolls.map(each => (each === roll ? { ...roll, widthMm: Number(value) || least } : each)))
            }
          />
          <CloseButton
            aria-label={t('suppliers:remove_roll', { name: fabricName(roll.fabric) })}
            onClick={() => onChange(rolls.filter(each => each !== roll))}
          />
        </div>
      ))}
      {free.length > 0 && rolls.length < SUPPLIER_LIMITS.rolls && (
        <NativeSelect
          aria-label={t('suppliers:add_roll')}
          data={[
            { value: '', label: t('suppliers:add_roll') },
            ...free.map(value => ({ value, label: fabricName(value) })),
          ]}
          value=""
          onChange={({ currentTarget: { value: fabric } }) =>
            fabric !== '' && onChange([...rolls, { fabric, widthMm: USUAL_MM }])
          }
        />
      )}
    </div>
  )
}
