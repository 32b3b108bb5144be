import type { Device } from '@kitwright/contract'
import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { DeviceList } from '../../domainComponents/index.ts'
import { CallFailure, useApi, useCall } from '../../session/index.ts'
import { Card, confirm, Dialog } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { endOwnSession, endStaffSession } from './endSession.ts'
import { nameOf, type StaffMember } from '../officeTypes.ts'

function useSure() {
  const { t } = useTranslation(['factors', 'common'])
  return async (message: string): Promise<boolean> =>
    confirm({
      title: t('common:confirmation'),
      message,
      accept: t('common:sign_out'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
}

/** The own sessions, with the actions that end them. */
export function OwnSessions() {
  const { t } = useTranslation(['factors'])
  const api = useApi()
  const act = useOfficeAction()
  const isSure = useSure()
  const { data, error, refetch } = useCall('GET /api/office/me/sessions', {})
  const end = async ([device]: readonly Device[], question: string): Promise<void> => {
    if (!device || !(await isSure(question))) return
    await act(async () => endOwnSession(api, device.sessionId), t('factors:device_ended'))
  }
  const endOthers = async (): Promise<void> => {
    if (!(await isSure(t('factors:device_end_others_question')))) return
    await act(async () => api('DELETE /api/office/me/sessions', {}), t('factors:device_ended'))
  }
  const hasOthers = data?.some(device => !device.isCurrent)
  return (
    <Card
      title={t('factors:devices')}
      text={t('factors:devices_text')}
      actions={
        hasOthers && (
          <Button variant="outline" color="red" size="sm" onClick={() => void endOthers()}>
            {t('factors:device_end_others')}
          </Button>
        )
      }
    >
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={64} />}
      {data && <DeviceList devices={data} onEnd={end} />}
    </Card>
  )
}

/** The sessions of a colleague, with the actions that end them. */
export function StaffSessionsDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { t } = useTranslation(['factors', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const isSure = useSure()
  const name = nameOf(member)
  const { id } = member
  const { data, error, refetch } = useCall('GET /api/office/staff/{id}/sessions', { params: { id } })
  const end = async ([device]: readonly Device[], question: string): Promise<void> => {
    if (!device || !(await isSure(question))) return
    await act(async () => endStaffSession(api, id, device.sessionId), t('factors:device_ended'))
  }
  const endAll = async (): Promise<void> => {
    if (!(await isSure(t('factors:staff_devices_end_question', { name })))) return
    const ended = async () => api('DELETE /api/office/staff/{id}/sessions', { params: { id } })
    await act(ended, t('factors:staff_devices_ended', { name }))
  }
  return (
    <Dialog onClose={onClose} title={t('factors:staff_devices', { name })} closeLabel={t('common:close')}>
      <p>{t('factors:staff_devices_text', { name })}</p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={64} />}
      {data?.length === 0 && <p>{t('factors:staff_devices_none', { name })}</p>}
      {data && data.length > 0 && (
        <>
          <DeviceList devices={data} onEnd={end} />
          <Button mt="md" variant="outline" color="red" onClick={() => void endAll()}>
            {t('factors:staff_devices_end')}
          </Button>
        </>
      )}
    </Dialog>
  )
}
