import { postersOf } from '@kitwright/contract'
import { Button, Loader } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnFonts } from '../pictures/index.ts'
import { EmptyState, Failure } from '../ui/index.ts'
import './mantine.css'
import styles from './page.module.css'
import { PreviewFrame } from './preview/PreviewFrame.tsx'
import { useShown } from './preview/useShown.ts'
import { useShotsWords } from './shots/words.ts'
import stage from './stage/stage.module.css'
import { useWords } from './words.ts'

/** Who has no design to look at goes without three.js; who was sent one has it fetched beside the design. */
const loadPreview = async () => ({ default: (await import('./preview/Preview.tsx')).Preview })
const Preview = lazy(loadPreview)

/** The server's own drawing of a shared design, cut as the screen is: there long before the garment is. */
const posterOf = (token: string): string | undefined =>
  postersOf(token).find(({ media }) => matchMedia(media).matches)?.href

const Instead = ({ children }: { children: ReactNode }) => (
  <PreviewFrame>
    <div className={styles.previewInstead}>{children}</div>
  </PreviewFrame>
)

function Looking({ poster }: { poster: string | undefined }) {
  const say = useWords()
  return (
    <PreviewFrame>
      <div className={stage.stage}>
        {poster === undefined ? null : <img className={stage.poster} src={poster} alt="" fetchPriority="high" />}
        <div className={stage.message} role="status" aria-label={say('stageLoading')}>
          {poster === undefined && <Loader />}
        </div>
      </div>
    </PreviewFrame>
  )
}

/** A link that leads nowhere (any more), in the words of any page that is not there. */
function SharedGone() {
  const say = useShotsWords()
  const { t } = useTranslation('common')
  return (
    <EmptyState isPage title={t('not_found')} text={say('preview_gone')}>
      <Button component={Link} to="/">
        {t('go_home')}
      </Button>
    </EmptyState>
  )
}

function NoDraft() {
  const say = useWords()
  return (
    <EmptyState isPage title={say('noDraft')} text={say('noDraftText')}>
      <Button component={Link} to="/products">
        {say('designYourOwn')}
      </Button>
    </EmptyState>
  )
}

/** A design to look at. Without a token the present draft of this browser. */
export function PreviewPage({ token }: { token?: string }) {
  const say = useWords()
  useOwnFonts()
  const [attempt, setAttempt] = useState(0)
  const found = useShown(token, attempt)
  const [poster] = useState(() => {
    if (token === undefined) return undefined
    // The page itself tells of a failure when it is shown.
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
  if (found.kind === 'none') return <Instead>{token === undefined ? <NoDraft /> : <SharedGone />}</Instead>
  return (
    <Instead>
      <Failure
        isPage
        title={say('openFailed')}
        text={say('saveNoConnection')}
        retryLabel={say('tryAgain')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Instead>
  )
}
