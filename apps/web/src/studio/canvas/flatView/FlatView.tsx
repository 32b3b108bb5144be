import { baseSizeOf } from '@kitwright/garment'
import { ActionIcon } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { PickMode, type PickView } from '../../fields/index.ts'
import { edgesOn, sheetOf, type Sheet, type SheetEdge } from '@kitwright/editor'
import { useIsDesktop } from '../../../ui/index.ts'
import { useStudio, useStudioParts } from '../../context/index.ts'
import { FlatBar, plainSettings, type FlatSettings } from './bar/FlatBar.tsx'
import { FlatNote } from './bar/FlatNote.tsx'
import css from './FlatView.module.css'
import { FlatOverlay } from './FlatOverlay.tsx'
import { Guides } from './guides/Guides.tsx'
import { FlatPiece } from './FlatPiece.tsx'
import { PatternLines } from './bar/PatternLines.tsx'
import { Rulers } from './guides/Rulers.tsx'
import { SharpnessMarks } from './SharpnessMarks.tsx'
import { listenForZoom, listenOnSheet, type SheetStudio } from './sheet/sheetPointer.ts'
import { minZoom, ZOOMS, type ZoomState } from './sheet/sheetZoom.ts'
import { useLitEdge } from './sheet/useLitEdge.ts'
import { useSeamPick } from './sheet/useSeamPick.ts'
import { usePickOnSheet } from './sheet/usePickOnSheet.ts'
import { useSheetZoom } from './sheet/useSheetZoom.ts'
import { useSizes, type SizedDesign } from './bar/useSizes.ts'
import { useGuides, useRulerKey } from './guides/useGuides.ts'
import { useSources } from './useSources.ts'

