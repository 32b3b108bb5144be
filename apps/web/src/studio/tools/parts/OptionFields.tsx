import type { TextKey } from '@kitwright/words'
import { SegmentedControl, Stack, Text } from '@mantine/core'
import { chooseOption, documentOf, type DocumentVerbs } from '@kitwright/editor'
import { useTranslation } from '../../../texts/index.ts'
import { useStudio, useStudioParts } from '../../context/index.ts'

const wordOf = (option: string, value: string): TextKey<'studio'> => `${option}_${value}` as TextKey<'studio'>

/** Four names in a row would be cut off in either language. */
const TWO_A_ROW = { root: { display: 'grid', gridTemplateColumns: '1fr 1fr' } }

interface ChoiceProps {
  /** The text key of the option's name, and the prefix of its values' keys. */
  readonly name: string
  readonly value: string
  readonly choices: readonly string[]
  readonly onChange: (value: string) => void
}

function Choice({ name, value, choices, onChange }: ChoiceProps) {
  const { t } = useTranslation(['studio'])
  const label = t(`studio:${name as TextKey<'studio'>}`)
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        {label}
      </Text>
      <SegmentedControl
        fullWidth
        size="sm"
        withItemsBorders={false}
        styles={choices.length > 3 ? TWO_A_ROW : undefined}
        aria-label={label}
        value={value}
        onChange={onChange}
        data={choices.map(choice => ({ value: choice, label: t(`studio:${wordOf(name, choice)}`) }))}
      />
    </div>
  )
}

/** Chooses the garment's options, such as sleeve length and collar. */
export function OptionFields() {
  const api = useStudioParts<DocumentVerbs>()
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  const offered = Object.entries(garment.choices).filter(([, choices]) => choices.length > 1)
  if (offered.length === 0) return null
  return (
    <Stack gap="sm">
      {offered.map(([name, choices]) => (
        <Choice
          key={name}
          name={name}
          value={options[name] ?? ''}
          choices={choices}
          onChange={value => chooseOption(api, name, value)}
        />
      ))}
    </Stack>
  )
}
