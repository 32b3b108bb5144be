import type { Response_ } from '@kitwright/contract'
import { Skeleton, Stack, Switch } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useSwitches } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'

type MailSettings = Response_<'GET /api/office/me/notifications'>
const KINDS = ['orders', 'messages', 'digest'] as const satisfies readonly (keyof MailSettings)[]

/** Selects the news that a staff member receives by mail. */
export function MyMails() {
  const { t } = useTranslation(['office'])
  const { data, error, refetch } = useCall('GET /api/office/me/notifications', {})
  const api = useApi()
  const choose = useSwitches<MailSettings>({
    read: 'GET /api/office/me/notifications',
    save: async body => api('PUT /api/office/me/notifications', { body }),
  })
  return (
    <Card title={t('office:my_mails')} text={t('office:my_mails_text')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={80} />}
      {data && (
        <Stack gap="md">
          {KINDS.map(kind => (
            <Switch
              key={kind}
              label={t(`office:my_mails_${kind}`)}
              checked={data[kind]}
              onChange={event => choose({ kind, isOn: event.currentTarget.checked })}
            />
          ))}
        </Stack>
      )}
    </Card>
  )
}
