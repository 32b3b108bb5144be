import { LIMITS, type TextLayer } from '@kitwright/design'
import { Loader, Stack, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { FillField } from '../controls/FillField.tsx'
import { NumberField } from '../controls/NumberField.tsx'
import { FontChoice } from '../tools/text/FontChoice.tsx'
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
      <FontChoice value={layer.font} text={layer.text} onChange={font => edit.change(layer.id, { font })} />
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
