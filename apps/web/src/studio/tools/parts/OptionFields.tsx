import type { Collar, SleeveLength } from '@kitwright/garment'
import { SegmentedControl, Stack, Text } from '@mantine/core'
import { documentOf } from '../../store/selectors.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'
import { useWords, type StudioKey } from '../../words.ts'

const SLEEVES: Record<SleeveLength, StudioKey> = { short: 'sleeveShort', long: 'sleeveLong' }
const COLLARS: Record<Collar, StudioKey> = {
  crew: 'collarCrew',
  v: 'collarV',
  stand: 'collarStand',
  polo: 'collarPolo',
  hood: 'collarHood',
  none: 'collarNone',
}

/** Four names in a row are cut off in either language. */
const TWO_A_ROW = { root: { display: 'grid', gridTemplateColumns: '1fr 1fr' } }

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly choices: readonly T[]
  readonly names: Record<T, StudioKey>
  readonly onChange: (value: T) => void
}

function Choice<T extends string>({ label, value, choices, names, onChange }: ChoiceProps<T>) {
  const say = useWords()
  if (choices.length < 2) return null
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
        onChange={next => {
          const chosen = choices.find(choice => choice === next)
          if (chosen) onChange(chosen)
        }}
        data={choices.map(choice => ({ value: choice, label: say(names[choice]) }))}
      />
    </div>
  )
}

/** Sleeve length and collar, where the garment offers a choice. */
export function OptionFields() {
  const say = useWords()
  const edit = useEdit()
  const { choices } = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  if (choices.sleeve.length < 2 && choices.collar.length < 2) return null
  return (
    <Stack gap="sm">
      <Choice
        label={say('sleeve')}
        value={options.sleeve}
        choices={choices.sleeve}
        names={SLEEVES}
        onChange={sleeve => edit.commit({ kind: 'setOptions', options: { ...options, sleeve } })}
      />
      <Choice
        label={say('collar')}
        value={options.collar}
        choices={choices.collar}
        names={COLLARS}
        onChange={collar => edit.commit({ kind: 'setOptions', options: { ...options, collar } })}
      />
    </Stack>
  )
}
