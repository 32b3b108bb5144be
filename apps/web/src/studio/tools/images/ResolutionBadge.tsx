import type { ImageLayer } from '@kitwright/design'
import { Badge } from '@mantine/core'
import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconVector } from '@tabler/icons-react'
import { resolutionOf, type Resolution } from './resolution.ts'
import { useImageMime } from './useImageMime.ts'
import { useImageWords } from './words.ts'

/** Each kind has a shape and a word of its own, for those who do not see its colour. */
const LOOKS: Record<Resolution['kind'], { readonly colour: string; readonly icon: typeof IconVector }> = {
  vector: { colour: 'teal', icon: IconVector },
  good: { colour: 'green', icon: IconCircleCheck },
  fair: { colour: 'yellow', icon: IconAlertTriangle },
  poor: { colour: 'red', icon: IconAlertOctagon },
}

/** How sharply a picture prints at its size, for layer rows and the inspector. Nothing until its type is known. */
export function ResolutionBadge({ layer }: { layer: ImageLayer }) {
  const say = useImageWords()
  const mime = useImageMime(layer.asset)
  if (mime === null) return null
  const resolution = resolutionOf(layer, mime)
  const { colour, icon: Icon } = LOOKS[resolution.kind]
  const text =
    resolution.kind === 'vector' ? say('vector') : `${resolution.dpi} dpi · ${say(resolution.kind)}`
  return (
    <Badge
      color={colour}
      variant="light"
      tt="none"
      autoContrast
      leftSection={<Icon size={14} aria-hidden />}
      data-resolution={resolution.kind}
      styles={{ label: { color: 'var(--mantine-color-text)' } }}
    >
      {text}
    </Badge>
  )
}
