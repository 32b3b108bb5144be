import type { Device } from '@kitwright/contract'
import css from './Devices.module.css'
import { DeviceRow } from './DeviceRow.tsx'

interface Props {
  readonly devices: readonly Device[]
  readonly onEnd: (devices: readonly Device[], question: string) => Promise<void>
}

/** Open sessions: this one first, then the latest. */
export const DeviceList = ({ devices, onEnd }: Props) => (
  <ul className={css.devices}>
    {devices
      .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
      .map(device => (
        <DeviceRow key={device.sessionId} device={device} onEnd={onEnd} />
      ))}
  </ul>
)
