import { printedText } from '@kitwright/artwork'
import { LIMITS, type TextLayer } from '@kitwright/design'
import { Loader, Stack, Title, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { FillField, NumberField } from '../../fields/index.ts'
import { WordsField } from './WordsField.tsx'
import { useEdit, useGesture } from '../../context/index.ts'
import type { FontFieldProps } from './fonts/types.ts'
import { lazy } from '../../../ui/index.ts'

const FontControls = lazy(async () => ({ default: (await import('./fonts/FontControls.tsx')).FontControls }))

/** Font, weight and italics of a text. The catalogue loads when a text is first selected. */
function FontField(props: FontFieldProps) {
  return (
    <Suspense fallback={<Skeleton height={92} radius="md" />}>
      <FontControls {...props} />
    </Suspense>
  )
}

const TextEffects = lazy(async () => ({ default: (await import('./style/TextEffects.tsx')).TextEffects }))

/** All fields of a text except its place. `hasText` false leaves out the text itself if another field shows it. */
export function TextFields({ layer, hasText = true }: { layer: TextLayer; hasText?: boolean }) {
  const { t } = useTranslation(['studio'])
  const edit = useEdit()
  const gesture = useGesture()
  return (
    <Stack gap="sm">
      {hasText && <WordsField label={t('studio:text')} layer={layer} />}
      <FontField
        value={layer.font}
        weight={layer.weight}
        isItalic={layer.isItalic}
        text={printedText(layer)}
        onChange={use => edit.change(layer.id, use)}
      />
      <NumberField
        label={t('studio:size_mm')}
        suffix="mm"
        min={LIMITS.smallestMm}
        max={LIMITS.sizeMm}
        value={layer.sizeMm}
        onChange={sizeMm => edit.change(layer.id, { sizeMm }, gesture())}
      />
      <Title order={3} size="h6">
        {t('studio:colour')}
      </Title>
      <FillField
        label={t('studio:colour')}
        value={layer.fill}
        onChange={fill => edit.change(layer.id, { fill }, gesture())}
      />
      <Suspense fallback={<Loader size="sm" />}>
        <TextEffects layer={layer} />
      </Suspense>
    </Stack>
  )
}
