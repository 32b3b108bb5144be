import type { Device } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconDevices } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { formatTime, useDates, useTimeZone } from '../../session/index.ts'
import css from './Devices.module.css'

const ICONS = {
  desktop: IconDeviceDesktop,
  mobile: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconDevices,
}

interface Props {
  readonly device: Device
  readonly onEnd: (devices: readonly Device[], question: string) => Promise<void>
}

/** One open session: its device, location and last use. */
export function DeviceRow({ device, onEnd }: Props) {
  const { t } = useTranslation(['factors'])
  const [date, timeZone] = [useDates(), useTimeZone()]
  const { browser, os, kind, ipAddress, lastUsedAt, isCurrent } = device
  const Icon = ICONS[kind]
  const name = browser && os ? t('factors:device_on', { browser, os }) : browser || os || t('factors:device_unknown')
  return (
    <li className={css.device}>
      <Icon size={28} stroke={1.6} aria-hidden />
      <div>
        <b>{name}</b>
        {isCurrent && <span className={css.here}>{t('factors:device_this')}</span>}
        <p className="kw-num">
          {ipAddress} · {t('factors:device_used', { date: date(lastUsedAt), time: formatTime(lastUsedAt, timeZone) })}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          color="red"
          size="xs"
          aria-label={t('factors:device_end_named', { device: name })}
          onClick={() => void onEnd([device], t('factors:device_end_question', { device: name }))}
        >
          {t('factors:device_end')}
        </Button>
      )}
    </li>
  )
}
