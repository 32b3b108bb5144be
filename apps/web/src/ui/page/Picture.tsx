import { useEffect, useState, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import css from './Picture.module.css'
import { pictureReady } from './pictureReady.ts'

interface Props {
  readonly src: string | null
  readonly alt: string
  /** Drawn until the picture is there, and when it does not load. */
  readonly fallback: ReactNode
  readonly ratio?: string
  /** In sight as soon as the page is: it comes before others, and on a server-rendered page without the drawing before it. */
  readonly isFirst?: boolean
}

type ImageWatchers = Pick<ComponentProps<'img'>, 'ref' | 'onLoad' | 'onError'>

const never = () => () => {}
/** Whether this is drawn in the server, or comes to life as it was drawn there. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** One that is there and cannot be shown is not asked for for ever. */
const MAX_TRIES = 2

/** Returns which picture has loaded, which has failed, and how the next is observed. */
function useArrival(src: string | null, isFirst: boolean) {
  const [failed, setFailed] = useState<string | null>(null)
  /** Did not come the first time; it may still be drawn. */
  const [missed, setMissed] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const isHydrating = useIsHydrating()
  const [loaded, setLoaded] = useState(isFirst && isHydrating ? src : null)
  useEffect(() => {
    if (missed === null || missed !== src) return
    const leaving = new AbortController()
    void pictureReady(missed, leaving.signal).then(isReady => {
      if (leaving.signal.aborted) return
      setMissed(null)
      if (isReady) setTries(count => count + 1)
      else setFailed(missed)
    })
    return () => leaving.abort()
  }, [missed, src])
  const miss = (): void => (tries < MAX_TRIES ? setMissed(src) : setFailed(src))
  const watching: ImageWatchers = {
    // A server-rendered page's picture may have come, or failed, before anyone listened.
    ref(image) {
      if (!image?.complete) return
      if (image.naturalWidth > 0) setLoaded(src)
      else if (isFirst) miss()
    },
    onLoad: () => setLoaded(src),
    onError: miss,
  }
  return { failed, loaded, tries, watching }
}

/** A picture on a quiet ground that keeps its place while it loads; one that follows another takes its place when it is there. */
export function Picture({ src, alt, fallback, ratio = '1 / 1', isFirst = false }: Props) {
  const { failed, loaded, tries, watching } = useArrival(src, isFirst)
  const wanted = failed === src ? null : src
  const isThere = loaded === wanted
  const before = wanted !== null && !isThere && loaded !== failed ? loaded : null
  return (
    <div className={css.frame} style={{ aspectRatio: ratio }}>
      {(wanted === null || (!isThere && before === null)) && fallback}
      {before !== null && <img src={before} alt="" />}
      {wanted !== null && (
        <img
          key={`${wanted} ${tries}`}
          src={wanted}
          // The outline tells what it is until then.
          alt={isThere ? alt : ''}
          decoding="async"
          data-waiting={!isThere || undefined}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          {...watching}
        />
      )}
    </div>
  )
}
