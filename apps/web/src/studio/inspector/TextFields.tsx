import { LIMITS, type TextLayer } from '@kitwright/design'
import { Loader, Stack, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { FillField } from '../controls/FillField.tsx'
import { NumberField } from '../controls/NumberField.tsx'
import { FontField } from '../tools/fonts/FontField.tsx'
import { WordsField } from '../tools/text/WordsField.tsx'
import { useEdit } from '../useEdit.ts'
import { useGesture } from '../useGesture.ts'
import { useWords } from '../words.ts'

const TextEffects = lazy(async () => ({ default: (await import('./text/TextEffects.tsx')).TextEffects }))

/** Everything about a text but its place; without the text itself where that has its field already. */
export function TextFields({ layer, hasText = true }: { layer: TextLayer; hasText?: boolean }) {
  const say = useWords()
  const edit = useEdit()
  const gesture = useGesture()
  return (
    <Stack gap="sm">
      {hasText && <WordsField label={say('text')} layer={layer} />}
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
      <Suspense fallback={<Loader size="sm" />}>
        <TextEffects layer={layer} />
      </Suspense>
    </Stack>
  )
}