function ZoomButtons({ zoom, least, onZoom }: ZoomState & { onZoom: (factor: number) => void }) {
  const { t } = useTranslation(['studio', 'flat'])
  const buttons = [
    { label: t('studio:flat_zoom_in'), icon: IconPlus, factor: ZOOMS.step, isOff: zoom >= ZOOMS.most },
    { label: t('studio:flat_zoom_out'), icon: IconMinus, factor: 1 / ZOOMS.step, isOff: zoom <= least },
    { label: t('flat:fit'), icon: IconArrowsMaximize, factor: least / zoom, isOff: zoom === least },
  ]
  return (
    <div className={css.zooms}>
      {buttons.map(({ label, icon: Icon, factor, isOff }) => (
        <ActionIcon
          key={label}
          variant="default"
          size={44}
          radius="xl"
          aria-label={label}
          disabled={isOff}
          onClick={() => onZoom(factor)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  )
}

/**
 * Computes the layout and initial scale of the pieces: a desktop window shows all of them, a phone as much as fits its
 * width. `under` reserves space (CSS px) below the pieces for the note, so it covers no piece and moves none when it
 * appears.
 */
function useFit({ garment, document: { options }, other }: SizedDesign) {
  const isDesktop = useIsDesktop()
  const { ref, width, height: all } = useElementSize()
  const under = isDesktop ? 64 : 120
  const height = all - under
  const aspect = isDesktop && height > 0 ? width / height : undefined
  const sheet = useMemo(() => sheetOf(garment, options, { beside: other, aspect }), [garment, options, other, aspect])
  const wide = Math.max(240, width) / sheet.width
  const whole = minZoom(sheet.height * wide, height)
  return { ref, sheet, under, base: isDesktop ? wide * whole : wide, least: isDesktop ? 1 : whole }
}

interface SheetLayoutProps {
  readonly settings: FlatSettings
  readonly design: SizedDesign
  readonly sheet: Sheet
  readonly scale: number
  readonly edges: readonly SheetEdge[]
  readonly lit: SheetEdge | null
  readonly guides: ReturnType<typeof useGuides>['guides']
  readonly drag: ReturnType<typeof useGuides>['drag']
}

/** Draws the pieces with all their marks. */
function Laid({ settings, design, sheet, scale, edges, lit, guides, drag }: SheetLayoutProps) {
  const { garment, document, other, isDesigned } = design
  const sources = useSources(document)
  return (
    <>
      {sheet.pieces.map(laid => (
        <FlatPiece key={laid.piece.id} {...{ laid, garment, document, sources, scale }} />
      ))}
      <PatternLines {...settings} {...{ sheet, scale, other, edges }} options={document.options} hovered={lit} />
      {settings.hasSharpness && <SharpnessMarks {...{ sheet, scale, document }} />}
      {isDesigned && <Guides {...{ guides, sheet, scale, drag }} />}
      {isDesigned && <FlatOverlay sheet={sheet} scale={scale} sources={sources} />}
    </>
  )
}

/** Holds the settings of the flat view and derives whether rulers are visible. */
function useSettings() {
  const baseSize = useStudio(state => baseSizeOf(state.garment.productType))
  const [settings, setSettings] = useState(() => plainSettings(baseSize))
  const change = (next: Partial<FlatSettings>): void => setSettings(before => ({ ...before, ...next }))
  // On a phone, rulers appear by default only together with the lines.
  const hasRoom = useIsDesktop() || settings.hasLines
  const hasRulers = settings.hasRulers ?? hasRoom
  useRulerKey(() => change({ hasRulers: !hasRulers }))
  return { settings, hasRulers, change, baseSize }
}

/** Shows the sewing pieces laid flat, with the same selection and handles as the garment. Other sizes can be viewed. */
export function FlatView({ over }: { over?: (view: PickView | null) => ReactNode }) {
  const { t } = useTranslation(['studio'])
  const api = useStudioParts<SheetStudio>()
  const { settings, hasRulers, change, baseSize } = useSettings()
  const design = useSizes(settings)
  const {
    garment,
    document: { options },
    isDesigned,
  } = design
  const { ref, sheet, under, base, least } = useFit(design)
  const edges = useMemo(() => edgesOn(sheet, garment, options), [sheet, garment, options])
  const surface = useRef<HTMLDivElement>(null)
  const { zoom, zoomBy, onZoom } = useSheetZoom(surface, least)
  const scale = base * zoom
  const seen = useRef({ sheet, scale, zoom, least })
  useLayoutEffect(() => {
    seen.current = { sheet, scale, zoom, least }
  })

  const { guides, drag, onAdd } = useGuides(surface, sheet, scale)
  const pickView = usePickOnSheet(surface, { sheet, scale, isDesigned })
  const edge = { lit: useLitEdge(surface, edges, scale), seam: useSeamPick(surface, edges, scale) }

  useEffect(() => {
    const element = surface.current
    const watch = { view: () => seen.current, onZoom }
    if (!element) return undefined
    return isDesigned ? listenOnSheet(element, watch, api) : listenForZoom(element, watch)
  }, [api, onZoom, isDesigned])

  return (
    <div className={css.flat}>
      <FlatBar settings={settings} hasRulers={hasRulers} onChange={change} />
      <div className={css.window} data-has-rulers={hasRulers || undefined}>
        {hasRulers && <Rulers sheet={surface} scale={scale} {...(isDesigned && { onTake: drag.take, onAdd })} />}
        <div ref={ref} className={css.scroll} style={{ paddingBlockEnd: under }}>
          <div
            ref={surface}
            className={css.sheet}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- layers are moved with the arrow keys
            tabIndex={0}
            role="application"
            aria-label={t('studio:flat_label')}
            data-testid="flat"
            data-size={settings.size}
            style={{ width: sheet.width * scale, height: sheet.height * scale }}
          >
            <Laid {...{ settings, design, sheet, scale, edges, guides, drag }} lit={edge.lit} />
          </div>
        </div>
        <PickMode view={pickView} />
        {over?.(pickView)}
        <FlatNote settings={settings} design={design} {...edge} onDesign={() => change({ size: baseSize })} />
        <ZoomButtons zoom={zoom} least={least} onZoom={zoomBy} />
      </div>
    </div>
  )
}
