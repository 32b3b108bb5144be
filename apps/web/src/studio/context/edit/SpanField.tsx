import { patternsOn, partStyleOf, type Span } from '@kitwright/design'
import { modelsOf, type PartId } from '@kitwright/garment'
import { Input, SegmentedControl } from '@mantine/core'
import { canSpanGarment, documentOf, spanPart, type DocumentVerbs } from '@kitwright/editor'
import { useTranslation } from '../../../texts/index.ts'
import { useStudio, useStudioParts } from '../store/StudioContext.ts'

const SPANS: readonly Span[] = ['piece', 'part', 'garment']

/** Selects the area that a part's pattern and gradient span. Renders nothing if the part is one plain colour. */
export function SpanField({ part }: { part: PartId }) {
  const { t } = useTranslation(['studio'])
  const api = useStudioParts<DocumentVerbs>()
  const style = useStudio(state => partStyleOf(documentOf(state), part))
  const garment = useStudio(state => state.garment)
  const isOnTable = useStudio(state => canSpanGarment(documentOf(state), state.garment, part))
  const options = useStudio(state => documentOf(state).options)
  const areas = modelsOf(garment, options).flatMap(model => model.areas.filter(area => area.part === part))
  if (style.fill.kind === 'solid' && patternsOn(style).length === 0) return null
  const isOnePiece = new Set(areas.map(area => area.piece)).size < 2
  const isOffered = (span: Span): boolean => {
    // With one piece, the part equals the piece.
    if (span === 'part') return !isOnePiece
    return span === 'piece' || style.span === span || isOnTable
  }
  const offered = SPANS.filter(isOffered)
  const value = isOnePiece && style.span === 'part' ? 'piece' : style.span
  return (
    <Input.Wrapper label={t('studio:span')} description={t(`studio:span_${value}_note`)}>
      <SegmentedControl
        fullWidth
        size="sm"
        mt={6}
        // Three fields share a narrow column, so a label may take two lines and is never cut.
        styles={{ label: { whiteSpace: 'normal', height: '100%', alignContent: 'center' } }}
        aria-label={t('studio:span')}
        data={offered.map(span => ({ value: span, label: t(`studio:span_${span}`) }))}
        value={value}
        onChange={span => spanPart(api, part, span)}
      />
    </Input.Wrapper>
  )
}
