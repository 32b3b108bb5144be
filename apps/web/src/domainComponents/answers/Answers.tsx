import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazy } from '../../ui/index.ts'

const AnswerList = lazy(async () => ({ default: (await import('./AnswerList.tsx')).AnswerList }))

/** The answers to a design. Few pages show them, so the code loads on demand. */
export const Answers = ({ designId }: { designId: string }) => (
  <Suspense fallback={<Skeleton h={120} radius={12} />}>
    <AnswerList designId={designId} />
  </Suspense>
)
