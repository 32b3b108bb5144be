import { dpiOf, POOR_DPI, type ImageLayer } from '@kitwright/design'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { toast } from '../../../ui/index.ts'
import { documentOf, type DocumentState } from '@kitwright/editor'
import { imageMimeQuery, useStudioParts, type DraftState } from '../../context/index.ts'

const isPoor = (layer: ImageLayer): boolean => dpiOf(layer) < POOR_DPI

/** Warns when a picture is drawn so large that it will print blurred: a phone shows no figures beside it. */
export function SharpnessWatch() {
  const { t } = useTranslation(['images'])
  const api = useStudioParts<DocumentState & DraftState>()
  const queries = useQueryClient()
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
          const tell = (mime: string): void => {
            if (mime !== 'image/svg+xml') toast('info', t('images:grew_poor', { dpi: dpiOf(layer) }))
          }
          void queries.fetchQuery(imageMimeQuery(layer.asset)).then(tell, () => tell(''))
        }
      }),
    [api, queries, t],
  )
  return null
}
