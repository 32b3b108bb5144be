import { ActionIcon } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { PickMode } from '../colour/eyedropper/PickMode.tsx'
import { documentOf, shownDocument } from '../store/selectors.ts'
import { useStudio, useStudioApi } from '../store/StudioContext.ts'
import { DropSpot } from '../tools/images/DropSpot.tsx'
import { useWords } from '../words.ts'
import styles from './flat.module.css'
import { FlatOverlay } from './FlatOverlay.tsx'
import { FlatPiece } from './FlatPiece.tsx'
import { listenOnSheet } from './sheetPointer.ts'
import { sheetOf } from './sheet.ts'
import { leastZoom, ZOOMS, type Zoomed } from './sheetZoom.ts'
import { usePickOnSheet } from './usePickOnSheet.ts'
import { useSheetZoom } from './useSheetZoom.ts'
import { useSources } from './useSources.ts'

function ZoomButtons({ zoom, least, onZoom }: Zoomed & { onZoom: (factor: number) => void }) {
  const say = useWords()
  return (
    <div className={styles.zooms}>
      <ActionIcon
        variant="default"
        size={44}
        radius="xl"
        aria-label={say('flatZoomIn')}
        disabled={zoom >= ZOOMS.most}
        onClick={() => onZoom(ZOOMS.step)}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        radius="xl"
        aria-label={say('flatZoomOut')}
        disabled={zoom <= least}
        onClick={() => onZoom(1 / ZOOMS.step)}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** The sewing pieces laid flat, with the same selection and the same handles as the garment. */
export function FlatView() {
  const say = useWords()
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
    <div className={styles.flat}>
      <div ref={ref} className={styles.scroll}>
        <div
          ref={surface}
          className={styles.sheet}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- layers are moved with the arrow keys
          tabIndex={0}
          role="application"
          aria-label={say('flatLabel')}
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
      <DropSpot view={pickView} />
      <ZoomButtons zoom={zoom} least={least} onZoom={zoomBy} />
    </div>
  )
}
