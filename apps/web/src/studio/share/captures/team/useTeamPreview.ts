import { useEffect, useState } from 'react'
import { paintLettering, type Lettering, type TextField } from './lettering/paintLettering.ts'
import { sizeOf } from './lettering/formats.ts'
import type { PictureRequest, TeamSession } from './teamSession.ts'

type Letters = Omit<Lettering, 'size' | 'format' | 'colours'>

export interface PreviewState {
  /** The picture with its letters; null before the first one. */
  readonly canvas: HTMLCanvasElement | null
  /** The finished share while it is drawn, else null. */
  readonly share: number | null
  readonly isFailed: boolean
  /** Fields whose end does not fit. */
  readonly cut: readonly TextField[]
}

interface PlainPicture {
  readonly request: PictureRequest
  readonly canvas: HTMLCanvasElement
}

/** Draws the picture without letters again whenever the request changes; null waits. */
function usePlain(session: TeamSession | null, request: PictureRequest | null) {
  const [drawn, setDrawn] = useState<PlainPicture | null>(null)
  const [share, setShare] = useState(0)
  const [failed, setFailed] = useState<PictureRequest | null>(null)
  useEffect(() => {
    if (!session || !request) return
    const over = new AbortController()
    setShare(0)
    setFailed(null)
    const onProgress = (done: number): void => {
      if (!over.signal.aborted) setShare(done)
    }
    session.preview(request, { signal: over.signal, onProgress }).then(
      canvas => {
        if (!over.signal.aborted) setDrawn({ request, canvas })
      },
      (cause: unknown) => {
        if (over.signal.aborted) return
        console.error('the team photo could not be drawn', cause)
        setFailed(request)
      },
    )
    return () => over.abort()
  }, [session, request])
  return { drawn, share, isFailed: failed !== null && failed === request }
}

function copyOf(source: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = source.width
  canvas.height = source.height
  canvas.getContext('2d')?.drawImage(source, 0, 0)
  return canvas
}

/** Shows the picture of a request with its letters. */
export function useTeamPreview(
  session: TeamSession | null,
  request: PictureRequest | null,
  letters: Letters,
): PreviewState {
  const { drawn, share, isFailed } = usePlain(session, request)
  const [lettered, setLettered] = useState<{ canvas: HTMLCanvasElement; cut: readonly TextField[] } | null>(null)
  useEffect(() => {
    if (!drawn) return
    let isOver = false
    const canvas = copyOf(drawn.canvas)
    const { format, colours } = drawn.request
    const size = { widthPx: canvas.width, heightPx: canvas.height }
    void paintLettering(canvas, { ...letters, format, colours, size }).then(cut => {
      if (!isOver) setLettered({ canvas, cut })
    })
    return () => void (isOver = true)
  }, [drawn, letters])
  const isOfNow = drawn !== null && drawn.request === request
  return {
    canvas: lettered?.canvas ?? null,
    share: request === null || isOfNow || isFailed ? null : share,
    isFailed,
    cut: lettered?.cut ?? [],
  }
}

/** Paints the letters on a picture in full size. */
export const letterPicture = async (
  canvas: HTMLCanvasElement,
  { format, colours }: PictureRequest,
  letters: Letters,
): Promise<readonly TextField[]> => paintLettering(canvas, { ...letters, format, colours, size: sizeOf(format) })
