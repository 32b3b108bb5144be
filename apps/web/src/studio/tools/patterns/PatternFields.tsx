import type { PatternUse } from '@kitwright/design'
import { Stack } from '@mantine/core'
import { ColourField } from '../../controls/ColourField.tsx'
import { SliderField } from '../../controls/SliderField.tsx'
import { useWords } from '../../words.ts'

/** Colour, opacity, scale and rotation of a part's pattern. */
export function PatternFields({ value, onChange }: { value: PatternUse; onChange: (value: PatternUse) => void }) {
  const say = useWords()
  return (
    <Stack gap="xs">
      <ColourField
        label={say('patternColour')}
        value={value.colour}
        onChange={colour => onChange({ ...value, colour })}
        withSwatches={false}
      />
      <SliderField
        label={say('opacity')}
        shown={`${Math.round(value.opacity * 100)} %`}
        min={0}
        max={100}
        step={5}
        value={value.opacity * 100}
        onChange={percent => onChange({ ...value, opacity: percent / 100 })}
      />
      <SliderField
        label={say('patternScale')}
        shown={`${Math.round(value.scale * 100)} %`}
        min={20}
        max={400}
        step={5}
        value={value.scale * 100}
        onChange={percent => onChange({ ...value, scale: percent / 100 })}
      />
      <SliderField
        label={say('rotation')}
        shown={`${Math.round(value.rotationDeg)}°`}
        min={-180}
        max={180}
        step={5}
        value={value.rotationDeg}
        onChange={rotationDeg => onChange({ ...value, rotationDeg })}
      />
    </Stack>
  )
}
