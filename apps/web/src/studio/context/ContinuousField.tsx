import { styleOf } from '@kitwright/design'
import { modelsOf, type PartId } from '@kitwright/garment'
import { Switch } from '@mantine/core'
import { documentOf } from '@kitwright/editor'
import { useStudio } from './StudioContext.ts'
import { useEdit } from './useEdit.ts'
import { useTranslation } from 'react-i18next'

/** Whether a part's pattern and gradient run on across seams; nothing where the part is one piece, or one plain colour. */
export function ContinuousField({ part }: { part: PartId }) {
  const { t } = useTranslation(['studio'])
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
      label={t('studio:continuous')}
      description={t('studio:continuous_note')}
      checked={style.isContinuous}
      onChange={event => edit.commit({ kind: 'setPartContinuity', part, isContinuous: event.currentTarget.checked })}
    />
  )
}
