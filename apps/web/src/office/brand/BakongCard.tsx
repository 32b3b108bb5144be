import { Button, Group, PasswordInput, Skeleton, Stack } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useDates } from '../../session/index.ts'
import { Card, confirm, useForm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import css from './BankFields.module.css'

const KEY = 'PUT /api/office/bakong'
const TOKEN = /^[\w.~+/=-]{20,4000}$/

/** Form with which an administrator pastes a token, replaces it or removes it. */
function TokenForm({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation(['office', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const { register, handleSubmit, formState, reset } = useForm<{ token: string }>({ defaultValues: { token: '' } })
  const submit = handleSubmit(async ({ token }) => {
    const call = { body: { token: token.trim() } }
    if (await act(async () => api(KEY, call), t('office:bakong_connected'))) reset()
  })
  const disconnect = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: t('office:bakong_disconnect_question'),
      accept: t('office:bakong_disconnect'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
    if (isSure) await act(async () => api(KEY, { body: { token: null } }), t('office:bakong_disconnected'))
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <PasswordInput
          label={t('office:bakong_token')}
          autoComplete="off"
          error={formState.errors.token?.message}
          {...register('token', { validate: value => TOKEN.test(value.trim()) || t('office:bakong_token_wrong') })}
        />
        <Group gap="sm">
          <Button type="submit" loading={formState.isSubmitting}>
            {t(isOn ? 'office:bakong_replace' : 'office:bakong_connect')}
          </Button>
          {isOn && (
            <Button variant="outline" color="red" onClick={() => void disconnect()}>
              {t('office:bakong_disconnect')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** Card that connects the shop to Bakong, which tells whether a KHQR was paid. */
export function BakongCard() {
  const { t } = useTranslation(['office'])
  const date = useDates()
  const { data, error, refetch } = useCall('GET /api/office/bakong', {})
  return (
    <div className={css.place}>
      <Card title={t('office:bakong')} text={t('office:bakong_text')}>
        {error && <CallFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton h={80} radius={8} />}
        {data && (
          <Stack gap="md">
            {data.setAt !== null && <p className={css.none}>{t('office:bakong_on', { date: date(data.setAt) })}</p>}
            <TokenForm isOn={data.isOn} />
          </Stack>
        )}
      </Card>
    </div>
  )
}
