import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react'
import css from './Picture.module.css'
import { denserSources } from './denserSources.ts'
import { pictureReady } from './pictureReady.ts'

interface Props {
  readonly src: string | null
  readonly alt: string
  /** Shown until the picture has loaded, and if it fails to load. A server-rendered page omits it: its pictures need no script. */
  readonly fallback: ReactNode
  readonly ratio?: string
  /** Whether it is visible at once. It then loads before others. */
  readonly isFirst?: boolean
  /** CSS widths at which a picture of `width=400` is shown; dense screens then load it wider. */
  readonly sizes?: string
  /** Whether the picture goes up to the frame's edges. */
  readonly isFilled?: boolean
  /** CSS colour of the frame until the picture has loaded. */
  readonly tone?: string | undefined
}

type ImageWatchers = Pick<ComponentProps<'img'>, 'ref' | 'onLoad' | 'onError'>

const never = () => () => {}
/** Returns whether this renders on the server or is being hydrated. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** A picture that exists but cannot be shown is not requested for ever. */
const MAX_TRIES = 2

/** Returns which picture has loaded, which has failed, and how the next is observed. */
function useArrival(src: string | null) {
  const [failed, setFailed] = useState<string | null>(null)
  /** It failed to load at first, and the server may still be drawing it. */
  const [missed, setMissed] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const isHydrating = useIsHydrating()
  const [loaded, setLoaded] = useState(isHydrating ? src : null)
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
    // A server-rendered page's picture may have loaded, or failed, before any listener was attached.
    ref(image) {
      if (!image?.complete) return
      if (image.naturalWidth > 0) setLoaded(src)
      else miss()
    },
    onLoad: () => setLoaded(src),
    onError: miss,
  }
  return { failed, loaded, tries, watching }
}

/** Whether the frame has the picture's colour: until the picture is there. */
const isToned = (tone: string | undefined, isThere: boolean): true | undefined =>
  (tone !== undefined && !isThere) || undefined

/**
 * A picture on a plain background that keeps its place while it loads. When `src` changes, the new picture replaces the
 * old one once loaded.
 */
export function Picture({ src, alt, fallback, ratio = '1 / 1', isFirst = false, sizes, isFilled, tone }: Props) {
  const { failed, loaded, tries, watching } = useArrival(src)
  const wanted = failed === src ? null : src
  const isThere = loaded === wanted
  const sourcesOf = (url: string) => denserSources(url, { sizes, isFirst })
  const before = wanted !== null && !isThere && loaded !== failed ? loaded : null
  return (
    <div
      className={css.frame}
      data-filled={isFilled}
      data-toned={isToned(tone, isThere)}
      style={{ aspectRatio: ratio, '--tone': tone } as CSSProperties}
    >
      {(wanted === null || (!isThere && before === null)) && fallback}
      {before !== null && <img {...sourcesOf(before)} alt="" />}
      {wanted !== null && (
        <img
          key={`${wanted} ${tries}`}
          {...sourcesOf(wanted)}
          // The outline describes it until then.
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
