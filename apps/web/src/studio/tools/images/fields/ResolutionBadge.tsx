import { resolutionOf, type ImageLayer, type Resolution } from '@kitwright/design'
import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconVector } from '@tabler/icons-react'
import { useTranslation } from '../../../../texts/index.ts'
import css from '../Images.module.css'
import { useImageMime } from '../../../context/index.ts'

/** Each kind has its own shape and word, for people who do not see its colour. */
const ICONS: Record<Resolution['kind'], typeof IconVector> = {
  vector: IconVector,
  good: IconCircleCheck,
  fair: IconAlertTriangle,
  poor: IconAlertOctagon,
}

/**
 * A picture's print resolution at its size, for layer rows and the inspector. Shows nothing until its type is known.
 */
export function ResolutionBadge({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation(['images'])
  const mime = useImageMime(layer.asset)
  if (mime === null) return null
  const resolution = resolutionOf(layer, mime)
  const Icon = ICONS[resolution.kind]
  const text =
    resolution.kind === 'vector' ? t('images:vector') : `${resolution.dpi} dpi · ${t(`images:${resolution.kind}`)}`
  return (
    <span className={css.badge} data-resolution={resolution.kind}>
      <Icon size={16} aria-hidden />
      {text}
    </span>
  )
}
