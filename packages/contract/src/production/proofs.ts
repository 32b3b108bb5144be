import { PACK_PROBLEMS, PROOF_CHANGES, PROOF_STATES, PROOF_WAITS, UNPRINTED } from '../terms/enums.ts'
import { LIMITS } from '../terms/limits.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const byId = z.object({ id: s.uuid })
const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** A picture of what is printed: the front, the back, and what else of a garment is lettered. */
const view = z.object({
  side: z.enum(['front', 'back', 'rest']),
  url: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
})

/** Garments of one line, as they will be printed. */
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
  /** Who wears it, as the order says. */
  playerName: z.string(),
  /** What is printed; null: the texts that the design itself has. */
  printed: z.string().nullable(),
  number: z.int().nullable(),
  qty: z.int(),
  /** What of it nobody prints, as the design has no text for it. */
  unprinted: z.array(z.enum(UNPRINTED)),
  views: z.array(view),
  /** What is to be changed of it, in the customer’s words; empty for nothing. */
  wish: z.string(),
})

/** Left, upper, right and lower edge, as shares of a picture. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()])

/** What of one line is another since it was accepted. */
const changed = z.object({
  lineId: s.uuid,
  /** Whose, as it was accepted, or as it came. */
  design: z.string(),
  playerName: z.string(),
  kind: z.enum(['changed', 'added', 'removed']),
  changes: z.array(z.object({ what: z.enum(PROOF_CHANGES), before: z.string(), after: z.string() })),
  /** Both pictures of each side that looks otherwise, with frames around what differs; none before a new proof is made. */
  pictures: z.array(
    z.object({ side: view.shape.side, before: view.nullable(), after: view.nullable(), boxes: z.array(box) }),
  ),
})

const facts = z.object({
  state: z.enum(PROOF_STATES),
  sentAt: s.instant.nullable(),
  answeredAt: s.instant.nullable(),
  /** Who answered. */
  answeredBy: z.string().nullable(),
  /** What is to be changed of the whole. */
  text: z.string(),
  /** The order was changed since: no answer to this proof holds any more. */
  isOutdated: z.boolean(),
  cards: z.array(card),
  /** Lines changed since the customer last accepted a proof, in line order. Null if no proof was accepted. */
  since: z.object({ acceptedAt: s.instant, items: z.array(changed) }).nullable(),
})

const proof = facts.extend({
  number: z.string(),
  /** What an answer is to name: that this is what was looked at. */
  hash,
  mayAnswer: z.boolean(),
})

const officeProof = facts.extend({
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
  /** Why it could not be made. */
  problem: z.object({ id: z.enum(PACK_PROBLEMS), values: z.record(z.string(), z.string()) }).nullable(),
})

const desk = z.object({
  /** The latest. */
  proof: officeProof.nullable(),
  /** The shop approves no order without. */
  isNeeded: z.boolean(),
  /** There is something to send: the order is not in production yet, and not accepted as it is. */
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
    auth: 'staff',
    params: byId,
    response: desk,
    errors: ['not-found', 'order-status-conflict'],
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
