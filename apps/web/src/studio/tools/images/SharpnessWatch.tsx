import type { ImageLayer } from '@kitwright/design'
import { useEffect } from 'react'
import { toast } from '../../../ui/index.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudioApi } from '../../store/StudioContext.ts'
import { dpiOf, POOR_DPI } from './resolution.ts'
import { mimeOf } from './useImageMime.ts'
import { useImageWords } from './words.ts'

const isPoor = (layer: ImageLayer): boolean => dpiOf(layer) < POOR_DPI

/** Says it when a picture is drawn so large that it will print blurred: on a phone no figures stand beside it. */
export function SharpnessWatch() {
  const say = useImageWords()
  const api = useStudioApi()
  useEffect(
    () =>
      api.subscribe((state, before) => {
        const [now, was] = [documentOf(state).layers, documentOf(before).layers]
        if (now === was || state.draftId !== before.draftId) return
        const sizes = new Map(was.map(layer => [layer.id, layer]))
        for (const layer of now) {
          const old = sizes.get(layer.id)
          if (layer === old || layer.kind !== 'image' || old?.kind !== 'image') continue
          if (layer.asset.id !== old.asset.id || isPoor(old) || !isPoor(layer)) continue
          void mimeOf(layer.asset).then(mime => {
            if (mime !== 'image/svg+xml') toast('info', say('grewPoor', { dpi: dpiOf(layer) }))
          })
        }
      }),
    [api, say],
  )
  return null
}
