import { ActionIcon } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { PickMode, type PickView } from '../../fields/index.ts'
import { documentOf, sheetOf, shownDocument } from '@kitwright/editor'
import { useTranslation } from 'react-i18next'
import { useStudio, useStudioApi } from '../../context/index.ts'
import css from './FlatView.module.css'
import { FlatOverlay } from './FlatOverlay.tsx'
import { FlatPiece } from './FlatPiece.tsx'
import { listenOnSheet } from './sheetPointer.ts'
import { leastZoom, ZOOMS, type Zoomed } from './sheetZoom.ts'
import { usePickOnSheet } from './usePickOnSheet.ts'
import { useSheetZoom } from './useSheetZoom.ts'
import { useSources } from './useSources.ts'

function ZoomButtons({ zoom, least, onZoom }: Zoomed & { onZoom: (factor: number) => void }) {
  const { t } = useTranslation(['studio'])
  return (
    <div className={css.zooms}>
      <ActionIcon
        variant="default"
        size={44}
        radius="xl"
        aria-label={t('studio:flat_zoom_in')}
        disabled={zoom >= ZOOMS.most}
        onClick={() => onZoom(ZOOMS.step)}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        radius="xl"
        aria-label={t('studio:flat_zoom_out')}
        disabled={zoom <= least}
        onClick={() => onZoom(1 / ZOOMS.step)}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** The sewing pieces laid flat, with the same selection and the same handles as the garment. */
export function FlatView({ over }: { over?: (view: PickView | null) => ReactNode }) {
  const { t } = useTranslation(['studio'])
  const api = useStudioApi()
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  const document = useStudio(shownDocument)
  const sources = useSources(document)
  const sheet = useMemo(() => sheetOf(garment, options), [garment, options])
  const { ref, width, height } = useElementSize()
  const surface = useRef<HTMLDivElement>(null)
  const wide = Math.max(240, width) / sheet.width
  const least = leastZoom(sheet.height * wide, height)
  const { zoom, zoomBy, onZoom } = useSheetZoom(surface, least)
  const scale = wide * zoom
  const seen = useRef({ sheet, scale, zoom, least })
  useLayoutEffect(() => {
    seen.current = { sheet, scale, zoom, least }
  })

  const pickView = usePickOnSheet(surface, { sheet, scale })

  useEffect(() => {
    const element = surface.current
    return element ? listenOnSheet(element, { view: () => seen.current, onZoom }, api) : undefined
  }, [api, onZoom])

  return (
    <div className={css.flat}>
      <div ref={ref} className={css.scroll}>
        <div
          ref={surface}
          className={css.sheet}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- layers are moved with the arrow keys
          tabIndex={0}
          role="application"
          aria-label={t('studio:flat_label')}
          data-testid="flat"
          style={{ width: sheet.width * scale, height: sheet.height * scale }}
        >
          {sheet.pieces.map(laid => (
            <FlatPiece
              key={laid.piece.id}
              laid={laid}
              garment={garment}
              document={document}
              sources={sources}
              scale={scale}
            />
          ))}
          <FlatOverlay sheet={sheet} scale={scale} sources={sources} />
        </div>
      </div>
      <PickMode view={pickView} />
      {over?.(pickView)}
      <ZoomButtons zoom={zoom} least={least} onZoom={zoomBy} />
    </div>
  )
}
