import { patternsOn, type DesignDocument, type PatternUse } from '@kitwright/design'
import { loadNames, type Names } from '@kitwright/words'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { extentOf, useLayerName, pieceKey, usePartName, usePick, useStudio } from '../../context/index.ts'
import { shownDocument, shownLayer } from '@kitwright/editor'
import { describeDesign } from './describe.ts'

/** The pause in ms after which a drag or a word is over, so that not every step is announced. */
const REST_MS = 1200

/** Returns a value once it has not changed for a while. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(waiting)
  }, [value])
  return rested
}

/** Returns the names of patterns, once the design has one. */
function usePatternName({ parts }: DesignDocument): (use: PatternUse) => string {
  const { t } = useTranslation(['arrange'])
  const pick = usePick()
  const [names, setNames] = useState<Readonly<Record<string, Names>> | null>(null)
  const isPatterned = Object.values(parts).some(style => patternsOn(style).length > 0)
  useEffect(() => {
    if (isPatterned && !names) loadNames('patterns').then(setNames, () => undefined)
  }, [isPatterned, names])
  return ({ id, motif }) => {
    if (motif) return motif.kind === 'text' ? motif.text : t('arrange:own_picture')
    const known = names?.[id]
    return known ? pick(known) : id
  }
}

/** A description of the design for people who cannot see the canvas; a changed sentence is read out. */
export function Description() {
  const { t } = useTranslation(['arrange', 'studio', 'common'])
  const layerName = useLayerName()
  const partName = usePartName()
  const garment = useStudio(state => state.garment)
  const document = useRested(useStudio(shownDocument))
  const patternName = usePatternName(document)
  const sentences = describeDesign(document, garment, {
    t,
    product: t(`common:type_${garment.productType}`),
    partName,
    layerName,
    patternName,
    sizeOf: extentOf,
  })
  return (
    <section className="kw-hidden" aria-label={t('arrange:description')} data-testid="description">
      <div aria-live="polite" aria-atomic="false">
        {sentences.map((sentence, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a sentence has no other name than its place
          <p key={i}>{sentence}</p>
        ))}
      </div>
    </section>
  )
}

/** Announces the layer that the Tab key has reached. */
export function Browsed() {
  const { t } = useTranslation(['arrange', 'studio'])
  const layerName = useLayerName()
  const layer = useStudio(state => (state.browsed === null ? undefined : shownLayer(state, state.browsed)))
  return (
    <p className="kw-hidden" role="status">
      {layer && t('arrange:browsing', { name: layerName(layer), piece: t(pieceKey(layer.piece)) })}
    </p>
  )
}
