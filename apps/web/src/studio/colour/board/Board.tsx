import { ColorArea, ColorThumb } from 'react-aria-components/ColorArea'
import { seen, type Color } from '../color.ts'
import { useColourWords } from '../words.ts'
import styles from './board.module.css'

/** Saturation to the right, brightness upwards. */
export function Board({ color, onColor }: { readonly color: Color; readonly onColor: (color: Color) => void }) {
  const say = useColourWords()
  return (
    <ColorArea
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
