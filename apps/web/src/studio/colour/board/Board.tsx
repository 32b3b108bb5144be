import { ColorArea, ColorThumb } from 'react-aria-components/ColorArea'
import { hexOf, seen, type Color } from '../color.ts'
import { useColourLabel, useColourWords } from '../words.ts'
import styles from './board.module.css'
import { useSpoken } from './useSpoken.ts'

/** Saturation to the right, brightness upwards. */
export function Board({ color, onColor }: { readonly color: Color; readonly onColor: (color: Color) => void }) {
  const say = useColourWords()
  const labelOf = useColourLabel()
  const percent = (channel: 'saturation' | 'brightness'): number =>
    Math.round(color.toFormat('hsba').getChannelValue(channel))
  const spoken = useSpoken({
    'aria-label': say('board'),
    'aria-roledescription': say('board_role'),
    'aria-valuetext': say('board_at', {
      saturation: percent('saturation'),
      brightness: percent('brightness'),
      colour: labelOf(hexOf(color)),
    }),
  })
  return (
    <ColorArea
      ref={spoken}
      className={styles.board}
      aria-label={say('board')}
      colorSpace="hsb"
      xChannel="saturation"
      yChannel="brightness"
      value={color}
      onChange={next => onColor(seen(next, color))}
    >
      <ColorThumb className={styles.thumb} />
    </ColorArea>
  )
}
