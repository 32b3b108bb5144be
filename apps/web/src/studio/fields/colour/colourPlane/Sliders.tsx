import { useState } from 'react'
import { ColorSlider, ColorThumb, SliderTrack } from 'react-aria-components/ColorSlider'
import { Slider, SliderThumb } from 'react-aria-components/Slider'
import { useTranslation } from '../../../../texts/index.ts'
import { hexOf, withVisibleAlpha, type Color } from '../color.ts'
import { useColourLabel } from '../useColourLabel.ts'
import css from './ColourBoard.module.css'
import { useSpoken } from './useAriaTexts.ts'

interface ColorProps {
  readonly color: Color
  readonly onColor: (color: Color) => void
}

export function HueSlider({ color, onColor }: ColorProps) {
  const { t } = useTranslation(['colours'])
  const labelOf = useColourLabel()
  const degrees = Math.round(color.toFormat('hsba').getChannelValue('hue'))
  const spoken = useSpoken({ 'aria-valuetext': `${t('colours:degrees', { degrees })}, ${labelOf(hexOf(color))}` })
  return (
    <ColorSlider
      ref={spoken}
      channel="hue"
      colorSpace="hsb"
      aria-label={t('colours:hue')}
      value={color}
      onChange={next => onColor(withVisibleAlpha(next, color))}
    >
      <SliderTrack className={css.track}>
        <ColorThumb className={css.thumb} />
      </SliderTrack>
    </ColorSlider>
  )
}

export function AlphaSlider({ color, onColor }: ColorProps) {
  const { t } = useTranslation(['colours'])
  return (
    <ColorSlider channel="alpha" aria-label={t('colours:opacity')} value={color} onChange={onColor}>
      <SliderTrack
        className={css.track}
        style={({ defaultStyle }) => ({ ...defaultStyle, background: `${defaultStyle.background}, var(--kw-checks)` })}
      >
        <ColorThumb className={css.thumb} />
      </SliderTrack>
    </ColorSlider>
  )
}

/** A slider from white through the colour to black. */
export function ShadeSlider({ color, onColor }: ColorProps) {
  const { t } = useTranslation(['colours'])
  const [kept, keep] = useState<Color | null>(null)
  // Black and white have no hue: the slider keeps the previous one.
  const hsl = kept && hexOf(kept) === hexOf(color) ? kept : color.toFormat('hsla')
  const at = (lightness: number): string =>
    hsl.withChannelValue('lightness', lightness).withChannelValue('alpha', 1).toString('css')
  return (
    <Slider
      aria-label={t('colours:shade')}
      minValue={0}
      maxValue={100}
      value={100 - hsl.getChannelValue('lightness')}
      onChange={dark => {
        const next = withVisibleAlpha(hsl.withChannelValue('lightness', 100 - dark), color)
        keep(next)
        onColor(next.toFormat('hsba'))
      }}
    >
      <SliderTrack
        className={css.track}
        style={{ background: `linear-gradient(to right, ${at(100)}, ${at(50)}, ${at(0)})` }}
      >
        <SliderThumb className={css.thumb} style={{ background: color.toString('css') }} />
      </SliderTrack>
    </Slider>
  )
}
