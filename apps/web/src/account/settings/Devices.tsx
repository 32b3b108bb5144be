import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CallFailure, useCall } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { DeviceRow } from './DeviceRow.tsx'
import css from './SettingPage.module.css'
import { useEndDevices } from './useEndDevices.ts'

/** Lists the devices that are signed in, with the actions that sign them out. */
export function Devices() {
  const { t } = useTranslation(['factors'])
  const list = useCall('GET /api/oauth/token', {})
  const endDevices = useEndDevices()
  // This device first; the API lists the latest first.
  const devices = list.data?.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) ?? []
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
      <ul className={css.devices}>
        {devices.map(device => (
          <DeviceRow key={device.sessionId} device={device} onEnd={endDevices} />
        ))}
      </ul>
    </Card>
  )
}
