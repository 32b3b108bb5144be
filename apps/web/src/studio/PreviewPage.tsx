import { readDesign, type DesignDocument } from '@kitwright/design'
import { editorPathOf, getGarment } from '@kitwright/garment'
import { Loader } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { listDrafts } from '../drafts/index.ts'
import { useOwnFonts } from '../pictures/index.ts'
import { useApi } from '../session/index.ts'
import { EmptyState, Failure } from '../ui/index.ts'
import './mantine.css'
import styles from './page.module.css'
import { TurningStage } from './stage/TurningStage.tsx'
import { useWords } from './words.ts'

interface Shown {
  readonly name: string
  readonly document: DesignDocument
}
type Found =
  | { readonly kind: 'looking' }
  | { readonly kind: 'shown'; readonly shown: Shown }
  | { readonly kind: 'none' }
  | { readonly kind: 'network' }

/** A shared design by its token, or this browser's own draft of last. */
function useShown(token: string | undefined, attempt: number): Found {
  const api = useApi()
  const [found, setFound] = useState<Found>({ kind: 'looking' })
  useEffect(() => {
    let isCurrent = true
    async function find(): Promise<Found> {
      if (token === undefined) {
        const draft = (await listDrafts())[0]
        return draft ? { kind: 'shown', shown: draft } : { kind: 'none' }
      }
      const answer = await api('GET /api/previews/{token}', { params: { token } })
      if (!answer.ok) return { kind: answer.error.id === 'network' ? 'network' : 'none' }
      const parsed = await readDesign(answer.value.document)
      if (!parsed.ok) return { kind: 'none' }
      return { kind: 'shown', shown: { name: answer.value.name, document: parsed.document } }
    }
    void find().then(next => {
      if (isCurrent) setFound(next)
    })
    return () => {
      isCurrent = false
    }
  }, [api, token, attempt])
  return found
}

function Preview({ name, document, isOwn }: Shown & { isOwn: boolean }) {
  const say = useWords()
  const garment = getGarment(document.garment)
  return (
    <div className={styles.preview}>
      <header className={styles.previewBar}>
        <h1 className={styles.previewName}>{name}</h1>
        <Link to="/design/$slug" params={{ slug: editorPathOf(garment.productType) }}>
          {say(isOwn ? 'backToStudio' : 'designYourOwn')}
        </Link>
      </header>
      <main>
        <TurningStage garment={garment} document={document} />
      </main>
    </div>
  )
}

/** A design to look at: read only, turning slowly. Without a token the present draft of this browser. */
export function PreviewPage({ token }: { token?: string }) {
  const say = useWords()
  useOwnFonts()
  const [attempt, setAttempt] = useState(0)
  const found = useShown(token, attempt)
  if (found.kind === 'shown') return <Preview {...found.shown} isOwn={token === undefined} />
  return (
    <div className={styles.whole}>
      {found.kind === 'looking' && <Loader aria-label={say('stageLoading')} />}
      {found.kind === 'network' && (
        <Failure
          title={say('openFailed')}
          text={say('saveNoConnection')}
          retryLabel={say('tryAgain')}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {found.kind === 'none' && (
        <EmptyState
          title={say(token === undefined ? 'noDraft' : 'previewGone')}
          text={say(token === undefined ? 'noDraftText' : 'previewGoneText')}
        >
          <Link to="/design/$slug" params={{ slug: 'soccer' }}>
            {say('designYourOwn')}
          </Link>
        </EmptyState>
      )}
    </div>
  )
}
