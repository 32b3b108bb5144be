import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { DeviceList } from '../../domainComponents/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { useEndDevices } from './useEndDevices.ts'

/** Lists the devices that are signed in, with the actions that sign them out. */
export function Devices() {
  const { t } = useTranslation(['factors'])
  const list = useCall('GET /api/oauth/token', {})
  const endDevices = useEndDevices()
  const devices = list.data ?? []
  const others = devices.filter(device => !device.isCurrent)
  const endOthers = () => endDevices(others, t('factors:device_end_others_question'))
  return (
    <Card
      title={t('factors:devices')}
      text={t('factors:devices_text')}
      actions={
        others.length > 1 && (
          <Button variant="outline" color="red" size="sm" onClick={() => void endOthers()}>
            {t('factors:device_end_others')}
          </Button>
        )
      }
    >
      {list.isPending && <Skeleton height={64} />}
      {list.error && <CallFailure error={list.error} onRetry={() => void list.refetch()} />}
      <DeviceList devices={devices} onEnd={endDevices} />
    </Card>
  )
}
