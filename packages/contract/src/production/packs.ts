import { PACK_PROBLEMS, PACK_STATES, PACK_WAITS } from '../terms/enums.ts'
import { z } from '../schemas/zod.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'

const byId = z.object({ id: s.uuid })
/** Which of the supplier’s printers; none: the one that it is usually made for. */
export const forPrinter = z.object({ printer: s.uuid.optional() })

/** For which printers an order’s files may be made, and for which they are where none is asked for. */
export const printerChoice = z.object({
  printers: z.array(z.object({ id: s.uuid, name: z.string() })),
  printer: s.uuid.nullable(),
})

/** Why there can be none; the values are what its sentence names. */
const packProblem = z.object({ id: z.enum(PACK_PROBLEMS), values: z.record(z.string(), z.string()) })

/** The resolution of a design's pictures, or patterns, on one of its pieces. */
const finding = z.object({
  kind: z.enum(['picture', 'pattern']),
  design: z.string(),
  piece: z.string(),
  /** Null: it is printed as shapes, sharp at any size. */
  dpi: z.int().nullable(),
  isCoarse: z.boolean(),
})

/** A run that makes an order's print files, and what came of it. */
export const pack = z.object({
  id: s.uuid,
  state: z.enum(PACK_STATES),
  askedAt: s.instant,
  endedAt: s.instant.nullable(),
  /** Null: the operator, at the terminal. */
  by: z.string().nullable(),
  /** Which remake of the order it makes; null: all of it. */
  remake: z.int().nullable(),
  /** For which of the supplier’s printers, as it was called then; null: for none in particular. */
  printer: z.string().nullable(),
  /** Which of those that there are now, however it is called; null: none of them. */
  printerId: s.uuid.nullable(),
  garments: z.int(),
  pieces: z.int(),
  piecesMade: z.int(),
  piecesChecked: z.int(),
  /** What it is cut, sewn and packed by, and its markers: made and read back, the first of them beside the garments’ reading back. */
  papers: z.int(),
  papersMade: z.int(),
  /** How long it searches for the shortest roll: 1 as usual, 4 or 16 times that. */
  effort: z.int(),
  /** While it searches: how far it is, 0-1, and how long what lies is so far. */
  laying: z.object({ share: z.number(), lengthMm: z.number() }).nullable(),
  /** It was told that what it has found will do. */
  isEnough: z.boolean(),
  /** The reason a paused pack waits. The pack resumes by itself from its last step. */
  waits: z
    .object({
      for: z.enum(PACK_WAITS),
      /** Position in the shop's queue; 1 is next. */
      place: z.int(),
      /** Number of the order at the head of the queue. */
      order: z.string().nullable(),
      /** Time of the next attempt, where the pack waits for one. */
      until: s.instant.nullable(),
    })
    .nullable(),
  /** Why it stopped; the values are what its sentence names. */
  problem: packProblem.nullable(),
  bytes: z.int().nullable(),
  sha256: z.string().nullable(),
  /** Its files are there still. */
  isKept: z.boolean(),
  /** The order has been changed since. */
  isOutdated: z.boolean(),
  /**
   * Colours that the supplier's printer makes otherwise, the furthest off first; none is known without their profile. Fabrics are named
   * where the order's have not all the same.
   */
  colours: z.array(
    z.object({ colour: z.string(), comes: z.string(), deltaE: z.number(), fabrics: z.array(z.string()) }),
  ),
  /** Its pieces on the supplier's rolls, part by part; none where no roll's width is known. */
  markers: z.array(
    z.object({
      fabric: z.string(),
      part: z.int(),
      of: z.int(),
      widthMm: z.number(),
      lengthMm: z.number(),
      /** Part of the roll that is cloth of pieces, 0-1. */
      density: z.number(),
      pieces: z.int(),
      /** Of its cloth, as the supplier’s metre cost when it was laid; null where that was not told. */
      costCents: z.int().nullable(),
      /** Before it was pressed tighter by this run; null where it was not. */
      beforeMm: z.number().nullable(),
    }),
  ),
  /** Fabrics that it is cut from and that it has no marker of: no roll’s width is known. */
  unlaid: z.array(z.string()),
  /** The latest first. */
  fetches: z.array(z.object({ by: z.string(), at: s.instant })),
  /** What whoever prints should know: dots per inch of pictures and patterns at true size. */
  findings: z.array(finding),
})

