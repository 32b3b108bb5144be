import { VIEW_ROLES } from '@kitwright/contract'
import type { Response_ } from '@kitwright/contract/client'
import { Checkbox, Popover, Stack } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi } from '../../../session/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'

type View = Response_<'GET /api/office/views'>[number]
type Role = (typeof VIEW_ROLES)[number]

/** Chooses the roles whose list of orders opens with a shared view. */
export function OpeningMenu({ view }: { view: View }) {
  const { t } = useTranslation(['desk', 'office'])
  const api = useApi()
  const act = useOfficeAction()
  const toggle = async (role: Role): Promise<void> => {
    const { id, opensFor } = view
    const roles = opensFor.includes(role) ? opensFor.filter(each => each !== role) : [...opensFor, role]
    await act(
      async () => api('PUT /api/office/views/{id}/opening', { params: { id }, body: { roles } }),
      t('desk:view_saved'),
    )
  }
  return (
    <Popover position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <button type="button" aria-label={t('desk:view_opening')}>
          <IconHome size={14} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group label={t('desk:view_opening')} value={view.opensFor}>
          <Stack gap="xs" mt="xs">
            {VIEW_ROLES.map(role => (
              <Checkbox key={role} value={role} label={t(`office:role_${role}`)} onChange={() => void toggle(role)} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
