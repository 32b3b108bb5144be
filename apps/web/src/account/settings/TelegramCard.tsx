import { MAIL_TOPICS, type Notifications, type Response_ } from '@kitwright/contract'
import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useDates, useSend } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'

const READ = 'GET /api/accounts/telegram'
type Connection = Response_<typeof READ>
/** Milliseconds between two looks at whether the customer has pressed Start in Telegram. */
const LOOK_MS = 4_000

interface Parts {
  readonly connection: Connection
  readonly refetch: () => Promise<unknown>
}

/** Why the last connection ended, where the customer has not ended it. */
function Ending({ ended }: Pick<Connection, 'ended'>) {
  const { t } = useTranslation(['telegram'])
  if (ended !== 'blocked' && ended !== 'bot' && ended !== 'moved') return null
  return (
    <Text size="sm" role="status">
      {t(`telegram:ended_${ended}`)}
    </Text>
  )
}

/** Makes the link, and leads to Telegram by a second press: browsers refuse windows that open by themselves. */
function Connect({ connection: { ended }, refetch }: Parts) {
  const { t } = useTranslation(['telegram'])
  const api = useApi()
  const send = useSend(null)
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (url === undefined) return undefined
    const timer = setInterval(() => void refetch(), LOOK_MS)
    return () => clearInterval(timer)
  }, [url, refetch])
  const make = async (): Promise<void> => {
    await send<{ readonly url: string }>(async () => api('POST /api/accounts/telegram/link', {}), {
      done: ({ value }) => setUrl(value.url),
    })
  }
  if (url === undefined)
    return (
      <Stack gap="sm" align="flex-start">
        <Ending ended={ended} />
        <Button onClick={() => void make()}>{t('telegram:connect')}</Button>
      </Stack>
    )
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" role="status">
        {t('telegram:opened')}
      </Text>
      <Button component="a" href={url} target="_blank" rel="noreferrer">
        {t('telegram:open_again')}
      </Button>
    </Stack>
  )
}

/** Chooses the kinds of messages, and ends the connection. */
function Connected({ connection, refetch }: Parts) {
  const { t } = useTranslation(['telegram', 'account'])
  const api = useApi()
  const send = useSend(null)
  const date = useDates()
  const { topics, connectedAt } = connection
  const choose = async (change: Partial<Notifications>): Promise<void> => {
    const body = { ...topics, ...change }
    await send(async () => api('PUT /api/accounts/telegram/topics', { body }), { isQuiet: true })
    await refetch()
  }
  const end = async (): Promise<void> => {
    await send(async () => api('DELETE /api/accounts/telegram', {}), t('telegram:disconnected'))
    await refetch()
  }
  return (
    <Stack gap="md" align="flex-start">
      <Text size="sm">{t('telegram:connected', { date: date(connectedAt ?? '') })}</Text>
      <Stack gap="md" role="group" aria-label={t('telegram:topics')}>
        {MAIL_TOPICS.map(kind => (
          <Switch
            key={kind}
            label={t(`account:notify_${kind}`)}
            description={t(`account:notify_${kind}_text`)}
            checked={topics[kind]}
            onChange={event => void choose({ [kind]: event.currentTarget.checked })}
          />
        ))}
      </Stack>
      <Group>
        <Button variant="outline" color="red" onClick={() => void end()}>
          {t('telegram:disconnect')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Connects the customer with the shop's Telegram bot; nothing where the shop has none. */
export function TelegramCard() {
  const { t } = useTranslation(['telegram'])
  const { data, error, refetch } = useCall(READ, {})
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data?.bot) return null
  const parts = { connection: data, refetch }
  return (
    <Card title={t('telegram:title')} text={t('telegram:own_text', { name: data.bot })}>
      {data.connectedAt === null ? <Connect {...parts} /> : <Connected {...parts} />}
    </Card>
  )
}
