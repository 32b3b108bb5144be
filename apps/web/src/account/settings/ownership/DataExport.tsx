import type { Details, Response_ } from '@kitwright/contract'
import { Button, Progress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { download } from '../../../domainComponents/index.ts'
import { FormProblem, restoreFocus, useApi, useCall, useDates, useFormSend, useSend } from '../../../session/index.ts'
import { Card, Dialog, useForm } from '../../../ui/index.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { sizeText } from '../format/sizeText.ts'

const READ = 'GET /api/accounts/exports'
const PLACES = { 'current-password-wrong': 'password' } as const
type ExportFacts = NonNullable<Response_<typeof READ>['export']>

/** Shows how far the file is, or leads to it. */
function ExportState({ made }: { made: ExportFacts }) {
  const { t } = useTranslation(['personal'])
  const api = useApi()
  const send = useSend(null)
  const date = useDates()
  const { id, state, done, total, bytes, expiresAt } = made
  if (state === 'waiting')
    return (
      <div role="status">
        <Text size="sm">{t('personal:export_waiting')}</Text>
        {total > 0 && (
          <Progress value={(done / total) * 100} mt="xs" aria-label={t('personal:export_progress', { done, total })} />
        )}
      </div>
    )
  if (state === 'failed' || bytes === null || expiresAt === null)
    return (
      <Text size="sm" role="status">
        {t('personal:export_failed')}
      </Text>
    )
  const fetchFile = async (): Promise<void> => {
    await send<Blob>(async () => api('GET /api/accounts/exports/{id}/file', { params: { id } }), {
      done: ({ value }) => download(value, 'my-data.zip'),
    })
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{t('personal:export_ready', { size: sizeText(bytes), date: date(expiresAt) })}</Text>
      <Button onClick={() => void fetchFile()}>{t('personal:export_download')}</Button>
    </Stack>
  )
}

/** Asks for the password before everything about a person is packed. */
function ExportDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTranslation(['personal', 'common'])
  const api = useApi()
  const form = useForm({ defaultValues: { password: '' } })
  const { problem, send } = useFormSend(form.setError, { places: PLACES, touched: { queryKey: [READ] } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    await send(async () => api('POST /api/accounts/exports', { body: hasPassword ? { password } : {} }), {
      said: t('personal:export_asked'),
      done: onClose,
    })
  })
  return (
    <Dialog onClose={onClose} title={t('personal:export_title')} size={520} closeLabel={t('common:close')}>
      <FormProvider {...form}>
        <form onSubmit={restoreFocus(submit)} noValidate>
          <Stack gap="md">
            <FormProblem problem={problem} />
            <OwnPasswordField hasPassword={hasPassword} error={errors.password?.message} />
            <Button type="submit" loading={isSubmitting}>
              {t('personal:export_ask')}
            </Button>
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  )
}

/** Has all that the shop keeps about the person packed into a file. */
export function DataExport({ details: { hasPassword } }: { details: Details }) {
  const { t } = useTranslation(['personal'])
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useCall(READ, {})
  // The same query, asked again while the file is being made.
  useCall(READ, {}, { everyMs: 3_000, isEnabled: data?.export?.state === 'waiting' })
  const made = data?.export
  return (
    <div id="export">
      <Card title={t('personal:export_title')} text={t('personal:export_about')}>
        <Stack gap="md" align="flex-start">
          {made && <ExportState made={made} />}
          {made?.state !== 'waiting' && (
            <Button variant="default" onClick={() => setIsOpen(true)}>
              {t(made ? 'personal:export_again' : 'personal:export_ask')}
            </Button>
          )}
        </Stack>
      </Card>
      {isOpen && <ExportDialog hasPassword={hasPassword} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
