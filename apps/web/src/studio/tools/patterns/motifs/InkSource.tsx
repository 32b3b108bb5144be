import { ownColours } from '@kitwright/artwork/browser'
import type { PictureMotif } from '@kitwright/design'
import { Text } from '@mantine/core'
import { useCallback } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { imageUrl } from '../../../../drafts/index.ts'
import { useAsync } from '../../../../ui/index.ts'
import { useImageMime } from '../../../context/index.ts'

/** A drawing without readable shapes is traced at this many pixels along its longer side. */
const TRACED_PX = 800
const MM_PER_INCH = 25.4

interface InkSourceProps {
  readonly motif: PictureMotif
  readonly scale: number
}

/** Says whether a drawing's inks come from its own colours or from a traced image. Empty for pixel images. */
export function InkSource({ motif, scale }: InkSourceProps) {
  const { t } = useTranslation(['patterns'])
  const { asset, inks } = motif
  const isVector = useImageMime(asset) === 'image/svg+xml'
  const load = useCallback(() => ownColours(asset, imageUrl), [asset])
  const { data: colours, isPending } = useAsync(isVector ? load : null)
  if (!isVector || isPending || colours === undefined) return null
  const longMm = Math.max(motif.widthMm, motif.heightMm) * scale
  const text = !colours
    ? t('patterns:inks_traced', { dpi: Math.round((TRACED_PX / longMm) * MM_PER_INCH) })
    : inks > 1 && colours.length > inks
      ? t('patterns:inks_joined', { count: colours.length })
      : t('patterns:inks_own')
  return (
    <Text size="xs" c="dimmed" role="status">
      {text}
    </Text>
  )
}
