import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CancelButton, Dialog } from '../../ui/index.ts'

/** Asks for the moment of a publication, in the time of this device. */
export function PlanDialog({ onPlan, onClose }: { onPlan: (at: Date) => void; onClose: () => void }) {
  const { t } = useTranslation(['content'])
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState<Date | null>(null)
  const change = (value: string): void => {
    setTyped(value)
    const moment = new Date(value)
    setAt(moment.getTime() > Date.now() ? moment : null)
  }
  return (
    <Dialog size={450} onClose={onClose} title={t('content:plan')} closeLabel={t('content:close')}>
      <Stack gap="md">
        <TextInput
          type="datetime-local"
          label={t('content:plan_at')}
          value={typed}
          onChange={event => change(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <CancelButton onClick={onClose}>{t('content:cancel')}</CancelButton>
          <Button disabled={!at} onClick={() => at && onPlan(at)}>
            {t('content:plan')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
