import type { Response_ } from '@kitwright/contract'
import { Button, Group, PasswordInput, Skeleton, Stack, Switch, Text } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useDates } from '../../session/index.ts'
import { Card, confirm, useForm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import css from './Telegram.module.css'

const KEY = 'PUT /api/office/telegram'
const TOKEN = /^\d{5,20}:[\w-]{20,100}$/
type Bot = NonNullable<Response_<'GET /api/office/telegram'>['bot']>

/** Asks before the bot and all connections are removed. */
function RemoveButton() {
  const { t } = useTranslation(['telegram', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: t('telegram:remove_question'),
      accept: t('telegram:remove_bot'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
    if (isSure) await act(async () => api(KEY, { body: { token: null } }), t('telegram:removed_bot'))
  }
  return (
    <Button variant="outline" color="red" onClick={() => void remove()}>
      {t('telegram:remove_bot')}
    </Button>
  )
}

/** Form with which staff paste the token of the shop's bot. */
function TokenForm({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation(['telegram'])
  const api = useApi()
  const act = useOfficeAction()
  const { register, handleSubmit, formState, reset } = useForm<{ token: string }>({ defaultValues: { token: '' } })
  const submit = handleSubmit(async ({ token }) => {
    const call = { body: { token: token.trim() } }
    if (await act(async () => api(KEY, call), t('telegram:connected_bot'))) reset()
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <PasswordInput
          label={t('telegram:token')}
          description={t('telegram:office_how')}
          autoComplete="off"
          error={formState.errors.token?.message}
          {...register('token', { validate: value => TOKEN.test(value.trim()) || t('telegram:token_wrong') })}
        />
        <Group gap="sm">
          <Button type="submit" loading={formState.isSubmitting}>
            {t(isOn ? 'telegram:replace_token' : 'telegram:connect_bot')}
          </Button>
          {isOn && <RemoveButton />}
        </Group>
      </Stack>
    </form>
  )
}

/** Shows how the bot fares, and switches it. */
function BotState({ bot }: { bot: Bot }) {
  const { t } = useTranslation(['telegram'])
  const date = useDates()
  const api = useApi()
  const act = useOfficeAction()
  const { username, tokenEnd, isOn, setAt, connected, lastSentAt, lastFailure } = bot
  const flip = async (isWanted: boolean): Promise<void> => {
    await act(async () => api('PUT /api/office/telegram/state', { body: { isOn: isWanted } }), {})
  }
  return (
    <Stack gap="xs">
      <Text size="sm">{t('telegram:bot_on', { name: username, date: date(setAt), end: tokenEnd })}</Text>
      <Text size="sm">{t('telegram:connected_count', { count: connected })}</Text>
      {lastSentAt !== null && <Text size="sm">{t('telegram:last_sent', { date: date(lastSentAt) })}</Text>}
      {lastFailure && (
        <Text size="sm">
          {t('telegram:last_failure', {
            date: date(lastFailure.at),
            reason: t(`telegram:reason_${lastFailure.reason}`),
          })}
        </Text>
      )}
      <Switch
        label={t('telegram:send')}
        description={t('telegram:send_text')}
        checked={isOn}
        onChange={event => void flip(event.currentTarget.checked)}
      />
    </Stack>
  )
}

/** Card that connects the shop's Telegram bot. */
export function TelegramCard() {
  const { t } = useTranslation(['telegram'])
  const { data, error, refetch } = useCall('GET /api/office/telegram', {})
  return (
    <div className={css.place}>
      <Card title={t('telegram:title')} text={t('telegram:office_text')}>
        {error && <CallFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton h={80} radius={8} />}
        {data && (
          <Stack gap="lg">
            {data.bot && <BotState bot={data.bot} />}
            <TokenForm isOn={data.bot !== null} />
          </Stack>
        )}
      </Card>
    </div>
  )
}
