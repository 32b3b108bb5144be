import { snakeCase } from '@kitwright/words'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Response_ } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useDates } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import css from './Telegram.module.css'

const READ = 'GET /api/office/telegram/messages'
type Message = Response_<typeof READ>['items'][number]

function UnsentMessage({ message }: { message: Message }) {
  const { t } = useTranslation(['telegram', 'office'])
  const date = useDates()
  const api = useApi()
  const act = useOfficeAction()
  const { id, kind, customer, state, attempts, reason, madeAt, triedAt } = message
  const again = async (): Promise<void> => {
    const send = async () => api('POST /api/office/telegram/messages/{id}/again', { params: { id } })
    await act(send, t('telegram:sent_again'))
  }
  return (
    <li className={css.item}>
      <div className={css.about}>
        <span>{t(`office:mail${snakeCase(kind)}`)}</span>
        <Link to="/office/customers/$customerId" params={{ customerId: customer.id }}>
          {customer.name}
        </Link>
        <small>
          {t(`telegram:state_${state}`)} · {date(triedAt ?? madeAt)} · {t('telegram:attempts', { count: attempts })}
        </small>
        {reason && <small>{t(`telegram:reason_${reason}`)}</small>}
      </div>
      <Button variant="default" size="sm" onClick={() => void again()}>
        {t('telegram:again')}
      </Button>
    </li>
  )
}

/** Telegram messages that were not sent; nothing where all were. */
export function UnsentMessages() {
  const { t } = useTranslation(['telegram'])
  const { data, error, refetch } = useCall(READ, {})
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data || data.items.length === 0) return null
  const { items, total } = data
  return (
    <div className={css.place}>
      <Card title={t('telegram:unsent')} text={t('telegram:unsent_text')}>
        {total > items.length && <p>{t('telegram:unsent_count', { shown: items.length, total })}</p>}
        <ul className={css.list}>
          {items.map(message => (
            <UnsentMessage key={message.id} message={message} />
          ))}
        </ul>
      </Card>
    </div>
  )
}
