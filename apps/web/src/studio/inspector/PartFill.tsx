import { styleOf } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import { Stack } from '@mantine/core'
import { ContinuousField } from '../controls/ContinuousField.tsx'
import { FillField } from '../controls/FillField.tsx'
import { usePartName } from '../names.ts'
import { documentOf } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { useEdit } from '../useEdit.ts'
import { useGesture } from '../useGesture.ts'

/** The fill of one part. */
export function PartFill({ part }: { part: PartId }) {
  const partName = usePartName()
  const edit = useEdit()
  const gesture = useGesture()
  const fill = useStudio(state => styleOf(documentOf(state), part).fill)
  return (
    <Stack gap="sm">
      <FillField
        label={partName(part)}
        value={fill}
        onChange={next => edit.commit({ kind: 'setPartFill', part, fill: next }, gesture())}
      />
      {fill.kind === 'gradient' && <ContinuousField part={part} />}
    </Stack>
  )
}
