import { BULK_STATUSES } from '@kitwright/contract'
import { Menu } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useStaff } from '../../session/staff.tsx'
import { leadsTo } from '../status/leadsTo.ts'
import css from './BulkBar.module.css'
import type { BulkChange } from './useBulk.ts'
import type { SelectedOrder } from './useOrderSelection.ts'

interface Props {
  readonly orders: readonly SelectedOrder[]
  readonly onApply: (change: BulkChange) => void
}

/** Moves the selected orders. Each status says how many of them a step of the table leads there. */
export function MoveMenu({ orders, onApply }: Props) {
  const { t } = useTranslation(['desk', 'common'])
  const { can } = useStaff()
  const role = can('overrule') ? 'admin' : 'store'
  return (
    <Menu position="top" width={240} shadow="md">
      <Menu.Target>
        <button type="button" className={css.action}>
          <IconArrowRight size={18} aria-hidden />
          {t('desk:move')}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('desk:move_to')}</Menu.Label>
        {BULK_STATUSES.map(to => {
          const count = orders.filter(({ status }) => leadsTo(status, to, role)).length
          return (
            <Menu.Item key={to} disabled={count === 0} onClick={() => onApply({ kind: 'move', to })}>
              <span className={css.choice}>
                {t(`common:status_${to}`)}
                <small>{t('desk:of_selected', { count, total: orders.length })}</small>
              </span>
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
