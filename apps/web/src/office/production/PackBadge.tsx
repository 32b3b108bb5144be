import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconPencil,
  IconPlayerStop,
  IconZoomCheck,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Severity, StatusBadge } from '../../ui/index.ts'
import type { Pack } from './usePacks.ts'

const LOOKS: Readonly<Record<Pack['state'], readonly [Severity, Icon]>> = {
  queued: ['secondary', IconClock],
  making: ['info', IconPencil],
  checking: ['info', IconZoomCheck],
  done: ['success', IconCircleCheck],
  stopped: ['danger', IconAlertTriangle],
  canceled: ['secondary', IconPlayerStop],
}

export function PackBadge({ state }: Pick<Pack, 'state'>) {
  const { t } = useTranslation(['production'])
  const [severity, icon] = LOOKS[state]
  return <StatusBadge severity={severity} icon={icon} label={t(`production:state_${state}`)} />
}
