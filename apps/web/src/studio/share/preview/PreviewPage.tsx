import { postersOf } from '@kitwright/contract'
import { Button, Loader } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useOwnFonts } from '../../../domainComponents/index.ts'
import { EmptyState, Failure, lazy } from '../../../ui/index.ts'
import '../../context/mantine.css'
import css from '../../context/Page.module.css'
import { PreviewFrame } from './PreviewFrame.tsx'
import { useSharedDesign } from './useSharedDesign.ts'
import stage from '../../canvas/stage3d/Stage.module.css'

/** Visitors without a design to view do not load three.js. For a shared design it loads in parallel with the design. */
const loadPreview = async () => ({ default: (await import('./Preview.tsx')).Preview })
const Preview = lazy(loadPreview)

/** Returns the server's own picture of a shared design, cropped like the screen; it arrives long before the garment. */
const posterOf = (token: string): string | undefined =>
  postersOf(token).find(({ media }) => matchMedia(media).matches)?.href

const Instead = ({ children }: { children: ReactNode }) => (
  <PreviewFrame>
    <div className={css.previewInstead}>{children}</div>
  </PreviewFrame>
)

function Looking({ poster }: { poster: string | undefined }) {
  const { t } = useTranslation(['studio'])
  return (
    <PreviewFrame>
      <div className={stage.stage} data-filled>
        {poster === undefined ? null : <img className={stage.poster} src={poster} alt="" fetchPriority="high" />}
        <div className={stage.message} role="status" aria-label={t('studio:stage_loading')}>
          {poster === undefined && <Loader />}
        </div>
      </div>
    </PreviewFrame>
  )
}

/** Message for a share link that was closed or never existed. */
function SharedGone({ isClosed }: { isClosed: boolean }) {
  const { t } = useTranslation(['shots', 'common'])
  return (
    <EmptyState
      isPage
      title={t(isClosed ? 'shots:preview_closed' : 'common:not_found')}
      text={t(isClosed ? 'shots:preview_closed_text' : 'shots:preview_gone')}
    >
      <Button component={Link} to="/">
        {t('common:go_home')}
      </Button>
    </EmptyState>
  )
}

function NoDraft() {
  const { t } = useTranslation(['studio'])
  return (
    <EmptyState isPage title={t('studio:no_draft')} text={t('studio:no_draft_text')}>
      <Button component={Link} to="/products">
        {t('studio:design_your_own')}
      </Button>
    </EmptyState>
  )
}

/** A view-only page of a design. Without a token it shows the current draft of this browser. */
export function PreviewPage({ token }: { token?: string }) {
  const { t } = useTranslation(['studio'])
  useOwnFonts()
  const [attempt, setAttempt] = useState(0)
  const found = useSharedDesign(token, attempt)
  const [poster] = useState(() => {
    if (token === undefined) return undefined
    // The page itself reports a failure when it is shown.
    loadPreview().catch(() => undefined)
    return posterOf(token)
  })
  if (found.kind === 'shown')
    return (
      <Suspense fallback={<Looking poster={poster} />}>
        <Preview shown={found.shown} isOwn={token === undefined} poster={poster} />
      </Suspense>
    )
  if (found.kind === 'looking') return <Looking poster={poster} />
  if (found.kind === 'none' || found.kind === 'closed')
    return <Instead>{token === undefined ? <NoDraft /> : <SharedGone isClosed={found.kind === 'closed'} />}</Instead>
  return (
    <Instead>
      <Failure
        isPage
        title={t('studio:open_failed')}
        text={t('studio:save_no_connection')}
        retryLabel={t('studio:try_again')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Instead>
  )
}
