import { ROLE_RIGHTS, type Right } from '@kitwright/contract'
import { ActionIcon, Button, Group, Skeleton } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall } from '../../session/index.ts'
import { Card, confirm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { StaffRole } from '../officeTypes.ts'
import { useStaff } from '../session/staff.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import css from './Roles.module.css'

function useRightsText(): (rights: readonly Right[]) => string {
  const { t } = useTranslation(['people'])
  return rights =>
    rights.length === 0 ? t('people:no_rights') : rights.map(right => t(`people:right_${right}`)).join(' · ')
}

/** One of the two roles that every shop has. */
function FixedRole({ name: role }: { name: 'STORE' | 'ADMIN' }) {
  const { t } = useTranslation(['office', 'people'])
  const write = useRightsText()
  const isAdmin = role === 'ADMIN'
  return (
    <li>
      <div>
        <b>{t(`office:role_${role}`)}</b>
        <p>{isAdmin ? t('people:all_rights') : write(ROLE_RIGHTS[role])}</p>
        <small>{t(isAdmin ? 'people:role_admin_text' : 'people:role_store_text')}</small>
      </div>
    </li>
  )
}

function OwnRole({ role, onEdit }: { role: StaffRole; onEdit: () => void }) {
  const { t } = useTranslation(['people', 'common'])
  const { can } = useStaff()
  const api = useApi()
  const act = useOfficeAction()
  const write = useRightsText()
  const { id, name, rights, people } = role
  const remove = async (): Promise<void> => {
    const accept = t('people:delete_role', { name })
    const message = t('people:delete_role_question', { name })
    const question = { title: t('common:confirmation'), message, accept, reject: t('common:cancel'), isDangerous: true }
    if (!(await confirm(question))) return
    await act(async () => api('DELETE /api/office/roles/{id}', { params: { id } }), t('people:role_deleted', { name }))
  }
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>{write(rights)}</p>
        <small>{t('people:people', { count: people })}</small>
      </div>
      {rights.every(right => can(right)) && (
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('people:edit_role', { name })}
            onClick={onEdit}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            disabled={people > 0}
            aria-label={t('people:delete_role', { name })}
            onClick={() => void remove()}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      )}
    </li>
  )
}

/** The shop's roles: the two that every shop has, and its own, which are made of rights. */
export function RolesCard() {
  const { t } = useTranslation(['people'])
  const [edited, setEdited] = useState<StaffRole | 'new' | null>(null)
  const { data, error, refetch } = useCall('GET /api/office/roles', {})
  return (
    <Card title={t('people:roles')}>
      <p className={css.about}>{t('people:roles_text')}</p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} radius={8} />}
      {data && (
        <ul className={css.roles}>
          <FixedRole name="ADMIN" />
          <FixedRole name="STORE" />
          {data.map(role => (
            <OwnRole key={role.id} role={role} onEdit={() => setEdited(role)} />
          ))}
        </ul>
      )}
      <Button
        mt="md"
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setEdited('new')}
      >
        {t('people:add_role')}
      </Button>
      {edited && <RoleDialog role={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}
