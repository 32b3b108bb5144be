import { useMemo } from 'react'
import { addLayers } from '../../../arrange/verbs.ts'
import type { Place } from '../../../gesture/types.ts'
import { useStudioApi } from '../../../store/StudioContext.ts'
import { toast } from '../../../../ui/index.ts'
import { useWords } from '../../../words.ts'
import { keepImage } from '../useAddImage.ts'
import { useKeepGraphic } from '../useKeepGraphic.ts'
import { useImageWords } from '../words.ts'
import type { Dragged } from './dragged.ts'
import { droppedLayer, type DroppedPicture } from './dropLayer.ts'

export interface Drop {
  /** Pictures from the desktop. */
  files(files: readonly File[], place: Place | null): Promise<void>
  /** A picture from one of the panels. */
  picture(dragged: Dragged, place: Place | null): Promise<void>
}

/** What becomes of pictures that are let go over the garment: they lie there; what cannot be taken is told. */
export function useDrop(): Drop {
  const api = useStudioApi()
  const say = useWords()
  const sayImages = useImageWords()
  const keepGraphic = useKeepGraphic()
  return useMemo(() => {
    function put(picture: DroppedPicture, place: Place | null, nth = 0): void {
      const state = api.getState()
      if (!addLayers(api, [droppedLayer(state, picture, place, nth)])) return toast('error', say('tooManyLayers'))
      state.openTool('images')
      if (!place) toast('info', sayImages('droppedBeside'))
    }
    return {
      async files(files, place) {
        let nth = 0
        for (const file of files) {
          const kept = await keepImage(file)
          if (kept.ok) put({ asset: kept.asset, role: 'logo', name: '' }, place, nth++)
          else toast('error', `${file.name}: ${say(kept.problem)}`)
        }
      },
      async picture(dragged, place) {
        if (dragged.kind === 'asset') return put(dragged, place)
        const { graphic, role } = dragged
        const kept = await keepGraphic(graphic)
        if (kept.ok) put({ asset: kept.asset, role, name: graphic.title }, place)
        else toast('error', kept.message)
      },
    }
  }, [api, say, sayImages, keepGraphic])
}
