import { RULE_LIMITS } from '@kitwright/contract'
import { dayIn } from '@kitwright/measure'
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useCall, useTimeZone } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'

interface Props {
  readonly orderId: string | null
  readonly onClose: () => void
}

const ROLES = ['STORE', 'ADMIN'] as const
const isRole = (owner: string): owner is (typeof ROLES)[number] => ROLES.some(role => role === owner)

/** Returns everybody, the roles and the colleagues as choices. */
function useOwners() {
  const { t } = useTranslation(['tasks'])
  const { data } = useCall('GET /api/office/desk', {})
  const people = (data?.colleagues ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const roles = ROLES.map(role => ({ value: role as string, label: t(`tasks:role_${role}`) }))
  return [{ value: '', label: t('tasks:everybody') }, ...roles, ...people]
}

/** Makes a task for a colleague, a role or everybody. */
export function TaskDialog({ orderId, onClose }: Props) {
  const { t } = useTranslation(['tasks', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const timeZone = useTimeZone()
  const [title, setTitle] = useState('')
  const [dueOn, setDueOn] = useState(() => dayIn(new Date(), timeZone))
  const [owner, setOwner] = useState('')
  const owners = useOwners()
  const save = async (): Promise<void> => {
    const role = isRole(owner) ? owner : null
    const body = { title, orderId, dueOn, role, accountId: role === null && owner !== '' ? owner : null }
    if (await act(async () => api('POST /api/office/tasks', { body }), t('tasks:made'))) onClose()
  }
  return (
    <Dialog title={t('tasks:add_title')} closeLabel={t('common:close')} size={480} onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            required
            label={t('tasks:field_title')}
            maxLength={RULE_LIMITS.taskTitle}
            value={title}
            onChange={event => setTitle(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            required
            label={t('tasks:field_due')}
            value={dueOn}
            onChange={event => setDueOn(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('tasks:field_owner')}
            data={owners}
            value={owner}
            onChange={event => setOwner(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('tasks:cancel')}
            </Button>
            <Button type="submit" disabled={title.trim() === '' || dueOn === ''}>
              {t('tasks:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
