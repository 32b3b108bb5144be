import type { Response_ } from '@kitwright/contract'
import { editorPathOf } from '@kitwright/garment'
import { Button, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { download, QuoteBadge, useDays, useFabricName } from '../../domainComponents/index.ts'
import { CallFailure, useApi, useCall, useDates, useSend, useSession } from '../../session/index.ts'
import { ButtonLink, Card, formatCents } from '../../ui/index.ts'
import page from '../Page.module.css'
import css from './QuotePage.module.css'
import { WishForm } from './WishForm.tsx'

type Offer = Response_<'GET /api/quote-offers/{token}'>

function Lines({ offer: { lines, note, totalCents } }: { offer: NonNullable<Offer['offer']> }) {
  const { t } = useTranslation(['offer', 'quote', 'common'])
  const fabricName = useFabricName()
  return (
    <Card>
      <ul className={css.list}>
        {lines.map(({ text, qty, unitCents, totalCents: cents, garment }, at) => (
          <li key={at}>
            <span>
              {qty} × {text}
              <small>
                {t('offer:each', { price: formatCents(unitCents) })}
                {garment &&
                  `, ${t('offer:holds_from', { count: qty, garment: t(`common:type_${garment.productType}`), fabric: fabricName(garment.fabric) })}`}
              </small>
            </span>
            <b className="kw-num">{formatCents(cents)}</b>
          </li>
        ))}
        <li>
          <b>{t('quote:total')}</b>
          <b className="kw-num">{formatCents(totalCents)}</b>
        </li>
      </ul>
      {note && <p className={css.note}>{note}</p>}
    </Card>
  )
}

interface AcceptedProps {
  readonly quote: Offer
  readonly token: string
  readonly until: { readonly date: string }
}

/** The next steps after the acceptance: design, at the price that is kept here, or keep it here. */
function Accepted({ quote: { keeping, offer }, token, until }: AcceptedProps) {
  const { t } = useTranslation(['offer'])
  const { isSignedIn } = useSession()
  const [api, queries] = [useApi(), useQueryClient()]
  const key = ['GET /api/quote-offers/{token}', { params: { token } }]
  const send = useSend({ queryKey: key })
  const keep = async (): Promise<void> => {
    await send(async () => api('POST /api/quote-offers/{token}/keep', { params: { token } }), {
      done: ({ value }) => {
        queries.setQueryData(key, value)
      },
    })
  }
  const type = offer?.lines.find(({ garment }) => garment)?.garment?.productType
  if (keeping?.isUsed) return <p role="status">{t('offer:used')}</p>
  if (keeping?.isExpired) return <p role="status">{t('offer:expired', until)}</p>
  return (
    <div role="status" className={css.form}>
      <p>
        <b>{t('offer:accepted', until)}</b>{' '}
        {t(keeping ? (isSignedIn ? 'offer:kept_account' : 'offer:kept_here') : 'offer:accepted_text')}
      </p>
      {keeping && keeping.keptBy !== 'you' && (
        <>
          <p>{t('offer:kept_elsewhere')}</p>
          <Button variant="default" onClick={() => void keep()}>
            {t(isSignedIn ? 'offer:keep_account' : 'offer:keep_here')}
          </Button>
        </>
      )}
      {type ? (
        <ButtonLink to="/products/$slug" params={{ slug: editorPathOf(type) }}>
          {t('offer:start')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/products">{t('offer:start')}</ButtonLink>
      )}
    </div>
  )
}

/** Tells that a wish for a change of this revision was sent. */
function Waiting({ quote: { wishes, offer } }: { quote: Offer }) {
  const { t } = useTranslation(['offer'])
  const date = useDates()
  const last = wishes.findLast(({ revision }) => revision === offer?.revision)
  return last ? <p role="status">{t('offer:wish_waits', { date: date(last.at) })}</p> : null
}

/** The revision that the link shows now, and its paper. */
function Revision({ quote: { number, offer }, token }: { quote: Offer; token: string }) {
  const { t } = useTranslation(['offer'])
  const [api, date, send] = [useApi(), useDates(), useSend(null)]
  if (!offer) return null
  const { revision, sentAt } = offer
  const fetchPaper = async (): Promise<void> => {
    const call = { params: { token, revision } }
    await send<Blob>(async () => api('GET /api/quote-offers/{token}/revisions/{revision}/pdf', call), {
      done: ({ value }) => download(value, `${number}-${revision}.pdf`),
    })
  }
  return (
    <>
      {revision > 1 && (
        <p>
          <b>{t('offer:changed', { revision, date: date(sentAt) })}</b>
        </p>
      )}
      <Lines offer={offer} />
      <div>
        <Button variant="subtle" size="xs" onClick={() => void fetchPaper()}>
          {t('offer:pdf')}
        </Button>
      </div>
    </>
  )
}

/** The end of the page: accept or decline, or what was decided and what comes next. */
function Answer({ quote, token }: { quote: Offer; token: string }) {
  const { t } = useTranslation(['offer'])
  const [api, queries, date] = [useApi(), useQueryClient(), useDates()]
  const [isWishing, setWishing] = useState(false)
  const key = ['GET /api/quote-offers/{token}', { params: { token } }]
  // A refused answer is shown with the offer as it is now.
  const send = useSend({ queryKey: key })
  const { state, version, offer } = quote
  if (!offer) return <p>{t('offer:asked')}</p>
  const until = { date: date(offer.expiresAt) }
  const answer = async (what: 'accept' | 'decline'): Promise<void> => {
    const call = { params: { token }, body: { version } }
    await send(async () => api(`POST /api/quote-offers/{token}/${what}`, call), {
      done: ({ value }) => {
        queries.setQueryData(key, value)
      },
    })
  }
  if (state === 'declined') return <p role="status">{t('offer:declined')}</p>
  if (state === 'accepted') return <Accepted quote={quote} token={token} until={until} />
  if (isWishing) return <WishForm offer={offer} version={version} token={token} onClose={() => setWishing(false)} />
  const wish = (
    <Button variant="default" onClick={() => setWishing(true)}>
      {t('offer:wish')}
    </Button>
  )
  if (state === 'expired')
    return (
      <div className={css.form}>
        <p role="status">{t('offer:expired', until)}</p>
        <Waiting quote={quote} />
        {wish}
      </div>
    )
  return (
    <div className={css.form}>
      <p>{t('offer:valid', until)}</p>
      <Waiting quote={quote} />
      <Button size="lg" onClick={() => void answer('accept')}>
        {t('offer:accept', { total: formatCents(offer.totalCents) })}
      </Button>
      {wish}
      <Button variant="subtle" color="gray" onClick={() => void answer('decline')}>
        {t('offer:decline')}
      </Button>
    </div>
  )
}

/** An offer for a visitor without a design, as whoever has its link sees it. */
export function OfferView({ token, whenWrong }: { token: string; whenWrong: ReactNode }) {
  const { t } = useTranslation(['offer', 'common', 'quote'])
  const day = useDays()
  const { data: quote, error, refetch } = useCall('GET /api/quote-offers/{token}', { params: { token } })
  if (error && ['not-found', 'invalid-input'].includes(error.failure.error.id)) return whenWrong
  if (!quote)
    return (
      <div className={page.page}>
        {error ? (
          <CallFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Loader mt="xl" aria-label={t('common:loading')} />
        )}
      </div>
    )
  const wishes = quote.items.map(({ productType, pieces }) =>
    t('offer:pieces', { pieces, garment: t(`common:type_${productType}`) }),
  )
  return (
    <div className={`${page.page} ${css.offer}`}>
      <header className={css.head}>
        <h1 className={page.title}>{t('offer:title', { team: quote.team })}</h1>
        <QuoteBadge state={quote.state} />
      </header>
      <p>
        {t('quote:number', { number: quote.number })}
        {wishes.length > 0 && `. ${t('offer:asked_for')}: ${wishes.join(', ')}`}
        {quote.neededBy && `. ${t('offer:needed', { day: day(quote.neededBy) })}`}
      </p>
      <Revision quote={quote} token={token} />
      <Answer quote={quote} token={token} />
    </div>
  )
}
