import type { Layer } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { snakeCase } from '@kitwright/words'
import { useTranslation } from '../../../texts/index.ts'

/** Returns names of layers and parts, as the studio has them. */
export function useLabels(garment: Garment | undefined) {
  const { t } = useTranslation(['studio'])
  const names: Readonly<Record<string, string | undefined>> = garment?.partNames ?? {}
  return {
    layerName: (layer: Layer): string => {
      const role = t(`studio:role_${snakeCase(layer.role)}` as 'studio:role_text')
      return layer.name ?? (layer.kind === 'text' && layer.text !== '' ? `${role}: ${layer.text}` : role)
    },
    partName: (part: string): string => t(`studio:part_${snakeCase(names[part] ?? part)}` as 'studio:part_base'),
  }
}
