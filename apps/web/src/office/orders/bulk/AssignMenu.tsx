import { Menu } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useStaff } from '../../session/staff.tsx'
import css from './BulkBar.module.css'
import type { BulkChange } from './useBulk.ts'

interface Props {
  readonly colleagues: readonly { readonly id: string; readonly name: string }[]
  readonly onApply: (change: BulkChange) => void
}

/** Assigns the selected orders to a colleague, to oneself or to nobody. */
export function AssignMenu({ colleagues, onApply }: Props) {
  const { t } = useTranslation(['desk'])
  const { id: own } = useStaff()
  const sorted = colleagues.toSorted((a, b) => Number(b.id === own) - Number(a.id === own))
  return (
    <Menu position="top" width={240} shadow="md">
      <Menu.Target>
        <button type="button" className={css.action}>
          <IconUser size={18} aria-hidden />
          {t('desk:assign')}
        </button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Label>{t('desk:assign_to')}</Menu.Label>
        {sorted.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => onApply({ kind: 'assign', assigneeId: id })}>
            {id === own ? t('desk:me', { name }) : name}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onApply({ kind: 'assign', assigneeId: null })}>{t('desk:nobody')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
