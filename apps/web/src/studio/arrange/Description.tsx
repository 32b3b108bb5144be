import type { DesignDocument } from '@kitwright/design'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extentOf } from '../gesture/extent.ts'
import { layerName, usePartName } from '../names.ts'
import { shownDocument, shownLayer } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { usePick, useWords } from '../words.ts'
import { describeDesign } from './describe.ts'
import { pieceKey, useArrangeWords } from './words.ts'

/** Long enough that a drag or a word is over: nobody wants to hear each step of it. */
const REST_MS = 1200

/** A value once it has not changed for a while. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(waiting)
  }, [value])
  return rested
}

/** Names of patterns, once the design has one. */
function usePatternName({ parts }: DesignDocument): (id: string) => string {
  const pick = usePick()
  const [names, setNames] = useState<typeof import('./patternNames.ts') | null>(null)
  const isPatterned = Object.values(parts).some(style => style?.pattern)
  useEffect(() => {
    if (isPatterned && !names) import('./patternNames.ts').then(setNames, () => undefined)
  }, [isPatterned, names])
  return id => {
    const pattern = names?.describePattern(id)
    return pattern ? pick(pattern.name) : id
  }
}

/** The design in words for whoever does not see the canvas; a sentence that changes is read out. */
export function Description() {
  const say = useArrangeWords()
  const sayStudio = useWords()
  const { t } = useTranslation('common')
  const partName = usePartName()
  const garment = useStudio(state => state.garment)
  const document = useRested(useStudio(shownDocument))
  const patternName = usePatternName(document)
  const sentences = describeDesign(document, garment, {
    say,
    product: t(`type_${garment.productType}`),
    partName,
    layerName: layer => layerName(layer, sayStudio),
    patternName,
    sizeOf: extentOf,
  })
  return (
    <section className="kw-hidden" aria-label={say('description')} data-testid="description">
      <div aria-live="polite" aria-atomic="false">
        {sentences.map((sentence, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a sentence has no other name than its place
          <p key={i}>{sentence}</p>
        ))}
      </div>
    </section>
  )
}

/** Says which layer the Tab key has come to. */
export function Browsed() {
  const say = useArrangeWords()
  const sayStudio = useWords()
  const layer = useStudio(state => (state.browsed === null ? undefined : shownLayer(state, state.browsed)))
  return (
    <p className="kw-hidden" role="status">
      {layer && say('browsing', { name: layerName(layer, sayStudio), piece: say(pieceKey(layer.piece)) })}
    </p>
  )
}
