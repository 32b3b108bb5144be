import { SegmentedControl } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'

/** The unit of body lengths. */
export type LengthUnit = 'cm' | 'in'

export function UnitSwitch({ unit, onChange }: { unit: LengthUnit; onChange: (unit: LengthUnit) => void }) {
  const { t } = useTranslation(['sizes'])
  return (
    <SegmentedControl<LengthUnit>
      aria-label={t('sizes:unit')}
      value={unit}
      onChange={onChange}
      data={[
        { value: 'cm', label: t('sizes:cm') },
        { value: 'in', label: t('sizes:in') },
      ]}
    />
  )
}
