import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { firstColour } from '@kitwright/design'
import { useTranslation } from '../../../texts/index.ts'
import { PickerButton } from '../../fields/index.ts'
import css from './Starts.module.css'
import { MAX_COLOURS } from './teamColours.ts'

interface Props {
  readonly value: readonly string[]
  readonly onChange: (colours: readonly string[]) => void
}

/** One to three colours from which looks are generated. */
export function TeamColours({ value, onChange }: Props) {
  const { t } = useTranslation(['starts'])
  return (
    <div className={css.colours} role="group" aria-label={t('starts:team_colours')}>
      {value.map((colour, i) => (
        <PickerButton
          // oxlint-disable-next-line react/no-array-index-key -- colours have no name but their place
          key={i}
          label={t('starts:team_colour', { number: i + 1 })}
          value={{ kind: 'solid', colour }}
          hasAlpha={false}
          onChange={fill => onChange(value.with(i, firstColour(fill)))}
        />
      ))}
      {value.length > 1 && (
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('starts:remove_colour', { number: value.length })}
          onClick={() => onChange(value.slice(0, -1))}
        >
          <IconMinus size={18} aria-hidden />
        </ActionIcon>
      )}
      {value.length < MAX_COLOURS && (
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('starts:add_colour')}
          onClick={() => onChange([...value, value.includes('#ffffff') ? '#0f172a' : '#ffffff'])}
        >
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
