import type { Layer } from '@kitwright/design'
import { IconEyeExclamation } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useAsync } from '../../ui/index.ts'
import { DesignWarning } from './DesignWarning.tsx'
import type { HiddenLayer } from './hiddenLayers.ts'

/**
 * Returns the layers that can hardly be distinguished from the cloth. The code loads with the garment renderer, after
 * the page.
 */
function useHidden(design: unknown): readonly HiddenLayer[] {
  const look = useCallback(async () => (await import('./hiddenLayers.ts')).hiddenLayers(design), [design])
  return useAsync(look, { isSticky: true }).data ?? []
}

/**
 * Returns labels of hidden layers: a text by its content, a picture by its name, each with its kits unless it is hidden
 * in all of them.
 */
function useNames(): (hidden: readonly HiddenLayer[]) => readonly string[] {
  const { t } = useTranslation(['club', 'images'])
  const nameOf = (layer: Layer): string =>
    layer.kind === 'text' ? `“${layer.text.trim()}”` : layer.name ? `“${layer.name}”` : t('images:a_picture')
  return hidden => [
    ...new Set(
      hidden.map(({ layer, kits }) => {
        const name = nameOf(layer)
        return kits.length === 0 ? name : `${name} (${kits.map(kit => t(`club:${kit ?? 'home'}`)).join(', ')})`
      }),
    ),
  ]
}

interface Props {
  /** A design document, possibly from the server. */
  readonly design: unknown
  /** Formats the warning about the texts and pictures. */
  readonly say: (names: string) => string
}

/**
 * Warns before a design is ordered or produced about texts and pictures that cannot be seen in some of its kits. It
 * does not block.
 */
export function LowContrastWarning({ design, say }: Props) {
  const hidden = useHidden(design)
  const namesOf = useNames()
  if (hidden.length === 0) return null
  return (
    <DesignWarning icon={<IconEyeExclamation size={20} aria-hidden />}>{say(namesOf(hidden).join(', '))}</DesignWarning>
  )
}
