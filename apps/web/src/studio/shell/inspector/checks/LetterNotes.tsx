import type { DesignDocument, ImageLayer, Layer } from '@kitwright/design'
import { useState } from 'react'
import { snakeCase } from '@kitwright/words'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useDrawing, useEdit, useLayerName, usePartName } from '../../../context/index.ts'
import { keepAsPixels } from '../../../tools/images/index.ts'
import { patternPictures, type PatternPicture } from './patternPictures.ts'
import { ProblemNote } from './ProblemNote.tsx'

const isImage = (layer: Layer): layer is ImageLayer => layer.kind === 'image'

function KeepAsPixels({ layer }: { layer: ImageLayer }) {
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

/** Warns about a drawing that contains text elements. */
function LetterNote({ layer }: { layer: ImageLayer }) {
  return useDrawing(layer.asset)?.hasLetters ? <KeepAsPixels layer={layer} /> : null
}

/** Warns about a pattern of a drawing that contains text elements. */
function PatternLetterNote({ part, asset }: PatternPicture) {
  const { t } = useTranslation(['arrange'])
  const partName = usePartName()
  if (!useDrawing(asset)?.hasLetters) return null
  return (
    <ProblemNote
      layer={null}
      text={t('arrange:problem_letters_pattern', { part: partName(part) })}
      mend=""
      onMend={null}
    />
  )
}

/** Warns about drawings with text elements, stored before uploads refused them. They block the print files. */
export function LetterNotes({ document }: { document: DesignDocument }) {
  return (
    <>
      {document.layers.filter(isImage).map(layer => !layer.isHidden && <LetterNote key={layer.id} layer={layer} />)}
      {patternPictures(document).map(each => (
        <PatternLetterNote key={`${each.part} ${each.asset.id}`} {...each} />
      ))}
    </>
  )
}