export const packs = z.object({
  /** The latest first. */
  items: z.array(pack),
  /** The order is approved and not canceled. */
  mayMake: z.boolean(),
  ...printerChoice.shape,
  /** Where a browser hears of them as they change, as server-sent events, for a quarter of an hour; each is this list. */
  eventsAddress: z.string(),
})

/** What lies on a part of a supplier's roll: it runs down, its width across, mm from the upper left corner. */
export const markerLayout = z.object({
  widthMm: z.number(),
  lengthMm: z.number(),
  pieces: z.array(
    z.object({
      line: z.int(),
      garment: z.int(),
      name: z.string(),
      number: z.int().nullable(),
      size: s.size,
      piece: z.string(),
      /** On its label. */
      code: z.string(),
      outline: z.array(z.tuple([z.number(), z.number()])),
    }),
  ),
})

/** What an address that was given out to one of the staff proves itself by. */
const signed = z.object({ by: s.uuid, until: z.coerce.number().int().min(0), key: s.line(80) })

export const packRoutes = {
  'GET /api/office/orders/{id}/packs': {
    summary: 'The print files made of an order, the latest first',
    auth: 'staff',
    params: byId,
    response: packs,
    errors: ['not-found'],
  },
  'GET /api/office/orders/{id}/preflight': {
    summary:
      'What would stop the print files of an order as it is now, of all that can be known before they are drawn: of each line the first, at most a hundred; what would print coarsely, and whose labels take cloth',
    auth: 'staff',
    params: byId,
    query: forPrinter,
    response: z.object({
      problems: z.array(packProblem).max(100),
      /** Pictures and patterns that print coarsely, by piece of a design, the lowest resolution first: no barrier. */
      coarse: z.array(finding.pick({ kind: true, design: true, piece: true }).extend({ dpi: z.int() })).max(100),
      /** Pieces whose label has no room in the seam allowance: it lies beside them, on cloth that is cut away. No barrier. */
      labelsBeside: z.array(z.string()).max(100),
      /** How many players have a name or a number that nobody prints: no barrier. */
      unprinted: z.object({ names: z.int(), numbers: z.int(), isAccepted: z.boolean() }),
    }),
    errors: ['not-found', 'invalid-input'],
  },
  'POST /api/office/orders/{id}/packs': {
    summary:
      'Have the print files of an approved order made, for one of its supplier’s printers; the run under way where there is one',
    auth: 'staff',
    params: byId,
    query: forPrinter,
    status: 201,
    response: pack,
    errors: ['not-found', 'order-not-approved', 'pack-under-way', 'printer-gone', 'invalid-input'],
  },
  'POST /api/office/packs/{id}/cancel': {
    summary: 'End a run that makes print files; what it has made is kept for the next one',
    auth: 'staff',
    params: byId,
    response: pack,
    errors: ['not-found', 'pack-ended'],
  },
  'POST /api/office/packs/{id}/tighter': {
    summary: 'Have print files made whose markers are searched longer, from those there are: no roll gets longer',
    auth: 'staff',
    params: byId,
    body: z.strictObject({ effort: z.literal([4, 16]) }),
    status: 201,
    response: pack,
    errors: ['not-found', 'order-not-approved', 'pack-under-way'],
  },
  'POST /api/office/packs/{id}/enough': {
    summary: 'End such a search with the shortest that it has found; the run goes on with that',
    auth: 'staff',
    params: byId,
    response: pack,
    errors: ['not-found', 'pack-ended'],
  },
  'POST /api/office/packs/{id}/fetch': {
    summary: 'An address at which a browser gets the archive within a quarter of an hour',
    auth: 'staff',
    params: byId,
    response: z.object({ address: z.string() }),
    errors: ['not-found', 'pack-gone'],
  },
  'GET /api/office/packs/{id}/markers/{at}': {
    summary: 'What lies where on a part of a roll, by its place among a pack’s markers from 0',
    auth: 'staff',
    params: z.object({ id: s.uuid, at: z.coerce.number().int().min(0).max(10_000) }),
    response: markerLayout,
    errors: ['not-found', 'pack-gone'],
  },
  'GET /api/packs/{id}/archive': {
    summary: 'The archive (ZIP) of the print files, by an address that was given out',
    params: byId,
    query: signed,
    response: 'binary',
    errors: ['link-invalid', 'pack-gone'],
  },
  'GET /api/orders/{id}/packs/events': {
    summary: 'The print files of an order as they change, as server-sent events, by an address that was given out',
    params: byId,
    query: signed,
    response: 'binary',
    errors: ['link-invalid'],
  },
} as const satisfies Record<string, Route>
