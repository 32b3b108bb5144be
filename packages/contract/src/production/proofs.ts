import { PACK_PROBLEMS, PROOF_CHANGES, PROOF_STATES, PROOF_WAITS, UNPRINTED } from '../terms/enums.ts'
import { LIMITS } from '../terms/limits.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const byId = z.object({ id: s.uuid })
const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** A picture of the print: the front, the back, and the other lettered parts of a garment. */
const view = z.object({
  side: z.enum(['front', 'back', 'rest']),
  url: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
})

/** The garments of one line as they will be printed. */
const card = z.object({
  lineId: s.uuid,
  design: z.string(),
  revision: z.int(),
  productType: s.productType,
  fabric: z.string(),
  size: s.size,
  sleeve: s.sleeve,
  version: s.version,
  kit: s.lineKit,
  /** Wearer, as the order names them. */
  playerName: z.string(),
  /** Printed name; null: the texts that the design itself has. */
  printed: z.string().nullable(),
  number: z.int().nullable(),
  qty: z.int(),
  /** Fields that nobody prints, as the design has no text for them. */
  unprinted: z.array(z.enum(UNPRINTED)),
  views: z.array(view),
  /** Requested change to it, in the customer’s words; empty for nothing. */
  wish: z.string(),
})

/** The left, upper, right and lower edge, as shares of a picture. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()])

/** Differences of one line from the accepted one. */
const changed = z.object({
  lineId: s.uuid,
  /** Its design and player, as accepted or as added. */
  design: z.string(),
  playerName: z.string(),
  kind: z.enum(['changed', 'added', 'removed']),
  changes: z.array(z.object({ what: z.enum(PROOF_CHANGES), before: z.string(), after: z.string() })),
  /** Both pictures of each changed side, with frames around the differences; empty until a new proof exists. */
  pictures: z.array(
    z.object({ side: view.shape.side, before: view.nullable(), after: view.nullable(), boxes: z.array(box) }),
  ),
})

const facts = z.object({
  state: z.enum(PROOF_STATES),
  sentAt: s.instant.nullable(),
  answeredAt: s.instant.nullable(),
  /** Person who answered. */
  answeredBy: z.string().nullable(),
  /** Requested change to the whole. */
  text: z.string(),
  /** Whether the order has been changed since, which invalidates every answer to this proof. */
  isOutdated: z.boolean(),
  cards: z.array(card),
  /** Lines changed since the customer last accepted a proof, in line order. Null if no proof was accepted. */
  since: z.object({ acceptedAt: s.instant, items: z.array(changed) }).nullable(),
})

const proof = facts.extend({
  number: z.string(),
  /** Hash that an answer must name, to confirm that this proof was viewed. */
  hash,
  mayAnswer: z.boolean(),
})

const officeProof = facts.extend({
  /** Null until it was made. */
  hash: hash.nullable(),
  by: z.string(),
  askedAt: s.instant,
  /** The reason that it is not drawn yet. */
  waits: z
    .object({
      for: z.enum(PROOF_WAITS),
      /** Position in the shop's queue of proofs; 1 is next. */
      place: z.int(),
      /** Number of the order at the head of the queue. */
      order: z.string().nullable(),
    })
    .nullable(),
  /** The reason why the proof failed. */
  problem: z.object({ id: z.enum(PACK_PROBLEMS), values: z.record(z.string(), z.string()) }).nullable(),
})

const desk = z.object({
  /** The latest. */
  proof: officeProof.nullable(),
  /** Whether the shop requires an accepted proof to approve an order. */
  isNeeded: z.boolean(),
  /** Whether a proof can be sent: the order is not in production yet, and not accepted in its current state. */
  maySend: z.boolean(),
})

export const proofRoutes = {
  'GET /api/office/orders/{id}/proof': {
    summary: 'What the customer of an order was shown of it, and what they answered',
    auth: 'staff',
    params: byId,
    response: desk,
    errors: ['not-found'],
  },
  'POST /api/office/orders/{id}/proof': {
    summary: 'Make the proof of an order and send it to its customer; the one that is being made where there is one',
    auth: ['orders', 'production'],
    params: byId,
    response: desk,
    errors: ['not-found', 'order-status-conflict'],
  },
  'POST /api/office/orders/{id}/proof/answer': {
    summary: 'Write down that the customer accepted the proof, at the counter or by telephone, and how they said so',
    auth: 'orders',
    params: byId,
    body: z.strictObject({ hash, text: s.paragraph(LIMITS.note) }),
    response: desk,
    errors: ['not-found', 'proof-outdated', 'order-status-conflict'],
  },
  'GET /api/office/orders/{id}/proof/pdf': {
    summary: 'The proof of an order as PDF, in the language of Accept-Language',
    auth: 'staff',
    params: byId,
    response: 'binary',
    errors: ['not-found'],
  },
  'GET /api/orders/{id}/proof': {
    summary: 'The proof of an own order: every garment as it will be printed; null where none was sent',
    auth: true,
    params: byId,
    response: z.object({ proof: proof.nullable() }),
    errors: ['not-found'],
  },
  'POST /api/orders/{id}/proof/answer': {
    summary: 'Accept the proof of an own order, or ask for changes; accepting again is harmless',
    auth: true,
    params: byId,
    body: z
      .strictObject({
        hash,
        verdict: z.enum(['accepted', 'changes']),
        text: s.optionalParagraph(LIMITS.note),
        wishes: z
          .array(z.strictObject({ lineId: s.uuid, text: s.paragraph(LIMITS.note) }))
          .max(500)
          .default([]),
      })
      .refine(({ verdict, text, wishes }) => (verdict === 'changes') === (text !== '' || wishes.length > 0), {
        path: ['text'],
        message: 'required',
      }),
    response: z.object({ proof }),
    errors: ['not-found', 'proof-outdated', 'order-status-conflict'],
  },
  'GET /api/orders/{id}/proof/pdf': {
    summary: 'The proof of an own order as PDF, in the language of Accept-Language',
    auth: true,
    params: byId,
    response: 'binary',
    errors: ['not-found'],
  },
  'GET /api/proofs/{hash}/picture': {
    summary: 'A picture of a proof, by an address that was given out',
    params: z.object({ hash }),
    query: z.object({ key: s.line(128) }),
    response: 'binary',
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>
