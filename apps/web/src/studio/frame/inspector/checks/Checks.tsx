import { snakeCase } from '@kitwright/words'
import { documentOf, mendOf } from '@kitwright/editor'
import { useTranslation } from 'react-i18next'
import { colourKey, useEdit, useLayerName, useStudio } from '../../../context/index.ts'
import { useLowContrast } from '../contrast/useLowContrast.ts'
import { useReadableInk } from '../contrast/useReadableInk.ts'
import css from './Checks.module.css'
import { ProblemNote } from './ProblemNote.tsx'
import { TidyButton } from './TidyButton.tsx'
import { useProblems } from './useProblems.ts'

/** Texts that can hardly be told from the cloth under them. */
function ContrastNotes() {
  const { t } = useTranslation(['arrange'])
  const layerName = useLayerName()
  const layers = useStudio(state => documentOf(state).layers)
  const lowContrast = useLowContrast()
  const readable = useReadableInk(lowContrast.size > 0)
  const edit = useEdit()
  return layers.map(layer => {
    const grounds = lowContrast.get(layer.id)
    if (!grounds) return null
    const colour = readable?.(grounds)
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

/** What would look wrong on cloth, each with its mend, and the way to have all of it laid out in good order. */
export function Checks() {
  const { t } = useTranslation(['arrange'])
  const layerName = useLayerName()
  const edit = useEdit()
  const count = useStudio(state => documentOf(state).layers.length)
  const { composing, problems } = useProblems()
  if (count === 0) return null
  return (
    <div role="group" aria-label={t('arrange:checks')}>
      <TidyButton />
      <ul className={css.list}>
        {problems.map(problem => {
          const { kind, layer, other } = problem
          const command = mendOf(problem, composing)
          return (
            <ProblemNote
              key={`${kind} ${layer.id}`}
              layer={layer}
              text={t(`arrange:problem_${snakeCase(kind)}`, {
                name: layerName(layer),
                other: other ? layerName(other) : '',
              })}
              mend={t(`arrange:mend_${snakeCase(kind)}`)}
              onMend={command && (() => edit.commit(command))}
            />
          )
        })}
        <ContrastNotes />
      </ul>
    </div>
  )
}
