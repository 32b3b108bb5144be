import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { OfficeDesign } from '../../officeTypes.ts'
import type { QueuedDesign } from './reviewTypes.ts'

export interface Conflict {
  /** Whether the customer saved another revision or a colleague decided since the design was opened. */
  readonly kind: 'changed' | 'decided' | null
  /** The revision that was on the desk. */
  readonly from: number
  /** The colleague who decided. */
  readonly by: string
  /** Reads the design again. */
  readonly reload: () => void
  /** Takes the design as it is now, to decide about it. */
  readonly accept: () => void
}

/** Watches whether the open design is still the one that staff look at. */
export function useConflict(design: OfficeDesign, queued: QueuedDesign | undefined): Conflict {
  const queries = useQueryClient()
  const { id, revision, status } = design
  const [seen, setSeen] = useState({ revision, status })
  const reload = useCallback(
    () => void queries.invalidateQueries({ queryKey: ['GET /api/office/designs/{id}', id, 'versioned'] }),
    [queries, id],
  )
  const newest = queued?.revision ?? revision
  useEffect(() => {
    if (newest > revision) reload()
  }, [newest, revision, reload])
  const isChanged = revision !== seen.revision
  const isDecided = !isChanged && status !== seen.status && status !== 'reviewing'
  return {
    kind: isChanged ? 'changed' : isDecided ? 'decided' : null,
    from: seen.revision,
    by: design.reviews[0]?.by ?? design.proposals[0]?.by ?? '',
    reload,
    accept: () => setSeen({ revision, status }),
  }
}
