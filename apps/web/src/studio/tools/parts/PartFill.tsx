import { partStyleOf } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import { Stack } from '@mantine/core'
import { SpanField, useGesture, usePartName, useStudio, useStudioParts } from '../../context/index.ts'
import { FillField } from '../../fields/index.ts'
import { documentOf, paintPart, type DocumentVerbs } from '@kitwright/editor'
import { Suspense } from 'react'
import { lazy } from '../../../ui/index.ts'

const OnlyHere = lazy(async () => ({ default: (await import('./kits/OnlyHere.tsx')).OnlyHere }))

/** The fill of one part. */
export function PartFill({ part }: { part: PartId }) {
  const partName = usePartName()
  const api = useStudioParts<DocumentVerbs>()
  const gesture = useGesture()
  const fill = useStudio(state => partStyleOf(documentOf(state), part).fill)
  const hasKit = useStudio(state => state.kit !== null)
  return (
    <Stack gap="sm">
      <FillField label={partName(part)} value={fill} onChange={next => paintPart(api, part, next, gesture())} />
      {fill.kind === 'gradient' && <SpanField part={part} />}
      {hasKit && (
        <Suspense>
          <OnlyHere part={part} />
        </Suspense>
      )}
    </Stack>
  )
}
