import { MAIL_TOPICS, type Notifications as Wanted } from '@kitwright/contract'
import { Skeleton, Stack, Switch } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useSwitches } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'

/** Shows which mails the person receives; each switch is saved immediately. */
export function Notifications() {
  const { t } = useTranslation(['account'])
  const wanted = useCall('GET /api/oauth/notification', {})
  const api = useApi()
  const choose = useSwitches<Wanted>({
    read: 'GET /api/oauth/notification',
    save: async body => api('PUT /api/oauth/notification', { body }),
  })
  return (
    <Card title={t('account:notifications')} text={t('account:notifications_text')}>
      {wanted.isPending && <Skeleton height={150} />}
      {wanted.error && <CallFailure error={wanted.error} onRetry={() => void wanted.refetch()} />}
      {wanted.data && (
        <Stack gap="md">
          {MAIL_TOPICS.map(kind => (
            <Switch
              key={kind}
              label={t(`account:notify_${kind}`)}
              description={t(`account:notify_${kind}_text`)}
              checked={wanted.data[kind]}
              onChange={event => choose({ kind, isOn: event.currentTarget.checked })}
            />
          ))}
        </Stack>
      )}
    </Card>
  )
}
