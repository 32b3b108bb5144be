import { ORDER_COLUMNS, type OrderColumn } from '@kitwright/contract'
import { Button, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useStaff } from '../../session/staff.tsx'
import { ToggleChips } from '../team/ToggleChips.tsx'
import css from './Filters.module.css'
import { useColumnNames } from './useColumnNames.ts'

interface Props {
  readonly columns: readonly OrderColumn[]
  readonly onChange: (columns: readonly OrderColumn[]) => void
}

/** Columns that need the right to see costs. */
const COST_COLUMNS: ReadonlySet<OrderColumn> = new Set(['cost', 'margin'])

/** Chooses the columns of the list; its number always stays. */
export function ColumnMenu({ columns, onChange }: Props) {
  const { t } = useTranslation(['desk'])
  const names = useColumnNames()
  const hasCosts = useStaff().can('costs')
  const offered = ORDER_COLUMNS.filter(column => hasCosts || !COST_COLUMNS.has(column))
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button variant="default" size="sm" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {t('desk:columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={css.menu}>
        <ToggleChips
          label={t('desk:columns')}
          options={offered.map(value => ({ value, label: names[value] }))}
          chosen={columns}
          onChange={chosen => onChange(ORDER_COLUMNS.filter(column => chosen.includes(column)))}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
