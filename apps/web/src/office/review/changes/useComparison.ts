import { type DesignDocument, readDesign } from '@kitwright/design'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useCall } from '../../../session/index.ts'
import { useAsync } from '../../../ui/index.ts'
import type { OfficeDesign } from '../../officeTypes.ts'
import type { OpenDesign } from '../desk/useOpenDesign.ts'
import { listChanges, type RevisionChange } from './listChanges.ts'

const NONE: readonly RevisionChange[] = []

export interface Comparison {
  readonly isOn: boolean
  readonly isPossible: boolean
  readonly toggle: () => void
  readonly compareWith: (revision: number) => void
  readonly before: DesignDocument | null
  readonly changes: readonly RevisionChange[]
  readonly title: string
  readonly captions: readonly [before: string, after: string]
}

interface ComparisonInput {
  readonly design: OfficeDesign
  readonly open: OpenDesign
  /** The staff's version, which is compared with the customer's. */
  readonly mended: DesignDocument | null
  /** The revision that was on the desk before the customer saved another. */
  readonly sinceRevision: number
}

async function readDocument(given: unknown): Promise<DesignDocument | null> {
  const read = given === undefined ? null : await readDesign(given)
  return read?.ok ? read.document : null
}

/** Compares the open revision with the last reviewed one, or else the one before; what staff mended with the customer's. */
export function useComparison({ design, open, mended, sinceRevision }: ComparisonInput): Comparison {
  const { t } = useTranslation(['review', 'office'])
  const [isOn, setOn] = useState(false)
  const [asked, setAsked] = useState<number | null>(null)
  const reviewed = design.reviews.find(({ revision }) => revision < design.revision)?.revision
  const since = sinceRevision < design.revision ? sinceRevision : null
  const from = asked ?? since ?? reviewed ?? design.revision - 1
  const isPossible = mended !== null || (from >= 1 && from < design.revision)
  const params = { id: design.id, revision: from }
  const { data } = useCall(
    'GET /api/office/designs/{id}/revisions/{revision}',
    { params },
    {
      isEnabled: isPossible && mended === null,
    },
  )
  const given = data?.document
  const load = useCallback(async () => readDocument(given), [given])
  const earlier = useAsync(load).data ?? null
  const before = mended ? open.document : earlier
  const after = mended ?? open.document
  const changes = useMemo(() => (before ? listChanges(before, after, open.sizeOf) : NONE), [before, after, open.sizeOf])
  const revision = (number: number): string => t('office:revision', { revision: number })
  const captions = mended
    ? ([revision(design.revision), t('review:mended_version')] as const)
    : ([revision(from), revision(design.revision)] as const)
  return {
    isOn: isOn && isPossible,
    isPossible,
    toggle: () => isPossible && setOn(!isOn),
    compareWith: number => {
      setAsked(number)
      setOn(true)
    },
    before,
    changes,
    title: `${captions[0]} → ${captions[1]}`,
    captions,
  }
}
