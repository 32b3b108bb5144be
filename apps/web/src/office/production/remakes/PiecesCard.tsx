import { snakeCase } from '@kitwright/words'
import { Button, Progress, Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { RemakeItems } from '../../../domainComponents/index.ts'
import { CallFailure, useDates } from '../../../session/index.ts'
import { Card, formatCents } from '../../../ui/index.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import css from '../Production.module.css'
import { RemakeDialog } from './RemakeDialog.tsx'
import { isInLine, isUnderWay, type Pack, usePacks } from '../packs/usePacks.ts'
import { type Remake, useRemakeActs, useRemakes } from './useRemakes.ts'

const isWhole = ({ state, isKept, isOutdated }: Pack): boolean => state === 'done' && isKept && !isOutdated

/** State of a remake's files: ready, being made, or still to be started. */
function Files({ remake, packs, orderId }: { remake: Remake; packs: readonly Pack[]; orderId: string }) {
  const { t } = useTranslation(['pieces'])
  const { makeFiles } = useRemakeActs(orderId)
  const latest = packs.find(pack => pack.remake === remake.place)
  if (latest && isUnderWay(latest)) return <small>{t('pieces:files_making')}</small>
  if (latest && isInLine(latest)) return <small>{t('pieces:files_in_line')}</small>
  if (latest && isWhole(latest)) return <small>{t('pieces:files_ready')}</small>
  return (
    <>
      <small>{t('pieces:files_none')}</small>
      <Button size="sm" variant="default" onClick={() => void makeFiles(remake)}>
        {t('pieces:make_files')}
      </Button>
    </>
  )
}

function Remade({ remake, orderId }: { remake: Remake; orderId: string }) {
  const { t } = useTranslation(['pieces', 'suppliers'])
  const date = useDates()
  const { packs } = usePacks(orderId)
  const { place, reason, culprit, costCents, items, madeAt, by, sentAt, tracking } = remake
  const facts = [
    t(`pieces:reason_${snakeCase(reason)}` as 'pieces:reason_lost'),
    t('pieces:pieces', { count: remake.pieces }),
  ]
  return (
    <li>
      <b>
        {t('pieces:mark', { place })} · {facts.join(' · ')}
      </b>
      <RemakeItems items={items} />
      <small>
        {t('pieces:at_cost', { cost: formatCents(costCents), culprit: t(`pieces:culprit_${culprit}`) })} · {by} ·{' '}
        {date(madeAt)}
      </small>
      {sentAt && (
        <small>
          {t('pieces:sent', { date: date(sentAt) })}
          {tracking && ` · ${t('suppliers:tracked', { number: tracking })}`}
        </small>
      )}
      {!sentAt && packs && <Files remake={remake} packs={packs.items} orderId={orderId} />}
    </li>
  )
}

/** An order's pieces: how many were counted at assembly, and the remakes. */
export function PiecesCard({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['pieces'])
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch } = useRemakes(order.id)
  return (
    <Card title={t('pieces:title')}>
      <div className={css.card}>
        {error && !data && <CallFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton h={72} radius={8} />}
        {data && (
          <>
            <p className={css.plain}>
              {t('pieces:counted', { counted: data.counted, of: data.pieces })} ·{' '}
              {t('pieces:complete', { complete: data.complete, of: data.garments })}
            </p>
            {data.counted > 0 ? (
              <Progress
                className={css.track}
                aria-label={t('pieces:counted', { counted: data.counted, of: data.pieces })}
                value={(100 * data.counted) / Math.max(1, data.pieces)}
              />
            ) : (
              <p className={css.quiet}>{t('pieces:count_hint')}</p>
            )}
            {data.remakes.length > 0 && (
              <ul className={css.remakes} aria-label={t('pieces:remakes')}>
                {data.remakes.map(remake => (
                  <Remade key={remake.id} remake={remake} orderId={order.id} />
                ))}
              </ul>
            )}
            <Button
              fullWidth
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={() => setIsOpen(true)}
            >
              {t('pieces:remake')}
            </Button>
          </>
        )}
      </div>
      {isOpen && <RemakeDialog order={order} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
