import { LIMITS, type ImageLayer } from '@kitwright/design'
import { Group, Stack, Text } from '@mantine/core'
import { NumberField } from '../controls/NumberField.tsx'
import { dpiOf } from '../tools/images/readImage.ts'
import { useImageMime } from '../tools/images/useImageMime.ts'
import { useEdit } from '../useEdit.ts'
import { useGesture } from '../useGesture.ts'
import { useWords, type Say } from '../words.ts'

/** Under it print looks soft at arm's length. */
const GOOD_DPI = 150
const POOR_DPI = 80

const tenth = (mm: number): number => Math.round(mm * 10) / 10

function sharpness(layer: ImageLayer, mime: string | null, say: Say): { text: string; isPoor: boolean } {
  if (mime === 'image/svg+xml') return { text: say('imageVector'), isPoor: false }
  const dpi = dpiOf(layer.asset.widthPx, layer.widthMm)
  if (dpi >= GOOD_DPI) return { text: say('imageSharp', { dpi }), isPoor: false }
  return { text: say(dpi >= POOR_DPI ? 'imageFair' : 'imagePoor', { dpi }), isPoor: dpi < POOR_DPI }
}

/** Size of a picture (its proportions are kept) and how sharp it will be printed. */
export function ImageFields({ layer }: { layer: ImageLayer }) {
  const say = useWords()
  const edit = useEdit()
  const gesture = useGesture()
  const mime = useImageMime(layer.asset)
  const { text, isPoor } = sharpness(layer, mime, say)
  const scaleTo = (factor: number): void => {
    const by = Math.min(factor, LIMITS.sizeMm / Math.max(layer.widthMm, layer.heightMm))
    edit.change(layer.id, { widthMm: tenth(layer.widthMm * by), heightMm: tenth(layer.heightMm * by) }, gesture())
  }
  return (
    <Stack gap="xs">
      <Group grow gap="xs">
        <NumberField
          label={say('width')}
          suffix="mm"
          min={4}
          max={LIMITS.sizeMm}
          value={layer.widthMm}
          onChange={mm => scaleTo(mm / layer.widthMm)}
        />
        <NumberField
          label={say('height')}
          suffix="mm"
          min={4}
          max={LIMITS.sizeMm}
          value={layer.heightMm}
          onChange={mm => scaleTo(mm / layer.heightMm)}
        />
      </Group>
      <Text size="xs" c={isPoor ? 'red' : 'dimmed'} role="status">
        {text}
      </Text>
    </Stack>
  )
}
