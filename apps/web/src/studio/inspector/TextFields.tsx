import { LIMITS, type TextLayer } from '@kitwright/design'
import { Checkbox, Stack, TextInput, Title } from '@mantine/core'
import { ColourField } from '../controls/ColourField.tsx'
import { FillField } from '../controls/FillField.tsx'
import { NumberField } from '../controls/NumberField.tsx'
import { FontField } from '../tools/fonts/FontField.tsx'
import { printable } from '../tools/text/printable.ts'
import { useEdit } from '../useEdit.ts'
import { useGesture } from '../useGesture.ts'
import { useWords } from '../words.ts'

const START_OUTLINE = { colour: '#0b0f1a', widthMm: 3 } as const

function OutlineFields({ layer }: { layer: TextLayer }) {
  const say = useWords()
  const edit = useEdit()
  const gesture = useGesture()
  const { outline } = layer
  return (
    <Stack gap="xs">
      <Checkbox
        label={say('outline')}
        checked={outline !== null}
        onChange={event => edit.change(layer.id, { outline: event.currentTarget.checked ? START_OUTLINE : null })}
      />
      {outline && (
        <>
          <NumberField
            label={say('outlineWidth')}
            suffix="mm"
            min={0.5}
            max={20}
            step={0.5}
            value={outline.widthMm}
            onChange={widthMm => edit.change(layer.id, { outline: { ...outline, widthMm } }, gesture())}
          />
          <ColourField
            label={say('outlineColour')}
            value={outline.colour}
            withSwatches={false}
            onChange={colour => edit.change(layer.id, { outline: { ...outline, colour } }, gesture())}
          />
        </>
      )}
    </Stack>
  )
}

function MaxWidthField({ layer }: { layer: TextLayer }) {
  const say = useWords()
  const edit = useEdit()
  const gesture = useGesture()
  return (
    <Stack gap="xs">
      <Checkbox
        label={say('fitWidth')}
        description={say('fitWidthNote')}
        checked={layer.maxWidthMm !== null}
        onChange={event => edit.change(layer.id, { maxWidthMm: event.currentTarget.checked ? 300 : null })}
      />
      {layer.maxWidthMm !== null && (
        <NumberField
          label={say('maxWidth')}
          suffix="mm"
          min={5}
          max={LIMITS.sizeMm}
          value={layer.maxWidthMm}
          onChange={maxWidthMm => edit.change(layer.id, { maxWidthMm }, gesture())}
        />
      )}
    </Stack>
  )
}

/** Everything about a text but its place; without the text itself where that has its field already. */
export function TextFields({ layer, hasText = true }: { layer: TextLayer; hasText?: boolean }) {
  const say = useWords()
  const edit = useEdit()
  const gesture = useGesture()
  return (
    <Stack gap="sm">
      {hasText && (
        <TextInput
          label={say('text')}
          value={layer.text}
          maxLength={LIMITS.textCharacters}
          onChange={event => edit.change(layer.id, { text: printable(event.currentTarget.value) }, gesture())}
        />
      )}
      <FontField
        value={layer.font}
        weight={layer.weight}
        isItalic={layer.isItalic}
        text={layer.text}
        onChange={use => edit.change(layer.id, use)}
      />
      <NumberField
        label={say('sizeMm')}
        suffix="mm"
        min={4}
        max={LIMITS.sizeMm}
        value={layer.sizeMm}
        onChange={sizeMm => edit.change(layer.id, { sizeMm }, gesture())}
      />
      <Title order={3} size="h6">
        {say('colour')}
      </Title>
      <FillField
        label={say('colour')}
        value={layer.fill}
        onChange={fill => edit.change(layer.id, { fill }, gesture())}
      />
      <OutlineFields layer={layer} />
      <MaxWidthField layer={layer} />
    </Stack>
  )
}
