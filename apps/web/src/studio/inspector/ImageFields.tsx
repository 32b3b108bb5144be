import type { ImageLayer } from '@kitwright/design'
import { Stack, Text } from '@mantine/core'
import { dpiOf } from '../tools/images/readImage.ts'
import { useImageMime } from '../tools/images/useImageMime.ts'
import { useWords, type Say } from '../words.ts'
import { SizeFields } from './SizeFields.tsx'

/** Under it print looks soft at arm's length. */
const GOOD_DPI = 150
const POOR_DPI = 80

function sharpness(layer: ImageLayer, mime: string | null, say: Say): { text: string; isPoor: boolean } {
  if (mime === 'image/svg+xml') return { text: say('imageVector'), isPoor: false }
  const dpi = dpiOf(layer.asset.widthPx, layer.widthMm)
  if (dpi >= GOOD_DPI) return { text: say('imageSharp', { dpi }), isPoor: false }
  return { text: say(dpi >= POOR_DPI ? 'imageFair' : 'imagePoor', { dpi }), isPoor: dpi < POOR_DPI }
}

/** Size of a picture (its proportions are kept) and how sharp it will be printed. */
export function ImageFields({ layer }: { layer: ImageLayer }) {
  const say = useWords()
  const mime = useImageMime(layer.asset)
  const { text, isPoor } = sharpness(layer, mime, say)
  return (
    <Stack gap="xs">
      <SizeFields layer={layer} />
      <Text size="xs" c={isPoor ? 'red' : 'dimmed'} role="status">
        {text}
      </Text>
    </Stack>
  )
}
