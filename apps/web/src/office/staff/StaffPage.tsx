import { ActionIcon, Box, Button, Menu, Skeleton } from '@mantine/core'
import { IconDots, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall, useDates } from '../../session/index.ts'
import { PageHead, StatusBadge } from '../../ui/index.ts'
import { DataTable } from '../list/DataTable.tsx'
import type { Column } from '../list/column.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { useStaff } from '../session/staff.tsx'
import { nameOf, type StaffMember } from '../officeTypes.ts'
import { AccountBadge } from './AccountBadge.tsx'
import { AddStaffDialog } from './AddStaffDialog.tsx'
import { StaffSessionsDialog } from '../security/SessionList.tsx'
import { PolicyCard } from './PolicyCard.tsx'
import { RolesCard } from './RolesCard.tsx'
import { RoleSelect } from './RoleSelect.tsx'
import { useStaffActs } from './useStaffActs.ts'
import { PageNeedsRight } from '../session/NeedsRight.tsx'

function Acts({ member }: { member: StaffMember }) {
  const { t } = useTranslation(['office', 'people', 'factors'])
  const { block, remove, inviteAgain, resetFactor } = useStaffActs()
  const me = useStaff()
  const [showsSessions, setShowsSessions] = useState(false)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('office:actions_for', { name: nameOf(member) })}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {member.isInvited && (
            <Menu.Item onClick={() => void inviteAgain(member)}>{t('people:invite_again')}</Menu.Item>
          )}
          <Menu.Item onClick={() => setShowsSessions(true)}>
            {t('factors:staff_devices', { name: nameOf(member) })}
          </Menu.Item>
          {member.hasSecondFactor && me.role === 'ADMIN' && (
            <Menu.Item onClick={() => void resetFactor(member)}>{t('factors:reset')}</Menu.Item>
          )}
          <Menu.Item onClick={() => void block(member)}>
            {t(member.isBlocked ? 'office:unblock' : 'office:block')}
          </Menu.Item>
          <Menu.Item color="red" onClick={() => void remove(member)}>
            {t('office:remove_staff')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {showsSessions && <StaffSessionsDialog member={member} onClose={() => setShowsSessions(false)} />}
    </>
  )
}

function useColumns(): Column<StaffMember>[] {
  const { t } = useTranslation(['office', 'people', 'factors', 'common'])
  const date = useDates()
  const me = useStaff()
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
      cell: member => <RoleSelect member={member} />,
    },
    {
      key: 'factor',
      head: t('factors:title'),
      isMinor: true,
      cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'factors:has_factor' : 'factors:no_factor'),
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
      cell: ({ isBlocked, isInvited }) =>
        isInvited && !isBlocked ? (
          <StatusBadge severity="info" icon={IconMail} label={t('people:invited')} />
        ) : (
          <AccountBadge isBlocked={isBlocked} />
        ),
    },
    {
      key: 'acts',
      head: t('office:actions'),
      isHeadHidden: true,
      isNumber: true,
      cell: member => member.id !== me.id && member.rights.every(right => me.can(right)) && <Acts member={member} />,
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
      <Box mt="lg">
        <PolicyCard />
      </Box>
      <Box mt="lg">
        <RolesCard />
      </Box>
      {isAdding && <AddStaffDialog onClose={() => setAdding(false)} />}
    </>
  )
}

/** Manages who may work in the office. */
export function StaffPage() {
  return (
    <PageNeedsRight of="people">
      <StaffList />
    </PageNeedsRight>
  )
}
