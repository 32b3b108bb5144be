/** States of a revision that staff propose to a design's owner. */
export const PROPOSAL_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** Limits of what staff keep for reviewing designs. */
export const REVIEW_LIMITS = {
  /** Reasons in a shop's list. */
  reasons: 12,
  reasonLabel: 80,
  reasonText: 400,
  /** Designs in the queue of the review desk. */
  queue: 200,
  declineReason: 500,
  /** Answers of an owner to the comments on one design. */
  answers: 100,
} as const
