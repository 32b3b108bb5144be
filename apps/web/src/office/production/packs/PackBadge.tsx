import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconPencil,
  IconPlayerPause,
  IconPlayerStop,
  IconZoomCheck,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Severity, StatusBadge } from '../../../ui/index.ts'
import type { Pack } from './usePacks.ts'

const LOOKS: Readonly<Record<Pack['state'], readonly [Severity, Icon]>> = {
  waiting: ['secondary', IconClock],
  queued: ['secondary', IconClock],
  making: ['info', IconPencil],
  checking: ['info', IconZoomCheck],
  done: ['success', IconCircleCheck],
  stopped: ['danger', IconAlertTriangle],
  canceled: ['secondary', IconPlayerStop],
}

const PAUSED: readonly [Severity, Icon] = ['warn', IconPlayerPause]

/** How far a pack is, and which remake it makes alone. */
export function PackBadge({ state, remake, waits }: Pick<Pack, 'state' | 'remake'> & Partial<Pick<Pack, 'waits'>>) {
  const { t } = useTranslation(['production', 'pieces'])
  const isPaused = waits?.for !== undefined && (state === 'making' || state === 'checking')
  const [severity, icon] = isPaused ? PAUSED : LOOKS[state]
  const mark = remake === null ? '' : `${t('pieces:mark', { place: remake })} · `
  return (
    <StatusBadge
      severity={severity}
      icon={icon}
      label={`${mark}${t(isPaused ? 'production:state_paused' : `production:state_${state}`)}`}
    />
  )
}
