import css from './DataTable.module.css'

interface Props {
  readonly label: string
  readonly isOn: boolean
  readonly isPartly?: boolean
  readonly onToggle: (isRange: boolean) => void
}

/** Checkbox of a row, or of all rows, in a target that fills its cell. A press with Shift selects a range. */
export function SelectBox({ label, isOn, isPartly = false, onToggle }: Props) {
  return (
    <label className={css.select}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        ref={box => {
          if (box) box.indeterminate = isPartly
        }}
        onChange={({ nativeEvent }) => onToggle((nativeEvent as unknown as MouseEvent).shiftKey)}
      />
    </label>
  )
}
