import type { Piping } from '@kitwright/design'
import type { SeamGroup } from '@kitwright/garment'
import { useTranslation } from 'react-i18next'
import { pieceKey } from '../../../context/index.ts'

/** What seams are called. */
export function useSeamName(): (group: SeamGroup | null, edges: Piping['edges']) => string {
  const { t } = useTranslation(['piping', 'arrange'])
  return (group, edges) =>
    group ? t(`piping:seam_${group.id}`) : t('piping:seam_other', { piece: t(pieceKey(edges[0]!.piece)) })
}
