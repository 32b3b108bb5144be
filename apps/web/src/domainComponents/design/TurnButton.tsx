import { IconRefresh } from '@tabler/icons-react'
import css from './TurnButton.module.css'

interface Props {
  /** Names the design. */
  readonly label: string
  readonly isTurned: boolean
  readonly onTurn: () => void
}

/** Turns a design's tile to its other side where no mouse can. */
export function TurnButton({ label, isTurned, onTurn }: Props) {
  return (
    <button
      type="button"
      className={css.turn}
      aria-pressed={isTurned}
      aria-label={label}
      title={label}
      onClick={onTurn}
    >
      <IconRefresh size={20} aria-hidden />
    </button>
  )
}
