import type { ImageLayer, Layer } from '@kitwright/design'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { snakeCase } from '@kitwright/words'
import { toast } from '../../../../ui/index.ts'
import { drawingQuery, useEdit, useLayerName } from '../../../context/index.ts'
import { keepAsPixels } from '../../../tools/images/index.ts'
import { ProblemNote } from './ProblemNote.tsx'

const isImage = (layer: Layer): layer is ImageLayer => layer.kind === 'image'

function LetterNote({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation(['arrange', 'images', 'studio'])
  const layerName = useLayerName()
  const { change } = useEdit()
  const [isWorking, setWorking] = useState(false)
  const keep = async (): Promise<void> => {
    setWorking(true)
    const kept = await keepAsPixels(layer)
    setWorking(false)
    if (kept?.ok) change(layer.id, { asset: kept.asset })
    else toast('error', kept ? t(`studio:${snakeCase(kept.problem)}`) : t('images:apply_failed'))
  }
  return (
    <ProblemNote
      layer={layer}
      text={t('arrange:problem_letters', { name: layerName(layer) })}
      mend={t('arrange:mend_letters')}
      onMend={layer.isLocked || isWorking ? null : () => void keep()}
    />
  )
}

/** Drawings with letters as text, kept before such uploads were refused: no print file is made of them. */
export function LetterNotes({ layers }: { layers: readonly Layer[] }) {
  const images = layers.filter(isImage).filter(({ isHidden }) => !isHidden)
  const drawings = useQueries({ queries: images.map(({ asset }) => drawingQuery(asset)) })
  return images.map((layer, i) => (drawings[i]?.data?.hasLetters ? <LetterNote key={layer.id} layer={layer} /> : null))
}
