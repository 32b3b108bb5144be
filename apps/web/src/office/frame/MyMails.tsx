import type { Response_ } from '@kitwright/contract'
import { Skeleton, Stack, Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallFailed, CallFailure, useApi, useCall, useProblemText } from '../../session/index.ts'
import { Card, toast } from '../../ui/index.ts'

type MailSettings = Response_<'GET /api/office/me/notifications'>
interface Choice {
  readonly kind: keyof MailSettings
  readonly isOn: boolean
}
const KINDS = ['orders', 'messages'] as const satisfies readonly (keyof MailSettings)[]
const KEY = ['GET /api/office/me/notifications', {}]

/** Flips a switch at once and saves it; one that could not be saved flips back and says why. */
function useChoose(): (choice: Choice) => void {
  const api = useApi()
  const queries = useQueryClient()
  const problemText = useProblemText()
  const flip = ({ kind, isOn }: Choice): void => {
    queries.setQueryData<MailSettings>(KEY, now => now && { ...now, [kind]: isOn })
  }
  const saving = useMutation<void, CallFailed, Choice>({
    // One after the other: each sends both switches, and the last one pressed must be the last to arrive.
    scope: { id: 'staff notifications' },
    onMutate: flip,
    mutationFn: async () => {
      const answer = await api('PUT /api/office/me/notifications', { body: queries.getQueryData<MailSettings>(KEY)! })
      if (!answer.ok) throw new CallFailed(answer)
    },
    onError: ({ failure }, { kind, isOn }) => {
      flip({ kind, isOn: !isOn })
      toast('error', problemText(failure.error))
    },
  })
  return choice => saving.mutate(choice)
}

/** Which news one gets by mail as one of the staff. */
export function MyMails() {
  const { t } = useTranslation(['office'])
  const { data, error, refetch } = useCall('GET /api/office/me/notifications', {})
  const choose = useChoose()
  return (
    <Card title={t('office:my_mails')} text={t('office:my_mails_text')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={80} />}
      {data && (
        <Stack gap="md">
          {KINDS.map(kind => (
            <Switch
              key={kind}
              label={t(`office:my_mails_${kind}`)}
              checked={data[kind]}
              onChange={event => choose({ kind, isOn: event.currentTarget.checked })}
            />
          ))}
        </Stack>
      )}
    </Card>
  )
}
