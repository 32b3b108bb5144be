import { Button } from '@mantine/core'
import { IconFileDownload, IconSend } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { ProofBadge, ProofSince, useProofPaper, useProofWords } from '../../../domainComponents/index.ts'
import { useDates } from '../../../session/index.ts'
import { Card } from '../../../ui/index.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import { PackBadge } from '../packs/PackBadge.tsx'
import { PackWaits } from '../packs/PackWaits.tsx'
import css from '../Production.module.css'
import { useSentence } from '../packs/useSentence.ts'
import { NeedsRight } from '../../session/NeedsRight.tsx'
import { AcceptForCustomer } from './AcceptForCustomer.tsx'
import { type Desk, type Proof, useProof, useSendProof } from './useProof.ts'

/** Shows the changes that the customer requests: for the whole order, then for each garment. */
function Wishes({ proof: { text, cards } }: { proof: Proof }) {
  const { whoOf } = useProofWords()
  const asked = cards.filter(({ wish }) => wish !== '')
  if (text === '' && asked.length === 0) return null
  return (
    <dl className={`kw-notice ${css.wishes}`}>
      {text !== '' && <dd>{text}</dd>}
      {asked.map(card => (
        <div key={card.lineId}>
          <dt>{whoOf(card)}</dt>
          <dd>{card.wish}</dd>
        </div>
      ))}
    </dl>
  )
}

function Since({ proof: { since, state, isOutdated } }: { proof: Proof }) {
  const { t } = useTranslation(['order'])
  const date = useDates()
  if (!since || since.items.length === 0 || (state === 'accepted' && !isOutdated)) return null
  return (
    <details className={css.earlier}>
      <summary>{t('order:proof_since_shop', { date: date(since.acceptedAt) })}</summary>
      <ProofSince items={since.items} />
    </details>
  )
}

/** Ordinary reasons to wait. All others interrupt work that had begun. */
const TURNS: readonly string[] = ['line', 'press']

/** Badge of a proof. A waiting proof looks like a waiting pack. */
function Badge({ proof: { state, isOutdated, waits } }: { proof: Proof }) {
  if (!waits || isOutdated || state !== 'making') return <ProofBadge state={state} isOutdated={isOutdated} />
  const shown = TURNS.includes(waits.for) ? 'queued' : state
  return <PackBadge state={shown} remake={null} waits={{ ...waits, until: null }} />
}

function Shown({ proof, order }: { proof: Proof; order: OfficeOrder }) {
  const { t } = useTranslation(['order'])
  const date = useDates()
  const sentence = useSentence()
  const fetchPaper = useProofPaper(order, 'GET /api/office/orders/{id}/proof/pdf')
  const { state, by, sentAt, answeredAt, answeredBy, isOutdated, waits, problem } = proof
  const when = answeredBy
    ? t('order:proof_answered_on', { name: answeredBy, date: date(answeredAt) })
    : sentAt && t('order:proof_sent_on', { date: date(sentAt), name: by })
  return (
    <>
      <div className={css.head}>
        <Badge proof={proof} />
        {when && <small>{when}</small>}
      </div>
      {state === 'making' && !waits && <p className={css.quiet}>{t('order:proof_making_text')}</p>}
      <PackWaits waits={waits} isProof />
      {problem && <p className="kw-notice">{sentence(problem)}</p>}
      {isOutdated && <p className="kw-notice">{t('order:proof_shop_outdated')}</p>}
      <Wishes proof={proof} />
      <Since proof={proof} />
      {sentAt && (
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          onClick={() => void fetchPaper()}
        >
          {t('order:proof_download')}
        </Button>
      )}
    </>
  )
}

const labelOf = (proof: Desk['proof']): 'send' | 'send_once_more' | 'send_again' => {
  if (!proof || proof.state === 'stopped') return 'send'
  return isAsking(proof) ? 'send_once_more' : 'send_again'
}

const isAsking = (proof: Desk['proof']): boolean => proof?.state === 'sent' && !proof.isOutdated

function Send({ proof, orderId }: { proof: Desk['proof']; orderId: string }) {
  const { t } = useTranslation(['order'])
  const send = useSendProof(orderId)
  return (
    <Button
      fullWidth
      variant="default"
      data-aim="proof"
      leftSection={<IconSend size={18} aria-hidden />}
      onClick={() => void send()}
    >
      {t(`order:proof_${labelOf(proof)}`)}
    </Button>
  )
}

/** An order's proof: when it was sent, the customer's answer, and later changes. */
export function ProofCard({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['order'])
  const { id, status } = order
  const { data } = useProof(id)
  if (!data || (!data.proof && !data.maySend)) return null
  const { proof, isNeeded, maySend } = data
  return (
    <Card title={t('order:proof_title')}>
      <div className={css.card}>
        {proof ? <Shown proof={proof} order={order} /> : <p className={css.quiet}>{t('order:proof_text')}</p>}
        {isNeeded && maySend && status === 'REVIEWING' && <p className={css.quiet}>{t('order:proof_needed')}</p>}
        {maySend && <Send proof={proof} orderId={id} />}
        {proof?.hash && isAsking(proof) && (
          <NeedsRight of="orders">
            <AcceptForCustomer key={proof.hash} orderId={id} hash={proof.hash} />
          </NeedsRight>
        )}
      </div>
    </Card>
  )
}
