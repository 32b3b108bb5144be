import type { TextKey } from '@kitwright/words'
import { isSewn, productTypeAt } from '@kitwright/garment'
import { Button, Loader } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { isHidden } from '../../drafts/index.ts'
import { useSession, useTenant } from '../../session/index.ts'
import { EmptyState, Failure } from '../../ui/index.ts'
import '../context/mantine.css'
import { useOpening, type OpeningState } from './openDesign/useOpening.ts'
import { Studio } from './Studio.tsx'
import css from '../context/Page.module.css'

export interface StudioPageProps {
  /** The last segment of `/design/{slug}`. */
  readonly slug: string
  readonly draftId?: string
}

const Whole = ({ children }: { children: ReactNode }) => <div className={css.whole}>{children}</div>

type OpeningFailure = Extract<OpeningState, { kind: 'failed' }>

const REASONS: Record<OpeningFailure['reason'], TextKey<'studio'>> = {
  notFound: 'open_not_found',
  network: 'save_no_connection',
  unreadable: 'open_unreadable',
}

function SignInFirst() {
  const { t } = useTranslation(['studio'])
  const router = useRouter()
  return (
    <Whole>
      <EmptyState isPage title={t('studio:sign_in_to_open')}>
        <Button
          onClick={() =>
            router.history.push(`/auth/signin?redirect_to=${encodeURIComponent(router.state.location.href)}`)
          }
        >
          {t('studio:sign_in')}
        </Button>
      </EmptyState>
    </Whole>
  )
}

interface NotOpenedProps {
  readonly garment: string
  readonly reason: OpeningFailure['reason']
  readonly onRetry: () => void
}

function NotOpened({ garment, reason, onRetry }: NotOpenedProps) {
  const { t } = useTranslation(['studio'])
  return (
    <Whole>
      <Failure
        isPage
        title={t('studio:open_failed')}
        text={t(`studio:${REASONS[reason]}`)}
        retryLabel={t('studio:try_again')}
        // Another version of the page may be able to read it.
        onRetry={() => (reason === 'unreadable' ? location.reload() : onRetry())}
      >
        {reason === 'unreadable' && (
          <Button component="a" href={`/design/${garment}?new`} variant="default">
            {t('studio:start_new')}
          </Button>
        )}
      </Failure>
    </Whole>
  )
}

/**
 * Lets a user whose session has ended continue after signing in again; another user starts with their own work. Returns
 * true while neither is signed in.
 */
function useHandover(reopen: () => void): boolean {
  const { accountId } = useSession()
  const account = accountId()
  const [worker, setWorker] = useState(account)
  useEffect(() => {
    if (worker === account || account === null) return
    setWorker(account)
    if (worker !== null) reopen()
  }, [worker, account, reopen])
  return worker !== null && worker !== account
}

function Opened({ garment, draftId }: { garment: string; draftId?: string }) {
  const { t } = useTranslation(['studio'])
  const router = useRouter()
  const { isSignedIn } = useSession()
  const search = new URLSearchParams(router.state.location.searchStr)
  const [wanted] = useState({
    garment,
    design: search.get('design'),
    template: search.get('template'),
    draftId: draftId ?? search.get('draft'),
    isNew: search.has('new'),
  })
  const [layerId] = useState(search.get('layer'))
  const { opening, reopen } = useOpening(wanted)
  const isRefused = opening.kind === 'signInFirst'
  useEffect(() => {
    // A refused draft may open now that someone has signed in (perhaps in another tab).
    if (isRefused && isSignedIn) reopen()
  }, [isRefused, isSignedIn, reopen])
  const isLeft = useHandover(reopen)

  const opened = opening.kind === 'open' ? opening.draft.id : null
  const isBegun = wanted.isNew || wanted.template !== null
  useEffect(() => {
    // A reload continues the current draft instead of starting a new one.
    if (opened !== null && isBegun) router.history.replace(`/design/${garment}?draft=${opened}`)
  }, [router, garment, opened, isBegun])

  if (opening.kind === 'opening') {
    return (
      <Whole>
        <Loader aria-label={t('studio:stage_loading')} />
      </Whole>
    )
  }
  if (opening.kind === 'failed') return <NotOpened garment={garment} reason={opening.reason} onRetry={reopen} />
  if (opening.kind === 'signInFirst' || isHidden(opening.draft) || isLeft) return <SignInFirst />
  return <Studio draft={opening.draft} layerId={layerId} />
}

/** The studio of one garment; shows a plain message when the garment has not been sewn yet. */
export function StudioPage({ slug, draftId }: StudioPageProps) {
  const { t } = useTranslation(['studio'])
  const { productTypes } = useTenant()
  const type = productTypeAt(slug)
  if (type && productTypes.includes(type) && isSewn(type)) return <Opened garment={slug} draftId={draftId} />
  return (
    <Whole>
      <EmptyState title={t('studio:not_available')} text={t('studio:not_available_text')}>
        <Link to="/">{t('studio:back_home')}</Link>
      </EmptyState>
    </Whole>
  )
}
