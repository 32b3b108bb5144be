import { ColorArea, ColorThumb } from 'react-aria-components/ColorArea'
import { useTranslation } from '../../../../texts/index.ts'
import { hexOf, withVisibleAlpha, type Color } from '../color.ts'
import { useColourLabel } from '../useColourLabel.ts'
import css from './ColourBoard.module.css'
import { useSpoken } from './useAriaTexts.ts'

/** The plane of saturation (to the right) and brightness (upwards). */
export function Board({ color, onColor }: { readonly color: Color; readonly onColor: (color: Color) => void }) {
  const { t } = useTranslation(['colours'])
  const labelOf = useColourLabel()
  const percent = (channel: 'saturation' | 'brightness'): number =>
    Math.round(color.toFormat('hsba').getChannelValue(channel))
  const spoken = useSpoken({
    'aria-label': t('colours:board'),
    'aria-roledescription': t('colours:board_role'),
    'aria-valuetext': t('colours:board_at', {
      saturation: percent('saturation'),
      brightness: percent('brightness'),
      colour: labelOf(hexOf(color)),
    }),
  })
  return (
    <ColorArea
      ref={spoken}
      className={css.board}
      aria-label={t('colours:board')}
      colorSpace="hsb"
      xChannel="saturation"
      yChannel="brightness"
      value={color}
      onChange={next => onColor(withVisibleAlpha(next, color))}
    >
      <ColorThumb className={css.thumb} />
    </ColorArea>
  )
}
