import { designOf, separatePart, type DocumentState, type DocumentVerbs } from '@kitwright/editor'
import type { PartId } from '@kitwright/garment'
import { Checkbox } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { useStudio, useStudioParts } from '../../../context/index.ts'

/** Whether a part has its own fill in the open kit. Shows nothing for the home kit. */
export function OnlyHere({ part }: { part: PartId }) {
  const { t } = useTranslation(['club'])
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  const kit = useStudio(state => state.kit)
  const isApart = useStudio(state =>
    designOf(state).kits.some(({ role, parts }) => role === state.kit && parts[part] !== undefined),
  )
  if (kit === null) return null
  return (
    <Checkbox
      label={t('club:only_here')}
      description={isApart ? t('club:only_here_text') : undefined}
      checked={isApart}
      onChange={event => separatePart(api, part, event.currentTarget.checked)}
    />
  )
}
