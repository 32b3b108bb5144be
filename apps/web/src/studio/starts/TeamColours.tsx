import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import controls from '../controls/controls.module.css'
import styles from './starts.module.css'
import { MOST_COLOURS } from './teamColours.ts'

interface Props {
  readonly value: readonly string[]
  readonly onChange: (colours: readonly string[]) => void
}

/** One to three colours that looks are made of. */
export function TeamColours({ value, onChange }: Props) {
  const { t } = useTranslation('starts')
  return (
    <div className={styles.colours} role="group" aria-label={t('team_colours')}>
      {value.map((colour, i) => (
        <input
          // Colours have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          type="color"
          className={controls.native}
          style={{ inlineSize: 44, blockSize: 44 }}
          aria-label={t('team_colour', { number: i + 1 })}
          value={colour}
          onChange={event => onChange(value.with(i, event.currentTarget.value))}
        />
      ))}
      {value.length > 1 && (
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('remove_colour', { number: value.length })}
          onClick={() => onChange(value.slice(0, -1))}
        >
          <IconMinus size={18} aria-hidden />
        </ActionIcon>
      )}
      {value.length < MOST_COLOURS && (
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('add_colour')}
          onClick={() => onChange([...value, value.includes('#ffffff') ? '#0f172a' : '#ffffff'])}
        >
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
