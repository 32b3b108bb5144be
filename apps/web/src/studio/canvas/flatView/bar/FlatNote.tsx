import { baseSizeOf, sizeLabel } from '@kitwright/garment'
import { shownDocument, type SheetEdge } from '@kitwright/editor'
import { Button, Loader } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { pieceKey, useStudio } from '../../../context/index.ts'
import css from './FlatBar.module.css'
import type { FlatSettings } from './FlatBar.tsx'
import { SAFE_MM } from './PatternLines.tsx'
import type { SizedDesign } from './useSizes.ts'

interface FlatNoteProps {
  readonly settings: FlatSettings
  readonly design: Pick<SizedDesign, 'state' | 'retry'>
  readonly lit: SheetEdge | null
  /** Whether the user is being asked for a seam, and whether the pressed seam takes no piping. */
  readonly seam: { readonly isAsked: boolean; readonly isRefused: boolean }
  readonly onDesign: () => void
}

function useEdgeText(): (edge: SheetEdge) => string {
  const { t } = useTranslation(['flat', 'arrange'])
  return ({ piece, partner }) => {
    const name = t(pieceKey(piece))
    if (!partner) return t('flat:open_edge', { piece: name })
    if (partner.piece === piece) return t('flat:sewn_itself', { piece: name })
    return t('flat:sewn', { piece: name, other: t(pieceKey(partner.piece)) })
  }
}

/**
 * Shows a note on the current view: the edge under the pointer, a size that is only previewed, the meaning of the
 * marks.
 */
export function FlatNote({ settings, design, lit, seam, onDesign }: FlatNoteProps) {
  const { t } = useTranslation(['flat', 'studio', 'piping'])
  const askSeam = useStudio(state => state.askSeam)
  const edgeText = useEdgeText()
  const baseSize = baseSizeOf(useStudio(state => state.garment.productType))
  const hasPictures = useStudio(state => shownDocument(state).layers.some(({ kind }) => kind === 'image'))
  const { size, hasLines, hasSharpness } = settings
  if (design.state === 'failed')
    return (
      <div className={css.note} role="alert">
        {t('flat:failed')}
        <Button size="compact-sm" variant="light" onClick={design.retry}>
          {t('studio:try_again')}
        </Button>
      </div>
    )
  if (design.state === 'loading')
    return (
      <div className={css.note} role="status">
        <Loader size={16} />
        {t('flat:measuring', { size: sizeLabel(size === baseSize ? (settings.compared ?? size) : size) })}
      </div>
    )
  if (seam.isAsked)
    return (
      <div className={css.note} role="status">
        {t(seam.isRefused ? 'piping:picked' : 'piping:picking')}
        {lit && ` ${edgeText(lit)}`}
        <Button size="compact-sm" variant="light" onClick={() => askSeam(false)}>
          {t('piping:stop')}
        </Button>
      </div>
    )
  const told = [
    ...(lit ? [edgeText(lit)] : hasLines ? [t('flat:safe', { mm: SAFE_MM })] : []),
    ...(hasSharpness && !hasPictures ? [t('flat:no_pictures')] : []),
  ]
  if (size !== baseSize)
    return (
      <div className={css.note} role="status">
        {[t('flat:only_look', { size: sizeLabel(size), base: sizeLabel(baseSize) }), ...told].join(' ')}
        <Button size="compact-sm" variant="light" onClick={onDesign}>
          {t('flat:back_to_design')}
        </Button>
      </div>
    )
  return told.length > 0 ? (
    <div className={css.note} data-quiet>
      {told.join(' · ')}
    </div>
  ) : null
}
