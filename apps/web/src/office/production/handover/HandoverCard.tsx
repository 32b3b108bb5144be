import { HANDOVER_STATES, hasStatusClass } from '@kitwright/contract'
import { Button, Group, NativeSelect } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { HandoverBadge, HandoverNotes, WriteNote } from '../../../domainComponents/index.ts'
import { useCall, useDates } from '../../../session/index.ts'
import { Card } from '../../../ui/index.ts'
import { ClothShort } from '../../stock/ClothShort.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import type { Move, OfficeOrder } from '../../officeTypes.ts'
import { PrinterSelect } from '../packs/PrinterSelect.tsx'
import { ReadyDay } from './ReadyDay.tsx'
import css from '../Production.module.css'
import { type Handover, type ReportedState, useHandover, useHandoverActs } from './useHandover.ts'
import { isUnderWay, type Pack } from '../packs/usePacks.ts'

/**
 * Returns the packs that can be handed over now: complete and up to date, the latest for each printer, latest first.
 * Also returns whether some are being made.
 */
function usePacksToHandOver(orderId: string): { readonly packs: readonly Pack[]; readonly isMaking: boolean } {
  const { data } = useCall('GET /api/office/orders/{id}/packs', { params: { id: orderId } })
  const items = data?.items ?? []
  const whole = items.filter(
    ({ state, isKept, isOutdated, remake }) => state === 'done' && isKept && !isOutdated && remake === null,
  )
  const packs = [...Map.groupBy(whole, ({ printerId }) => printerId).values()].map(([latest]) => latest!)
  return { packs, isMaking: items.some(isUnderWay) }
}

interface OfferProps {
  readonly order: OfficeOrder
  readonly handover: Handover | null
}

/** The move into production that goes with the hand-over; undefined if the order is already in production. */
const beginningOf = ({ status, moves }: OfficeOrder): Move | undefined =>
  status === 'APPROVED' ? moves.find(({ to }) => to === 'PROCESSING') : undefined

/** Hand-over form: the missing requirements, or the files and the button. */
function Offer({ order, handover }: OfferProps) {
  const { t } = useTranslation(['suppliers', 'production'])
  const supplier = order.supplier ?? ''
  const { packs, isMaking } = usePacksToHandOver(order.id)
  const [chosen, setChosen] = useState<string | null>(null)
  const [begun, setBegun] = useState<Move | null>(null)
  const { handOver } = useHandoverActs(order.id, supplier)
  // Handing over moves an approved order into production, by the same rule as its own button.
  const begins = beginningOf(order)
  if (!handover && packs.length === 0)
    return <p className={css.quiet}>{t(isMaking ? 'production:making_is_on' : 'suppliers:no_files')}</p>
  const pack = packs.find(({ id }) => id === chosen) ?? packs[0]
  const label = handover ? t('suppliers:hand_over_again') : t('suppliers:hand_over', { name: supplier })
  const printers = packs.map(({ id, printer }) => ({ id, name: printer ?? t('suppliers:printers_all') }))
  return (
    <>
      <PrinterSelect printers={printers} value={pack?.id ?? null} onChange={setChosen} />
      <ClothShort pack={pack} handedPack={handover} />
      {pack && pack.id !== handover?.packId && (
        <Button
          fullWidth
          variant="light"
          leftSection={<IconSend size={18} aria-hidden />}
          onClick={() => (begins ? setBegun(begins) : void handOver(pack.id))}
        >
          {label}
        </Button>
      )}
      {begins && <p className={css.quiet}>{t('suppliers:begins_production')}</p>}
      {pack && begun && (
        <MoveDialog
          order={order}
          move={begun}
          label={label}
          onClose={() => setBegun(null)}
          onGo={async note => {
            // After a failure the dialog stays open, so that the note is not lost.
            if (await handOver(pack.id, note)) setBegun(null)
          }}
        />
      )}
    </>
  )
}

const SAID = HANDOVER_STATES.filter((state): state is ReportedState => state !== 'new')

/** Suppliers set the state themselves. Staff correct mistakes here. */
function StateSelect({ handover, onSay }: { handover: Handover; onSay: (state: ReportedState) => void }) {
  const { t } = useTranslation(['suppliers'])
  const { state } = handover
  return (
    <NativeSelect
      label={t('suppliers:state')}
      description={t('suppliers:set_state_hint')}
      data={(state === 'new' ? HANDOVER_STATES : SAID).map(value => ({ value, label: t(`suppliers:state_${value}`) }))}
      value={state}
      onChange={({ currentTarget: { value } }) => {
        const said = SAID.find(each => each === value)
        if (said) onSay(said)
      }}
    />
  )
}

interface HandedProps {
  readonly order: OfficeOrder
  readonly handover: Handover
}

function Handed({ order, handover }: HandedProps) {
  const { t } = useTranslation(['suppliers'])
  const date = useDates()
  const { supplier, printer, state, tracking, handedAt, isOutdated, notes } = handover
  const { say, takeBack, promise, write } = useHandoverActs(order.id, supplier)
  const isFinished = hasStatusClass(order.status, 'made')
  return (
    <>
      <div className={css.head}>
        <HandoverBadge state={state} />
        <small>
          {supplier} · {printer !== null && `${t('suppliers:for_printer', { printer })} · `}
          {t('suppliers:handed_on', { date: date(handedAt) })}
        </small>
      </div>
      {tracking && <p className={css.plain}>{t('suppliers:tracked', { number: tracking })}</p>}
      {isOutdated && <p className="kw-notice">{t('suppliers:shop_outdated', { name: supplier })}</p>}
      <ReadyDay
        key={handover.readyOn}
        handover={handover}
        mayChange={order.status === 'PROCESSING' && state !== 'sent'}
        onChange={promise}
      />
      <HandoverNotes notes={notes} supplier={supplier} />
      <div data-aim="answer">
        <WriteNote label={t('suppliers:answer', { name: supplier })} onSend={write} />
      </div>
      {order.status === 'PROCESSING' && <StateSelect handover={handover} onSay={said => void say(handover, said)} />}
      {!isFinished && (
        <Group justify="flex-end">
          <Button variant="subtle" color="gray" onClick={() => void takeBack()}>
            {t('suppliers:take_back')}
          </Button>
        </Group>
      )}
    </>
  )
}

/** Hand-over of an order to its supplier: state, progress and messages. */
export function HandoverCard({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['suppliers', 'office'])
  const { data } = useHandover(order.id)
  const { data: suppliers } = useCall('GET /api/office/suppliers', {})
  if (!data || !suppliers || order.dates.approved === null) return null
  const { handover } = data
  const isListed = suppliers.items.some(({ name, isEnded }) => !isEnded && name === order.supplier)
  const mayHandOver = hasStatusClass(order.status, 'in_production')
  if (!handover && (suppliers.items.length === 0 || hasStatusClass(order.status, 'made'))) return null
  return (
    <Card title={t('suppliers:handover')}>
      <div className={css.card}>
        {!handover && <p className={css.quiet}>{t(isListed ? 'suppliers:handover_text' : 'suppliers:no_supplier')}</p>}
        {handover && <Handed order={order} handover={handover} />}
        {isListed && mayHandOver && <Offer order={order} handover={handover} />}
      </div>
    </Card>
  )
}
