import type { TextKey } from '@kitwright/words'
import { isSewn, productTypeAt } from '@kitwright/garment'
import { Button, Loader } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { isHidden } from '../../drafts/index.ts'
import { useSession, useTenant } from '../../session/index.ts'
import { EmptyState, Failure } from '../../ui/index.ts'
import '../context/mantine.css'
import { useOpening, type Opening } from './open/useOpening.ts'
import { Studio } from './Studio.tsx'
import css from '../context/Page.module.css'
import { useTranslation } from 'react-i18next'

export interface StudioPageProps {
  /** Last segment of `/design/{slug}`. */
  readonly slug: string
  readonly draftId?: string
}

const Whole = ({ children }: { children: ReactNode }) => <div className={css.whole}>{children}</div>

const REASONS: Record<Extract<Opening, { kind: 'failed' }>['reason'], TextKey<'studio'>> = {
  notFound: 'open_not_found',
  network: 'save_no_connection',
  unreadable: 'open_unreadable',
}

function Opened({ garment, draftId }: { garment: string; draftId?: string }) {
  const { t } = useTranslation(['studio'])
  const router = useRouter()
  const { isSignedIn, accountId } = useSession()
  const [attempt, setAttempt] = useState(0)
  const search = new URLSearchParams(router.state.location.searchStr)
  const [wanted] = useState({
    garment,
    design: search.get('design'),
    template: search.get('template'),
    draftId: draftId ?? search.get('draft'),
    isNew: search.has('new'),
  })
  const opening = useOpening(wanted, attempt)
  const isRefused = opening.kind === 'signInFirst'
  useEffect(() => {
    // Someone signed in meanwhile (in another tab, perhaps): what was refused may open now.
    if (isRefused && isSignedIn) setAttempt(count => count + 1)
  }, [isRefused, isSignedIn])

  // Whose session has ended works on once they are back; whoever comes instead begins with what is theirs.
  const account = accountId()
  const [worker, setWorker] = useState(account)
  const isAnothers = opening.kind === 'open' && isHidden(opening.draft)
  const isShut = isAnothers || (worker !== null && worker !== account)
  useEffect(() => {
    if (worker === account || account === null) return
    setWorker(account)
    if (worker !== null) setAttempt(count => count + 1)
  }, [worker, account])

  const opened = opening.kind === 'open' ? opening.draft.id : null
  const isBegun = wanted.isNew || wanted.template !== null
  useEffect(() => {
    // A reload goes on with what was begun instead of beginning anew.
    if (opened !== null && isBegun) router.history.replace(`/design/${garment}?draft=${opened}`)
  }, [router, garment, opened, isBegun])

  if (opening.kind === 'open' && !isShut) return <Studio draft={opening.draft} />
  if (opening.kind === 'opening') {
    return (
      <Whole>
        <Loader aria-label={t('studio:stage_loading')} />
      </Whole>
    )
  }
  if (opening.kind === 'signInFirst' || opening.kind === 'open') {
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
  return (
    <Whole>
      <Failure
        isPage
        title={t('studio:open_failed')}
        text={t(`studio:${REASONS[opening.reason]}`)}
        retryLabel={t('studio:try_again')}
        // Another version of the page may read it.
        onRetry={() => (opening.reason === 'unreadable' ? location.reload() : setAttempt(attempt + 1))}
      >
        {opening.reason === 'unreadable' && (
          <Button component="a" href={`/design/${garment}?new`} variant="default">
            {t('studio:start_new')}
          </Button>
        )}
      </Failure>
    </Whole>
  )
}

/** The studio of one garment; says so plainly where the garment has not been sewn yet. */
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
