import type { PartId } from '@kitwright/garment'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { useIsDesktop } from '../../../../ui/index.ts'
import { usePartName } from '../../../context/index.ts'
import css from '../Patterns.module.css'

/** A part's id, or `all`. */
export type Scope = PartId

interface PartChoiceProps {
  readonly value: Scope
  readonly parts: readonly PartId[]
  readonly onChange: (scope: Scope) => void
}

/** Chooses the target of the pattern: a part, or all of the cloth. */
export function PartChoice({ value, parts, onChange }: PartChoiceProps) {
  const { t } = useTranslation(['studio', 'patterns'])
  const partName = usePartName()
  const isDesktop = useIsDesktop()
  // Saves a line in a phone's sheet, where the field's value is clear without a visible label.
  const naming = isDesktop ? { label: t('studio:pattern_on') } : { 'aria-label': t('studio:pattern_on') }
  return (
    <NativeSelect
      {...naming}
      className={css.touch}
      value={value}
      data={[{ value: 'all', label: t('patterns:whole') }, ...parts.map(id => ({ value: id, label: partName(id) }))]}
      onChange={event => {
        const chosen = (['all', ...parts] as const).find(id => id === event.currentTarget.value)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
