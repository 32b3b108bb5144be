import { Button, CopyButton, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useDates } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { Supplier } from '../officeTypes.ts'
import css from './LinksDialog.module.css'

const DAYS = [7, 30, 90, 365] as const
const USUAL_DAYS = 90

/** A link's address, shown only once. */
function Fresh({ address }: { address: string }) {
  const { t } = useTranslation(['suppliers'])
  return (
    <div className={css.fresh} role="status">
      <TextInput readOnly label={t('suppliers:link_once')} value={address} onFocus={event => event.target.select()} />
      <CopyButton value={address}>
        {({ copied, copy }) => <Button onClick={copy}>{t(copied ? 'suppliers:copied' : 'suppliers:copy')}</Button>}
      </CopyButton>
    </div>
  )
}

function Links({ supplier: { id } }: { supplier: Supplier }) {
  const { t } = useTranslation(['suppliers'])
  const date = useDates()
  const api = useApi()
  const act = useOfficeAction()
  const { data, error, refetch } = useCall('GET /api/office/suppliers/{id}/links', { params: { id } })
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={48} radius={8} />
  if (data.items.length === 0) return <Text size="sm">{t('suppliers:links_none')}</Text>
  const end = async (link: string): Promise<boolean> =>
    act(
      async () => api('DELETE /api/office/supplier-links/{id}', { params: { id: link } }),
      t('suppliers:link_ended_now'),
    )
  return (
    <ul className={css.links}>
      {data.items.map(({ id: link, by, madeAt, expiresAt, endedAt, isOver, openedAt }) => {
        const until = t('suppliers:link_until', { date: date(expiresAt) })
        return (
          <li key={link} data-over={isOver || undefined}>
            <span>
              {endedAt === null ? (isOver ? t('suppliers:link_over') : until) : t('suppliers:link_ended')}
              <small>
                {t('suppliers:link_made', { name: by, date: date(madeAt) })} ·{' '}
                {openedAt ? t('suppliers:link_opened', { date: date(openedAt) }) : t('suppliers:link_unopened')}
              </small>
            </span>
            {!isOver && (
              <Button size="sm" variant="default" onClick={() => void end(link)}>
                {t('suppliers:end_link')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Links that open a supplier's page: creates, copies and ends them. */
export function LinksDialog({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const { t } = useTranslation(['suppliers'])
  const api = useApi()
  const act = useOfficeAction()
  const [days, setDays] = useState<number>(USUAL_DAYS)
  const [address, setAddress] = useState<string | null>(null)
  const { id, name, isEnded } = supplier
  const make = async (): Promise<boolean> =>
    act(async () => api('POST /api/office/suppliers/{id}/links', { params: { id }, body: { days } }), {
      done: ({ value }) => setAddress(value.address),
    })
  return (
    <Dialog onClose={onClose} title={t('suppliers:links_of', { name })} closeLabel={t('suppliers:close')}>
      <Stack gap="md">
        <Text size="sm">{t('suppliers:links_text')}</Text>
        {!isEnded && (
          <Group align="end" gap="sm">
            <NativeSelect
              label={t('suppliers:link_days')}
              data={DAYS.map(count => ({ value: String(count), label: t('suppliers:days', { count }) }))}
              value={String(days)}
              onChange={event => setDays(Number(event.currentTarget.value))}
            />
            <Button onClick={() => void make()}>{t('suppliers:make_link')}</Button>
          </Group>
        )}
        {address !== null && <Fresh address={address} />}
        <Links supplier={supplier} />
      </Stack>
    </Dialog>
  )
}
