import { ActionIcon, Button, Menu, NativeSelect, Skeleton } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallFailure, useCall, useDates } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import { DataTable } from '../list/DataTable.tsx'
import type { Column } from '../list/column.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { useStaff } from '../session/staff.tsx'
import { nameOf, type StaffMember } from '../officeTypes.ts'
import { AccountBadge } from './AccountBadge.tsx'
import { AddStaffDialog } from './AddStaffDialog.tsx'
import { AdminOnly } from './AdminOnly.tsx'
import { useStaffActs } from './useStaffActs.ts'

function Acts({ member }: { member: StaffMember }) {
  const { t } = useTranslation(['office'])
  const { block, remove } = useStaffActs()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('office:actions_for', { name: nameOf(member) })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void block(member)}>
          {t(member.isBlocked ? 'office:unblock' : 'office:block')}
        </Menu.Item>
        <Menu.Item color="red" onClick={() => void remove(member)}>
          {t('office:remove_staff')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function useColumns(): Column<StaffMember>[] {
  const { t } = useTranslation(['office', 'common'])
  const date = useDates()
  const me = useStaff()
  const { setRole } = useStaffActs()
  return [
    {
      key: 'name',
      head: t('common:name'),
      cell: member => (
        <>
          <b>{nameOf(member)}</b> {member.id === me.id && `(${t('office:that_is_you')})`}
          <small>{member.email}</small>
        </>
      ),
    },
    {
      key: 'role',
      head: t('office:role'),
      cell: member => (
        <NativeSelect
          size="sm"
          miw={150}
          aria-label={t('office:role_for', { name: nameOf(member) })}
          // Changing one's own role here would lock oneself out.
          disabled={member.id === me.id}
          data={(['STORE', 'ADMIN'] as const).map(value => ({ value, label: t(`office:role_${value}`) }))}
          value={member.role}
          onChange={event => void setRole(member, event.currentTarget.value === 'ADMIN' ? 'ADMIN' : 'STORE')}
        />
      ),
    },
    {
      key: 'since',
      head: t('office:customer_since'),
      isMinor: true,
      cell: ({ createdAt }) => date(createdAt),
    },
    {
      key: 'status',
      head: t('office:status'),
      cell: ({ isBlocked }) => <AccountBadge isBlocked={isBlocked} />,
    },
    {
      key: 'acts',
      head: t('office:actions'),
      isHeadHidden: true,
      isNumber: true,
      cell: member => member.id !== me.id && <Acts member={member} />,
    },
  ]
}

function StaffList() {
  const { t } = useTranslation(['office'])
  usePageTitle(t('office:staff'))
  const [isAdding, setAdding] = useState(false)
  const columns = useColumns()
  const { data, error, refetch } = useCall('GET /api/office/staff', {})
  return (
    <>
      <PageHead title={t('office:staff')} text={t('office:staff_text')}>
        <Button onClick={() => setAdding(true)}>{t('office:add_staff')}</Button>
      </PageHead>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} radius={12} />}
      {data && <DataTable caption={t('office:staff')} columns={columns} rows={data} />}
      {isAdding && <AddStaffDialog onClose={() => setAdding(false)} />}
    </>
  )
}

/** Manages who may work in the office. */
export function StaffPage() {
  return (
    <AdminOnly>
      <StaffList />
    </AdminOnly>
  )
}
