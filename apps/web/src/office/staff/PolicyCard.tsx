import { Skeleton, Switch } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'

/** Whether the shop requires a second factor of all staff. */
export function PolicyCard() {
  const { t } = useTranslation(['factors'])
  const api = useApi()
  const act = useOfficeAction()
  const { data, error, refetch } = useCall('GET /api/office/staff-policy', {})
  const change = async (requiresSecondFactor: boolean): Promise<unknown> =>
    act(
      async () => api('PUT /api/office/staff-policy', { body: { requiresSecondFactor } }),
      t(requiresSecondFactor ? 'factors:policy_on' : 'factors:policy_off'),
    )
  return (
    <Card title={t('factors:title')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={48} />}
      {data && (
        <Switch
          label={t('factors:policy')}
          description={t('factors:policy_text')}
          checked={data.requiresSecondFactor}
          onChange={event => void change(event.currentTarget.checked)}
        />
      )}
    </Card>
  )
}
