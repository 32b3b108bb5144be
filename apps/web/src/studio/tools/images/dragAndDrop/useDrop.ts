import { snakeCase } from '@kitwright/words'
import { useMemo } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { keepImage } from '../../../../drafts/index.ts'
import {
  addLayers,
  roleOfPicture,
  type PiecePoint,
  type DocumentState,
  type DocumentVerbs,
  type SelectionVerbs,
} from '@kitwright/editor'
import { useStudioParts, type WindowVerbs } from '../../../context/index.ts'
import { useSession } from '../../../../session/index.ts'
import { loadUntilDone, toast } from '../../../../ui/index.ts'
import { nameOfFile } from '../files/nameOfFile.ts'
import { sendAhead, useSender } from '../upload/uploadList.ts'
import { useKeepSymbol } from '../library/useKeepSymbol.ts'
import type { DraggedPicture } from '../library/dragData.ts'
import { droppedLayer, type DroppedPicture } from './dropLayer.ts'

export interface DropActions {
  /** Adds pictures from the desktop. */
  files(files: readonly File[], place: PiecePoint | null): Promise<void>
  /** Adds a picture from one of the panels. */
  picture(dragged: DraggedPicture, place: PiecePoint | null): Promise<void>
}

/** Places the pictures that are dropped on the garment; reports those that cannot be accepted. */
export function useDrop(): DropActions {
  const api = useStudioParts<DocumentState & DocumentVerbs & SelectionVerbs & WindowVerbs>()
  const { t } = useTranslation(['studio', 'images'])
  const keepSymbol = useKeepSymbol()
  const sender = useSender()
  const { isSignedIn } = useSession()
  return useMemo(() => {
    /** Places a picture; returns whether there was space for it. */
    function put(picture: DroppedPicture, place: PiecePoint | null, nth = 0): boolean {
      const state = api.getState()
      const isAdded = addLayers(api, [droppedLayer(api, picture, place, nth)])
      if (!isAdded) toast('error', t('studio:too_many_layers'))
      else state.openPanel('images')
      if (isAdded && !place) toast('info', t('images:dropped_beside'))
      return isAdded
    }
    return {
      async files(files, place) {
        const { trimClear } = await loadUntilDone(async () => import('../files/trimClear.ts'))
        let nth = 0
        for (const file of files) {
          const { blob: trimmed, note } = await trimClear(file)
          const kept = await keepImage(trimmed ?? file)
          if (!kept.ok) {
            toast('error', `${file.name}: ${t(`studio:${snakeCase(kept.problem)}`)}`)
            continue
          }
          const { asset } = kept
          const role = roleOfPicture(api, asset, place)
          const isAdded = put({ asset, role, name: nameOfFile(file.name) }, place, nth++)
          if (isAdded && note) toast('info', t(`images:${note}`, { name: file.name }))
          if (isAdded && isSignedIn) sendAhead(asset, file.name, file.size, sender)
        }
      },
      async picture(dragged, place) {
        if (dragged.kind === 'asset') return void put(dragged, place)
        const { graphic, role } = dragged
        const layer = await keepSymbol(graphic, asset => droppedLayer(api, { asset, role, name: graphic.title }, place))
        if (layer) put({ asset: layer.asset, role, name: graphic.title }, place)
      },
    }
  }, [api, t, keepSymbol, sender, isSignedIn])
}
