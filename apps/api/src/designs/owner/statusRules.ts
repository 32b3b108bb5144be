import type { DesignStatus } from '@kitwright/contract'

interface StatusRule {
  /** The status after the owner edits the drawing; null if it may not be edited. */
  readonly afterEdit: DesignStatus | null
  /** Whether the owner may delete the design, provided that no order in progress uses it. */
  readonly isDeletable: boolean
}

/** The actions open to the owner of a design by its status. Orders keep the revision that they were placed with. */
export const STATUS_RULES: Readonly<Record<DesignStatus, StatusRule>> = {
  reviewing: { afterEdit: 'reviewing', isDeletable: true },
  ready: { afterEdit: 'reviewing', isDeletable: true },
  rejected: { afterEdit: 'reviewing', isDeletable: true },
  processing: { afterEdit: null, isDeletable: false },
}
