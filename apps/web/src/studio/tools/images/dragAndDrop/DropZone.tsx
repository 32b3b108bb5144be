import { IconPhotoDown } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import type { PickView } from '../../../fields/index.ts'
import { documentOf, partOf, type DocumentState, type ViewVerbs } from '@kitwright/editor'
import { oncePerFrame } from '../../../../ui/index.ts'
import { useStudioParts } from '../../../context/index.ts'
import { DRAGGED_TYPE, draggedNow } from '../library/dragData.ts'
import css from './DropZone.module.css'
import { useDrop } from './useDrop.ts'

/** Returns whether the drag contains one of our pictures or files; dragged words and links are ignored. */
const isPicture = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer !== null && (dataTransfer.types.includes(DRAGGED_TYPE) || dataTransfer.types.includes('Files'))

interface DropHandlers {
  over(x: number, y: number): void
  /** Called when the drag leaves the view or ends. */
  leave(): void
  letGo(files: readonly File[], x: number, y: number): void
}

/** Listens for pictures that are dragged over an element. */
function followPictures(host: HTMLElement, { over, leave, letGo }: DropHandlers, signal: AbortSignal): void {
  function show(event: DragEvent): void {
    if (!isPicture(event)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    over(event.clientX, event.clientY)
  }
  function take(event: DragEvent): void {
    if (!isPicture(event)) return
    event.preventDefault()
    leave()
    letGo([...(event.dataTransfer?.files ?? [])], event.clientX, event.clientY)
  }
  host.addEventListener('dragenter', show, { signal })
  host.addEventListener('dragover', show, { signal })
  host.addEventListener('dragleave', event => host.contains(event.relatedTarget as Node | null) || leave(), { signal })
  host.addEventListener('drop', take, { signal })
}

/** Accepts pictures dropped on a view; returns whether one is over it now. */
function useDropsOn(view: PickView | null): boolean {
  const api = useStudioParts<DocumentState & ViewVerbs>()
  const drop = useDrop()
  const [isOver, setOver] = useState(false)
  const latest = useRef(drop)
  useEffect(() => {
    latest.current = drop
  })

  useEffect(() => {
    if (!view) return
    const listening = new AbortController()
    /** Outlines the part under the dragged picture. */
    const show = oncePerFrame(({ x, y }: { x: number; y: number }) => {
      const state = api.getState()
      const place = view.locate(x, y)
      const part = place && partOf(state.garment, documentOf(state).options, place)
      state.setHover(part ? { part } : null)
    })
    const dragging: DropHandlers = {
      over(x, y) {
        setOver(true)
        show({ x, y })
      },
      leave() {
        show.cancel()
        setOver(false)
        api.getState().setHover(null)
      },
      letGo(files, x, y) {
        const place = view.locate(x, y)
        const dragged = draggedNow()
        // A picture dragged from a page also contains a file: our own picture takes precedence.
        if (dragged) void latest.current.picture(dragged, place)
        else void latest.current.files(files, place)
      },
    }
    followPictures(view.host, dragging, listening.signal)
    return () => {
      listening.abort()
      show.cancel()
    }
  }, [view, api])
  return isOver
}

/** Accepts pictures dropped on a view of the garment, at the drop point. */
export function DropZone({ view }: { view: PickView | null }) {
  const { t } = useTranslation(['images'])
  const isOver = useDropsOn(view)
  return (
    isOver && (
      <div className={css.over} aria-hidden>
        <span className={css.hint}>
          <IconPhotoDown size={18} />
          {t('images:drop_here')}
        </span>
      </div>
    )
  )
}

/** Prevents a file that misses the garment from replacing the page. */
export function keepFilesFromOpening(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const stay = (event: DragEvent): void => {
    if (isPicture(event)) event.preventDefault()
  }
  addEventListener('dragover', stay, { signal })
  addEventListener('drop', stay, { signal })
  return () => listening.abort()
}
