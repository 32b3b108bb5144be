import { styleOf } from '@kitwright/design'
import { modelsOf, type PartId } from '@kitwright/garment'
import { Switch } from '@mantine/core'
import { documentOf } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { useEdit } from '../useEdit.ts'
import { useWords } from '../words.ts'

/** Whether a part's pattern and gradient run on across seams; nothing where the part is one piece, or one plain colour. */
export function ContinuousField({ part }: { part: PartId }) {
  const say = useWords()
  const edit = useEdit()
  const style = useStudio(state => styleOf(documentOf(state), part))
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  const areas = modelsOf(garment, options).flatMap(model => model.areas.filter(area => area.part === part))
  const isPlain = style.fill.kind === 'solid' && style.pattern === null
  if (isPlain || new Set(areas.map(area => area.piece)).size < 2) return null
  return (
    <Switch
      size="sm"
      label={say('continuous')}
      description={say('continuousNote')}
      checked={style.isContinuous}
      onChange={event => edit.commit({ kind: 'setPartContinuity', part, isContinuous: event.currentTarget.checked })}
    />
  )
}
