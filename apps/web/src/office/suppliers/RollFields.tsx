import { ROLL_LIES, SUPPLIER_LIMITS } from '@kitwright/contract'
import { CloseButton, NativeSelect, NumberInput, Text } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName, useSoldFabrics } from '../../domainComponents/index.ts'
import { typedDollars } from '../money/parseDollars.ts'
import type { Supplier } from '../officeTypes.ts'
import css from './RollFields.module.css'

type Rolls = Supplier['rolls']
type Roll = Rolls[number]
interface Props {
  readonly rolls: Rolls
  readonly onChange: (rolls: Rolls) => void
}

const USUAL = { widthMm: 1500, lie: 'along', metreCents: 0 } as const
const CENTS = 100
const MOST_METRE = SUPPLIER_LIMITS.metreCents / CENTS

interface RollProps {
  readonly roll: Roll
  readonly onChange: (roll: Roll) => void
  readonly onRemove: () => void
}

/** A roll's width, how pieces may be laid on it, and its price per metre. */
function RollRow({ roll, onChange, onRemove }: RollProps) {
  const { t } = useTranslation(['suppliers'])
  const name = useFabricName()(roll.fabric)
  const [least, most] = SUPPLIER_LIMITS.rollMm
  const lieOf = (value: string): Roll['lie'] => ROLL_LIES.find(each => each === value) ?? USUAL.lie
  return (
    <div className={css.roll} role="group" aria-label={name}>
      <div className={css.head}>
        {name}
        <CloseButton iconSize={18} aria-label={t('suppliers:remove_roll', { name })} onClick={onRemove} />
      </div>
      <NumberInput
        hideControls
        label={t('suppliers:roll_width')}
        allowDecimal={false}
        min={least}
        max={most}
        value={roll.widthMm}
        onChange={value => onChange({ ...roll, widthMm: Number(value) || least })}
      />
      <NumberInput
        hideControls
        label={t('suppliers:metre_price')}
        prefix="$"
        decimalScale={2}
        min={0}
        max={MOST_METRE}
        placeholder="–"
        // Uncontrolled and without added zeros, so that typed text stays unchanged: a price under a dollar begins with a
        // 0, and zeros that appear behind it move the caret of a fast typist.
        defaultValue={roll.metreCents === 0 ? '' : typedDollars(roll.metreCents)}
        onChange={value => onChange({ ...roll, metreCents: Math.round(Number(value) * CENTS) || 0 })}
      />
      <NativeSelect
        className={css.lie}
        label={t('suppliers:lie')}
        data={ROLL_LIES.map(value => ({ value, label: t(`suppliers:lie_${value}`) }))}
        value={roll.lie}
        onChange={({ currentTarget: { value } }) => onChange({ ...roll, lie: lieOf(value) })}
      />
    </div>
  )
}

/** The supplier's roll of each fabric. */
export function RollFields({ rolls, onChange }: Props) {
  const { t } = useTranslation(['suppliers'])
  const fabricName = useFabricName()
  const free = useSoldFabrics().filter(id => rolls.every(({ fabric }) => fabric !== id))
  return (
    <div className={css.rolls} role="group" aria-label={t('suppliers:rolls')}>
      <Text size="sm" fw={600}>
        {t('suppliers:rolls')}
      </Text>
      {rolls.map(roll => (
        <RollRow
          key={roll.fabric}
          roll={roll}
          onChange={changed => onChange(rolls.map(each => (each === roll ? changed : each)))}
          onRemove={() => onChange(rolls.filter(each => each !== roll))}
        />
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
            fabric !== '' && onChange([...rolls, { fabric, ...USUAL }])
          }
        />
      )}
    </div>
  )
}
