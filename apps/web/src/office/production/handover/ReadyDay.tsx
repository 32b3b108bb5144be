import { Button, Group, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useDays } from '../../../domainComponents/index.ts'
import css from '../Production.module.css'
import type { Handover } from './useHandover.ts'

interface Props {
  readonly handover: Handover
  readonly mayChange: boolean
  readonly onChange: (readyOn: string | null) => Promise<boolean>
}

/** The day on which the supplier says that the order is ready, marked where it does not fit the due day. */
export function ReadyDay({ handover: { readyOn, readyIs, dueOn }, mayChange, onChange }: Props) {
  const { t } = useTranslation(['suppliers'])
  const days = useDays()
  const [day, setDay] = useState(readyOn ?? '')
  const isBad = readyIs === 'late' || readyIs === 'missed'
  return (
    <>
      {readyIs !== null && readyOn !== null && (
        <p className={css.ready} data-ready={readyIs}>
          {isBad ? <IconAlertTriangle size={16} aria-hidden /> : <IconClock size={16} aria-hidden />}{' '}
          {t(`suppliers:ready_${readyIs}`, { date: days(readyOn), due: dueOn === null ? '–' : days(dueOn) })}
        </p>
      )}
      {mayChange && (
        <Group align="end" gap="sm">
          <TextInput
            type="date"
            label={t('suppliers:ready_on')}
            description={t('suppliers:ready_hint')}
            value={day}
            onChange={event => setDay(event.currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={day === (readyOn ?? '')}
            onClick={() => void onChange(day === '' ? null : day)}
          >
            {t('suppliers:ready_save')}
          </Button>
        </Group>
      )}
    </>
  )
}
