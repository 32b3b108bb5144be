import { measureLayer, rasteriseLayer } from '@kitwright/artwork'
import { browserSurface } from '@kitwright/artwork/browser'
import { textStyleOf, type TextLayer } from '@kitwright/design'
import { UnstyledButton } from '@mantine/core'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { documentOf } from '@kitwright/editor'
import { useTranslation } from '../../../../texts/index.ts'
import { useStudio } from '../../../context/index.ts'
import { useFont } from '../fonts/catalogue/useFont.ts'
import { shownPresets } from './presets.ts'
import { groundUnder, presetStyle } from './presetStyle.ts'
import css from './TextStyle.module.css'
import { useStyleChange } from './useStyleChange.ts'

const WIDTH = 112
const HEIGHT = 60
const FILLED = 0.86
const NO_PICTURES = { images: new Map(), patterns: new Map() }
/** More letters would be illegible. */
const SHOWN_LETTERS = 7

/** Returns the beginning of the user's text. */
function sampleOf(text: string): string {
  const [word = ''] = text.trim().split(/\s/, 1)
  const letters = [...new Intl.Segmenter().segment(word)].slice(0, SHOWN_LETTERS)
  return letters.map(({ segment }) => segment).join('') || 'Aa'
}

function paint(canvas: HTMLCanvasElement, layer: TextLayer, cloth: string): void {
  const ratio = Math.min(2, devicePixelRatio)
  canvas.width = WIDTH * ratio
  canvas.height = HEIGHT * ratio
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = cloth
  context.fillRect(0, 0, canvas.width, canvas.height)
  const box = measureLayer(layer, browserSurface)
  const pxPerMm = FILLED * Math.min(canvas.width / box.widthMm, canvas.height / box.heightMm)
  const picture = rasteriseLayer(layer, { pxPerMm, surface: browserSurface, sources: NO_PICTURES })
  if (!picture) return
  const drawn = picture.canvas as HTMLCanvasElement
  context.drawImage(drawn, (canvas.width - drawn.width) / 2, (canvas.height - drawn.height) / 2)
}

/** The user's own text in a style, on its cloth colour. */
function Preview({ layer, cloth }: { layer: TextLayer; cloth: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painted = useRef('')
  // Draws nothing before the font has loaded or failed.
  const isReady = useFont(layer).state !== 'loading'
  useEffect(() => {
    // Every move creates a new layer object, so only visible properties are compared.
    const seen = JSON.stringify([layer.text, layer.sizeMm, textStyleOf(layer), cloth])
    if (!isReady || !canvas.current || painted.current === seen) return
    painted.current = seen
    paint(canvas.current, layer, cloth)
  }, [layer, cloth, isReady])
  return <canvas ref={canvas} aria-hidden width={WIDTH} height={HEIGHT} />
}

/** Ready-made styles. Each keeps the text's colour and takes its other colours from the design. */
export function PresetGrid({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation(['lettering'])
  const change = useStyleChange(layer)
  const garment = useStudio(state => state.garment)
  const document = useStudio(documentOf)
  // Typing has priority over the previews.
  const shown = useDeferredValue(layer)
  const ground = useMemo(() => groundUnder(shown, document, garment), [shown, document, garment])
  const samples = useMemo(
    () =>
      shownPresets().map(preset => ({
        preset,
        sample: {
          ...shown,
          maxWidthMm: null,
          text: sampleOf(shown.text),
          ...presetStyle(preset, shown, ground),
        },
      })),
    [shown, ground],
  )
  return (
    <div className={css.presets} role="group" aria-label={t('lettering:styles')}>
      {samples.map(({ preset, sample }) => (
        <UnstyledButton
          key={preset.id}
          className={css.preset}
          onClick={() => change(presetStyle(preset, layer, ground))}
        >
          <Preview layer={sample} cloth={ground.cloth} />
          {t(`lettering:${preset.name}`)}
        </UnstyledButton>
      ))}
    </div>
  )
}
