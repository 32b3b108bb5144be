import type { Response_ } from '@kitwright/contract'
import { REVIEW_LIMITS } from '@kitwright/contract'
import { listDesignChanges, readDesign } from '@kitwright/design'
import { Button, Loader, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { DrawnDesign } from '../../domainComponents/index.ts'
import { CallFailure, useApi, useCall, useSend } from '../../session/index.ts'
import { ButtonLink, EmptyState, useAsync } from '../../ui/index.ts'
import { ChangeList } from '../cart/ChangeList.tsx'
import page from '../Page.module.css'
import css from './ProposalPage.module.css'

type Proposal = Response_<'GET /api/design-proposals/{token}'>

function LinkWrong() {
  const { t } = useTranslation(['proposal'])
  return (
    <div className={page.page}>
      <EmptyState isPage title={t('proposal:link_wrong')} text={t('proposal:link_wrong_text')}>
        <ButtonLink to="/me/assets">{t('proposal:to_designs')}</ButtonLink>
      </EmptyState>
    </div>
  )
}

/** Tells how the proposal ended. */
function Ended({ state }: { state: 'accepted' | 'declined' | 'withdrawn' | 'outdated' }) {
  const { t } = useTranslation(['proposal'])
  return (
    <div className="kw-notice" role="status">
      <b>{t(`proposal:${state}`)}</b>
      <br />
      {t(`proposal:${state}_text`)}
    </div>
  )
}

async function compare({ before, after }: Pick<Proposal, 'before' | 'after'>) {
  const [old, now] = [await readDesign(before), await readDesign(after)]
  return old.ok && now.ok ? listDesignChanges(old.document, now.document) : []
}

/** The design before and after, from the front and the back. */
function Pictures({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation(['proposal'])
  return (
    <div className={css.pictures}>
      {(['before', 'after'] as const).map(which => (
        <figure key={which}>
          <figcaption>{t(`proposal:${which}`)}</figcaption>
          <div className={css.sides}>
            {(['front', 'back'] as const).map(side => (
              <DrawnDesign
                key={side}
                document={proposal[which]}
                side={side}
                name={`${t(`proposal:${which}`)}, ${t(`proposal:${side}`)}`}
              />
            ))}
          </div>
        </figure>
      ))}
    </div>
  )
}

/** Accepts or keeps; one press each, since the pictures above say what it is about. */
function Answer({ token }: { token: string }) {
  const { t } = useTranslation(['proposal'])
  const api = useApi()
  const queries = useQueryClient()
  const call = { params: { token } }
  const key = ['GET /api/design-proposals/{token}', call]
  // A refused answer is shown with the proposal as it is now.
  const send = useSend({ queryKey: key })
  const [reason, setReason] = useState('')
  const done = ({ value }: { readonly value: Proposal }): void => {
    queries.setQueryData(key, value)
  }
  return (
    <div className={css.answer}>
      <Button
        size="md"
        onClick={() => void send(async () => api('POST /api/design-proposals/{token}/accept', call), { done })}
      >
        {t('proposal:accept')}
      </Button>
      <Textarea
        label={t('proposal:reason')}
        autosize
        minRows={1}
        maxLength={REVIEW_LIMITS.declineReason}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
      />
      <Button
        variant="default"
        onClick={() =>
          void send(async () => api('POST /api/design-proposals/{token}/decline', { ...call, body: { reason } }), {
            done,
          })
        }
      >
        {t('proposal:decline')}
      </Button>
    </div>
  )
}

function LinkedProposal({ token }: { token: string }) {
  const { t } = useTranslation(['proposal', 'common'])
  const { data: proposal, error, refetch } = useCall('GET /api/design-proposals/{token}', { params: { token } })
  const load = useCallback(async () => (proposal ? compare(proposal) : []), [proposal])
  const changes = useAsync(load, { isSticky: true }).data ?? []
  if (error && ['not-found', 'invalid-input'].includes(error.failure.error.id)) return <LinkWrong />
  return (
    <div className={page.page}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!proposal && !error && <Loader mt="xl" aria-label={t('common:loading')} />}
      {proposal && (
        <>
          <h1 className={page.title}>{t('proposal:title', { name: proposal.name })}</h1>
          {proposal.state !== 'open' ? (
            <Ended state={proposal.state} />
          ) : proposal.isOutdated ? (
            <Ended state="outdated" />
          ) : (
            <p>{t('proposal:text')}</p>
          )}
          <blockquote className={css.note}>
            <b>{t('proposal:note')}</b>
            <p>{proposal.note}</p>
          </blockquote>
          <Pictures proposal={proposal} />
          {changes.length > 0 && (
            <>
              <h2 className={css.heading}>{t('proposal:changes')}</h2>
              <ChangeList changes={changes} />
            </>
          )}
          {proposal.state === 'open' && !proposal.isOutdated && <Answer token={token} />}
        </>
      )}
    </div>
  )
}

/** `/proposal#{token}`: a revision that the shop proposes, before and after, which its owner accepts or declines. */
export function ProposalPage() {
  const [token] = useState(() => globalThis.location.hash.slice(1))
  return token === '' ? <LinkWrong /> : <LinkedProposal token={token} />
}
