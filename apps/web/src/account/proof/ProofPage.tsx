import { KNOWN_SIZES, sizeLabel } from '@kitwright/garment'
import { formatCount } from '@kitwright/measure'
import { Button, Skeleton } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { ProofBadge, ProofSince, useProofPaper } from '../../domainComponents/index.ts'
import { CallFailure, useDates } from '../../session/index.ts'
import { ButtonLink, Card, EmptyState, PageHead } from '../../ui/index.ts'
import { ProofForm } from './ProofForm.tsx'
import css from './ProofPage.module.css'
import { type Proof, useProof } from './useProof.ts'

function Counts({ proof: { cards } }: { proof: Proof }) {
  const { t } = useTranslation(['order'])
  const countOf = (size: string): number => cards.reduce((sum, card) => sum + (card.size === size ? card.qty : 0), 0)
  const total = cards.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <Card title={t('order:proof_counts')}>
      <dl className={css.counts}>
        {KNOWN_SIZES.filter(size => countOf(size) > 0).map(size => (
          <div key={size}>
            <dt>{sizeLabel(size)}</dt>
            <dd>{formatCount(countOf(size))}</dd>
          </div>
        ))}
        <div>
          <dt>{t('order:proof_total')}</dt>
          <dd>{formatCount(total)}</dd>
        </div>
      </dl>
    </Card>
  )
}

/** Shows the state of the proof in a sentence. */
function Standing({ proof }: { proof: Proof }) {
  const { t } = useTranslation(['order'])
  const date = useDates()
  const { state, answeredAt, isOutdated, mayAnswer, text } = proof
  if (isOutdated) return <p className="kw-notice">{t('order:proof_is_outdated')}</p>
  return (
    <>
      {state === 'accepted' && (
        <p className={`kw-notice ${css.good}`}>{t('order:proof_you_accepted', { date: date(answeredAt) })}</p>
      )}
      {state === 'changes' && <p className="kw-notice">{t('order:proof_you_asked', { date: date(answeredAt) })}</p>}
      {state === 'changes' && text !== '' && !mayAnswer && (
        <blockquote className={`kw-notice ${css.quote}`}>{text}</blockquote>
      )}
      {state === 'sent' && !mayAnswer && <p className="kw-notice">{t('order:proof_is_closed')}</p>}
    </>
  )
}

function Since({ proof: { since, state, isOutdated } }: { proof: Proof }) {
  const { t } = useTranslation(['order'])
  const date = useDates()
  if (!since || (state === 'accepted' && !isOutdated)) return null
  return (
    <Card title={t('order:proof_since', { date: date(since.acceptedAt) })}>
      {since.items.length === 0 ? (
        <p className={css.plain}>{t('order:proof_since_nothing')}</p>
      ) : (
        <div className={css.page}>
          {!isOutdated && state === 'sent' && <p className="kw-notice">{t('order:proof_since_gone')}</p>}
          <ProofSince items={since.items} />
        </div>
      )}
    </Card>
  )
}

function Shown({ proof, orderId }: { proof: Proof; orderId: string }) {
  const { t } = useTranslation(['order'])
  const { number, state, isOutdated, hash } = proof
  const fetchPaper = useProofPaper({ id: orderId, number }, 'GET /api/orders/{id}/proof/pdf')
  return (
    <>
      <PageHead title={t('order:proof_page_title', { number })} text={t('order:proof_page_text')}>
        <ProofBadge state={state} isOutdated={isOutdated} isAsked />
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          onClick={() => void fetchPaper()}
        >
          {t('order:proof_download')}
        </Button>
      </PageHead>
      <div className={css.page}>
        <Standing proof={proof} />
        <Since proof={proof} />
        <Counts proof={proof} />
        <ProofForm key={`${hash} ${state}`} proof={proof} orderId={orderId} />
      </div>
    </>
  )
}

/** `/me/proof/{order}`: shows every garment of an order as it will be printed, to accept it or to request changes. */
export function ProofPage() {
  const { t } = useTranslation(['order'])
  const { orderId } = useParams({ from: '/guarded/personal/me/proof/$orderId' })
  const { data, error, refetch } = useProof(orderId)
  const isGone = data?.proof === null || error?.failure.status === 404
  if (isGone)
    return (
      <EmptyState isPage title={t('order:proof_none')} text={t('order:proof_none_text')}>
        <ButtonLink to="/me/histories">{t('order:proof_my_orders')}</ButtonLink>
      </EmptyState>
    )
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data?.proof) return <Skeleton h={420} radius={12} />
  return <Shown proof={data.proof} orderId={orderId} />
}
