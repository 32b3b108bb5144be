import { NativeSelect, Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, usePreferences } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { Customer } from '../officeTypes.ts'
import { useStaff } from '../session/staff.tsx'

/** The group by which a customer's orders are priced. */
export function GroupCard({ customer: { id } }: { customer: Customer }) {
  const { t } = useTranslation(['catalogue'])
  const language = usePreferences(state => state.language)
  const [api, act] = [useApi(), useOfficeAction()]
  const isAllowed = useStaff().can('catalogue')
  const groups = useCall('GET /api/office/groups', {})
  const own = useCall('GET /api/office/customers/{id}/group', { params: { id } })
  const error = groups.error ?? own.error
  if (groups.data?.items.length === 0) return null
  const move = async (groupId: string | null): Promise<void> => {
    const call = { params: { id }, body: { groupId } }
    await act(async () => api('PUT /api/office/customers/{id}/group', call), t('catalogue:group_joined'))
  }
  return (
    <Card title={t('catalogue:group')} text={t('catalogue:group_of_customer_text')}>
      {error && <CallFailure error={error} onRetry={() => void Promise.all([groups.refetch(), own.refetch()])} />}
      {!error && (!groups.data || !own.data) && <Skeleton h={36} radius={8} />}
      {groups.data && own.data && (
        <NativeSelect
          aria-label={t('catalogue:group')}
          disabled={!isAllowed}
          value={own.data.groupId ?? ''}
          data={[
            { value: '', label: t('catalogue:group_none') },
            ...groups.data.items.map(({ id: value, name, isActive }) => ({
              value,
              label: isActive ? name[language] : `${name[language]} (${t('catalogue:draft')})`,
            })),
          ]}
          onChange={event => void move(event.currentTarget.value || null)}
        />
      )}
    </Card>
  )
}
