import { IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import css from './RowDrag.module.css'
import type { RowDragging } from './rowDrag.ts'

interface RowGripProps {
  /** Id of the row. */
  readonly of: string | number
  readonly label: string
  readonly grip: ReturnType<RowDragging['grip']>
}

/** Grip by which a row is dragged. */
export function RowGrip({ of, label, grip }: RowGripProps) {
  const { t } = useTranslation(['arrange'])
  return (
    <button
      type="button"
      className={css.grip}
      aria-label={label}
      title={t('arrange:drag_hint')}
      data-grip-of={of}
      {...grip}
    >
      <IconGripVertical size={16} aria-hidden />
    </button>
  )
}
