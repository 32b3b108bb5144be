import { PACK_PROBLEMS, PACK_STATES, PACK_WAITS } from '../terms/enums.ts'
import { z } from '../schemas/zod.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'

const byId = z.object({ id: s.uuid })
/** One of the supplier’s printers; absent: the one that it is usually made for. */
export const forPrinter = z.object({ printer: s.uuid.optional() })

/** The printers that an order's files may be made for, and the default one. */
export const printerChoice = z.object({
  printers: z.array(z.object({ id: s.uuid, name: z.string() })),
  printer: s.uuid.nullable(),
})

/** The reason why there is no pack, with the values for its message. */
const packProblem = z.object({ id: z.enum(PACK_PROBLEMS), values: z.record(z.string(), z.string()) })

/** The resolution of a design's pictures, or patterns, on one of its pieces. */
const finding = z.object({
  kind: z.enum(['picture', 'pattern']),
  design: z.string(),
  piece: z.string(),
  /** The resolution; null for shapes, which are sharp at any size. */
  dpi: z.int().nullable(),
  isCoarse: z.boolean(),
})

/** A run that makes an order's print files, and its result. */
export const pack = z.object({
  id: s.uuid,
  state: z.enum(PACK_STATES),
  askedAt: s.instant,
  endedAt: s.instant.nullable(),
  /** The person who started it; null for the operator at the terminal. */
  by: z.string().nullable(),
  /** Remake of the order that it covers; null: the whole order. */
  remake: z.int().nullable(),
  /** The supplier's printer under its name at that time; null for none in particular. */
  printer: z.string().nullable(),
  /** Id of that printer among the current ones, whatever its name is now; null: none of them. */
  printerId: s.uuid.nullable(),
  garments: z.int(),
  pieces: z.int(),
  piecesMade: z.int(),
  piecesChecked: z.int(),
  /**
   * Papers for cutting, sewing and packing, and markers: rendered and read back. The first are rendered while the
   * garments are read back.
   */
  papers: z.int(),
  papersMade: z.int(),
  /** The search effort for the shortest roll: 1 as usual, 4 or 16 times that. */
  effort: z.int(),
  /** The progress of the search, 0-1, and the length of the layout so far. */
  laying: z.object({ share: z.number(), lengthMm: z.number() }).nullable(),
  /** Whether the search was asked to stop with its result so far. */
  isEnough: z.boolean(),
  /** The reason a paused pack waits. The pack resumes automatically from its last step. */
  waits: z
    .object({
      for: z.enum(PACK_WAITS),
      /** Position in the shop's queue; 1 is next. */
      place: z.int(),
      /** Number of the order at the head of the queue. */
      order: z.string().nullable(),
      /** The time of the next attempt, if the pack waits for one. */
      until: s.instant.nullable(),
    })
    .nullable(),
  /** The reason why it stopped, with the values for its message. */
  problem: packProblem.nullable(),
  bytes: z.int().nullable(),
  sha256: z.string().nullable(),
  /** Whether its files still exist. */
  isKept: z.boolean(),
  /** Whether the order has been changed since. */
  isOutdated: z.boolean(),
  /**
   * The colours that the supplier's printer changes, the largest deviation first; empty without its profile. Fabrics
   * are named if the order uses several.
   */
  colours: z.array(
    z.object({ colour: z.string(), comes: z.string(), deltaE: z.number(), fabrics: z.array(z.string()) }),
  ),
  /** The layouts of its pieces on the supplier's rolls, part by part; empty if no roll's width is known. */
  markers: z.array(
    z.object({
      fabric: z.string(),
      part: z.int(),
      of: z.int(),
      widthMm: z.number(),
      lengthMm: z.number(),
      /** The share of the roll that pieces cover, 0-1. */
      density: z.number(),
      pieces: z.int(),
      /** Cost of its cloth, at the supplier’s price per metre when it was laid; null if that was not given. */
      costCents: z.int().nullable(),
      /** The length before this run compacted it; null if it did not. */
      beforeMm: z.number().nullable(),
    }),
  ),
  /** The fabrics without a marker, because no roll's width is known. */
  unlaid: z.array(z.string()),
  /** The downloads, the latest first. */
  fetches: z.array(z.object({ by: z.string(), at: s.instant })),
  /** Facts for the person who prints: dots per inch of pictures and patterns at true size. */
  findings: z.array(finding),
})

export const packs = z.object({
  /** The packs, the latest first. */
  items: z.array(pack),
  /** Whether the order is approved and not canceled. */
  mayMake: z.boolean(),
  ...printerChoice.shape,
  /**
   * Address of server-sent events that report changes to a browser, for a quarter of an hour; each event is this list.
   */
  eventsAddress: z.string(),
})

/** Layout of a part of a supplier's roll: it runs down, its width across, mm from the upper left corner. */
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
      /** The code on its label. */
      code: z.string(),
      outline: z.array(z.tuple([z.number(), z.number()])),
    }),
  ),
})

/** Signature of an address that was given to a member of staff. */
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
      /**
       * Pictures and patterns that print at low resolution, by piece of a design, the lowest resolution first. This
       * does not block the pack.
       */
      coarse: z.array(finding.pick({ kind: true, design: true, piece: true }).extend({ dpi: z.int() })).max(100),
      /**
       * Pieces whose label does not fit in the seam allowance; it lies beside them, on cloth that is cut away. This
       * does not block the pack.
       */
      labelsBeside: z.array(z.string()).max(100),
      /** The number of players with a name or a number that is not printed. This does not block the pack. */
      unprinted: z.object({ names: z.int(), numbers: z.int(), isAccepted: z.boolean() }),
    }),
    errors: ['not-found', 'invalid-input'],
  },
  'POST /api/office/orders/{id}/packs': {
    summary:
      'Have the print files of an approved order made, for one of its supplier’s printers; the run under way where there is one',
    auth: 'production',
    params: byId,
    query: forPrinter,
    status: 201,
    response: pack,
    errors: ['not-found', 'order-not-approved', 'pack-under-way', 'printer-gone', 'invalid-input'],
  },
  'POST /api/office/packs/{id}/cancel': {
    summary: 'End a run that makes print files; what it has made is kept for the next one',
    auth: 'production',
    params: byId,
    response: pack,
    errors: ['not-found', 'pack-ended'],
  },
  'POST /api/office/packs/{id}/tighter': {
    summary: 'Have print files made whose markers are searched longer, from those there are: no roll gets longer',
    auth: 'production',
    params: byId,
    body: z.strictObject({ effort: z.literal([4, 16]) }),
    status: 201,
    response: pack,
    errors: ['not-found', 'order-not-approved', 'pack-under-way'],
  },
  'POST /api/office/packs/{id}/enough': {
    summary: 'End such a search with the shortest that it has found; the run goes on with that',
    auth: 'production',
    params: byId,
    response: pack,
    errors: ['not-found', 'pack-ended'],
  },
  'POST /api/office/packs/{id}/fetch': {
    summary: 'An address at which a browser gets the archive within a quarter of an hour',
    auth: 'production',
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
