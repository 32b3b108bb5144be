import type { PartId } from '@kitwright/garment'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsDesktop } from '../../layout/useIsDesktop.ts'
import { usePartName } from '../../names.ts'
import { useWords } from '../../words.ts'
import styles from './patterns.module.css'

export type Scope = PartId | 'all'

interface PartChoiceProps {
  readonly value: Scope
  readonly parts: readonly PartId[]
  readonly onChange: (scope: Scope) => void
}

/** What the pattern is put on: a part, or all of the cloth. */
export function PartChoice({ value, parts, onChange }: PartChoiceProps) {
  const say = useWords()
  const { t } = useTranslation('patterns')
  const partName = usePartName()
  const isDesktop = useIsDesktop()
  // In a phone's sheet every line counts: what stands in it says enough.
  const naming = isDesktop ? { label: say('patternOn') } : { 'aria-label': say('patternOn') }
  return (
    <NativeSelect
      {...naming}
      className={styles.touch}
      value={value}
      data={[{ value: 'all', label: t('whole') }, ...parts.map(id => ({ value: id, label: partName(id) }))]}
      onChange={event => {
        const chosen = (['all', ...parts] as const).find(id => id === event.currentTarget.value)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
