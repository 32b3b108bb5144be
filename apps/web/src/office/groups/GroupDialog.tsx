import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { CancelButton, Dialog, toast, useDiscardGuard } from '../../ui/index.ts'
import { type GroupBody, type GroupFaults, readGroup, typedGroup } from './groupForm.ts'
import { GeneralFields, TermFields } from './GroupFields.tsx'

interface Props {
  readonly title: string
  readonly start: GroupBody
  /** Resolves to true on success. */
  readonly onSave: (body: GroupBody) => Promise<boolean>
  readonly onClose: () => void
}

const NO_FAULTS: GroupFaults = new Set()

/** Names and terms of a group, with a preview of what a cart would cost. */
export function GroupDialog({ title, start, onSave, onClose }: Props) {
  const { t } = useTranslation(['catalogue', 'common'])
  const [first] = useState(() => typedGroup(start))
  const [typed, setTyped] = useState(first)
  const [isChecked, setChecked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const { data: prices, error, refetch } = useCall('GET /api/office/prices', {})
  const close = useDiscardGuard({ isLost: () => typed !== first, onClose })
  const read = readGroup(typed)
  const faults = isChecked && 'faults' in read ? read.faults : NO_FAULTS
  const save = async (): Promise<void> => {
    setChecked(true)
    if ('faults' in read) {
      toast('error', t('catalogue:group_problems'))
      return
    }
    setSaving(true)
    const isSaved = await onSave(read.body)
    setSaving(false)
    if (isSaved) onClose()
  }
  const fields = { typed, faults, onChange: setTyped }
  return (
    <Dialog size={900} onClose={close} title={title} closeLabel={t('common:close')}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack gap="lg">
          <GeneralFields {...fields} />
          {error && <CallFailure error={error} onRetry={() => void refetch()} />}
          {!prices && !error && <Skeleton h={240} radius={8} />}
          {prices && <TermFields {...fields} prices={prices} terms={'body' in read ? read.body.terms : null} />}
          <Group justify="flex-end">
            <CancelButton onClick={close}>{t('common:cancel')}</CancelButton>
            <Button type="submit" loading={isSaving}>
              {t('catalogue:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
