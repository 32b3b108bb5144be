import type { DesignDocument, Layer } from '@kitwright/design'
import { snakeCase } from '@kitwright/words'
import { documentOf, fixProblem, isFixable, type DocumentVerbs, type Problem } from '@kitwright/editor'
import { Button } from '@mantine/core'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { colourKey, useEdit, useLayerName, useStudio, useStudioParts } from '../../../context/index.ts'
import { useLowContrast, useLowContrastInKits, type LowContrast } from '../contrast/useLowContrast.ts'
import { useReadableInk } from '../contrast/useReadableInk.ts'
import css from './Checks.module.css'
import { LetterNotes } from './LetterNotes.tsx'
import { patternPictures } from './patternPictures.ts'
import { ProblemNote } from './ProblemNote.tsx'
import { SampleNotes } from './SampleNotes.tsx'
import { TidyButton } from './TidyButton.tsx'
import { useProblems } from './useProblems.ts'

/** The number of problems of one kind shown at a time: a list of sixty would push the layers out of sight. */
const FEW = 3

/** Warns about texts and pictures with too little contrast to the cloth below them. */
function ContrastNotes({ layers, lowContrast }: { layers: readonly Layer[]; lowContrast: LowContrast }) {
  const { t } = useTranslation(['arrange'])
  const layerName = useLayerName()
  const readable = useReadableInk(lowContrast.size > 0)
  const edit = useEdit()
  return layers.map(layer => {
    const colour = layer.kind === 'text' ? readable?.(lowContrast.get(layer.id)!) : undefined
    return (
      <ProblemNote
        key={layer.id}
        layer={layer}
        text={t('arrange:problem_contrast', { name: layerName(layer) })}
        mend={colour ? t('arrange:make_visible', { colour: t(colourKey(colour)) }) : ''}
        icon={<span className={css.swatch} style={{ background: colour }} />}
        onMend={colour && !layer.isLocked ? () => edit.change(layer.id, { fill: { kind: 'solid', colour } }) : null}
      />
    )
  })
}

/** Warns about layers that are visible in the shown kit and hidden in others. */
function OtherKitNotes({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation(['arrange', 'club'])
  const layerName = useLayerName()
  const inKits = useLowContrastInKits()
  return layers.map(layer => {
    const kits = inKits.get(layer.id)
    if (!kits) return null
    const names = kits.map(kit => t(`club:${kit ?? 'home'}`)).join(', ')
    const text = t('arrange:problem_contrast_kits', { name: layerName(layer), kits: names })
    return <ProblemNote key={layer.id} layer={layer} text={text} mend="" onMend={null} />
  })
}

/** The checks of a design that has only patterns. */
const PatternChecks = ({ document }: { document: DesignDocument }) =>
  patternPictures(document).length === 0 ? null : (
    <ul className={css.list}>
      <LetterNotes document={document} />
    </ul>
  )

/** Lists what would look wrong on cloth, each with its fix, and the button that tidies the whole design. */
export function Checks() {
  const { t } = useTranslation(['arrange'])
  const layerName = useLayerName()
  const api = useStudioParts<DocumentVerbs>()
  const document = useStudio(documentOf)
  const { layers } = document
  const { composing, problems } = useProblems()
  const lowContrast = useLowContrast()
  const [isAll, setAll] = useState(false)
  // The search for free space takes a millisecond or two: the first fixes are computed in advance, once per change.
  const mends = useMemo(() => problems.slice(0, FEW).map(each => isFixable(each, composing)), [problems, composing])
  const mend = (problem: Problem): void => {
    if (!fixProblem(api, problem, composing)) toast('info', t('arrange:no_mend'))
  }
  if (layers.length === 0) return <PatternChecks document={document} />
  const unread = layers.filter(({ id }) => lowContrast.has(id))
  const most = isAll ? Infinity : FEW
  const more = Math.max(0, problems.length - FEW) + Math.max(0, unread.length - FEW)
  return (
    <div role="group" aria-label={t('arrange:checks')}>
      <TidyButton />
      <ul className={css.list}>
        {problems.slice(0, most).map((problem, i) => {
          const { kind, layer, other } = problem
          return (
            <ProblemNote
              key={`${kind} ${layer.id}`}
              layer={layer}
              text={t(`arrange:problem_${snakeCase(kind)}`, {
                name: layerName(layer),
                other: other ? layerName(other) : '',
              })}
              mend={t(`arrange:mend_${snakeCase(kind)}`)}
              onMend={i >= FEW || mends[i] ? () => mend(problem) : null}
            />
          )
        })}
        <SampleNotes document={document} />
        <LetterNotes document={document} />
        <ContrastNotes layers={unread.slice(0, most)} lowContrast={lowContrast} />
        <Suspense>
          <OtherKitNotes layers={layers.filter(({ id }) => !lowContrast.has(id))} />
        </Suspense>
      </ul>
      {more > 0 && (
        <Button
          variant="subtle"
          size="sm"
          fullWidth
          className={css.more}
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {t(isAll ? 'arrange:problems_fewer' : 'arrange:problems_more', { count: more })}
        </Button>
      )}
    </div>
  )
}
