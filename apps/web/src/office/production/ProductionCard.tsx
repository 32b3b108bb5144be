import { Button, Skeleton } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import type { OfficeOrder } from '../officeTypes.ts'
import { previousPacks } from './packs/previousPacks.ts'
import { PackBadge } from './packs/PackBadge.tsx'
import { PackProgress } from './packs/PackProgress.tsx'
import { PackResult } from './result/PackResult.tsx'
import { PackWaits } from './packs/PackWaits.tsx'
import { Preflight } from './preflight/Preflight.tsx'
import { PrinterSelect } from './packs/PrinterSelect.tsx'
import css from './Production.module.css'
import { usePackActs } from './packs/usePackActs.ts'
import { isInLine, isUnderWay, type Pack, type Packs, usePacks } from './packs/usePacks.ts'

const labelOf = (latest: Pack | undefined): 'make' | 'make_again' | 'retry' => {
  if (!latest) return 'make'
  return latest.state === 'done' ? 'make_again' : 'retry'
}

interface MakeProps {
  readonly packs: Packs
  readonly orderId: string
  /** Problem that stopped the latest pack. */
  readonly said: Pack['problem'] | undefined
}

function Make({ packs: { printers, printer: usual, items }, orderId, said }: MakeProps) {
  const { t } = useTranslation(['production'])
  const { make } = usePackActs(orderId)
  const [chosen, setChosen] = useState(usual)
  const printer = printers.find(({ id }) => id === chosen) ?? printers.find(({ id }) => id === usual)
  const before = previousPacks(items, { printers, printer })
  const isFresh = before?.state === 'done' && before.isKept && !before.isOutdated
  return (
    <>
      <PrinterSelect printers={printers} value={printer?.id ?? null} onChange={setChosen} />
      {!isFresh && <Preflight orderId={orderId} printer={printer?.id} said={said} />}
      <Button
        fullWidth
        // The one filled button of an order is its next step.
        variant={isFresh ? 'default' : 'light'}
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => void make(printer?.id)}
      >
        {t(`production:${labelOf(before)}`)}
      </Button>
    </>
  )
}

function Earlier({ packs, orderId }: { packs: readonly Pack[]; orderId: string }) {
  const { t } = useTranslation(['production'])
  if (packs.length === 0) return null
  return (
    <details className={css.earlier}>
      <summary>
        {t('production:earlier')} ({packs.length})
      </summary>
      {packs.map(pack => (
        <PackResult key={pack.id} pack={pack} orderId={orderId} mayMake={false} />
      ))}
    </details>
  )
}

/** A remake that starts when the current pack has ended. */
function InLine({ pack, orderId }: { pack: Pack; orderId: string }) {
  const { t } = useTranslation(['production'])
  const { cancel } = usePackActs(orderId)
  return (
    <div className={css.pack}>
      <div className={css.head}>
        <PackBadge state={pack.state} remake={pack.remake} />
        <Button variant="default" size="sm" onClick={() => void cancel(pack)}>
          {t('production:cancel')}
        </Button>
      </div>
      <PackWaits waits={pack.waits} />
    </div>
  )
}

interface Props {
  readonly order: OfficeOrder
  readonly packs: Packs
  readonly isUnheard: boolean
}

function Shown({ order: { id, status }, packs, isUnheard }: Props) {
  const { t } = useTranslation(['production'])
  const { items, mayMake } = packs
  // The current pack of the order. A remake of some pieces ranks behind it, except while it is under way.
  const latest = items.find(isUnderWay) ?? items.find(({ remake }) => remake === null)
  const inLine = items.filter(isInLine).toReversed()
  const earlier = items.filter(pack => pack !== latest && !isInLine(pack))
  const current = latest && isUnderWay(latest) ? latest : undefined
  return (
    <>
      {current && <PackProgress pack={current} orderId={id} isUnheard={isUnheard} />}
      {inLine.map(pack => (
        <InLine key={pack.id} pack={pack} orderId={id} />
      ))}
      {latest && !current && <PackResult pack={latest} orderId={id} mayMake={mayMake} />}
      {!latest && mayMake && <p className={css.quiet}>{t('production:text')}</p>}
      {!mayMake && (
        <p className={css.quiet}>
          {t(status === 'CANCELED' ? 'production:none_canceled' : 'production:only_approved')}
        </p>
      )}
      {status === 'REVIEWING' && <Preflight orderId={id} />}
      {mayMake && !current && <Make packs={packs} orderId={id} said={latest?.problem} />}
      <Earlier packs={earlier} orderId={id} />
    </>
  )
}

/** The print files of an order: start, progress and download. */
export function ProductionCard({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['production'])
  const { packs, error, refetch, isUnheard } = usePacks(order.id)
  return (
    <Card title={t('production:title')}>
      <div className={css.card}>
        {error && !packs && <CallFailure error={error} onRetry={() => void refetch()} />}
        {!packs && !error && <Skeleton h={96} radius={8} />}
        {packs && <Shown order={order} packs={packs} isUnheard={isUnheard} />}
      </div>
    </Card>
  )
}
