import type { KitRole } from '@kitwright/design'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import type { Route } from './route.ts'

const token = z.string().regex(/^[\w-]{22,64}$/)
/** Repeated here so that importing them does not load the design package; the server checks that they are its own. */
const KITS = ['away', 'third', 'goalkeeper', 'referee', 'training'] as const satisfies readonly KitRole[]
/** Frames of one turn of a garment. */
export const EMBED_FRAMES = 24

const texts = z.object({
  /** Label of the garment as a control, whose value is the frame. */
  turn: z.string(),
  kits: z.string(),
  yours: z.string(),
  closed: z.string(),
})

/**
 * A shared design on the page of a club. Other origins may read these answers, and a browser sends them without
 * cookies. What they say is the same for everyone.
 */
export const embedRoutes = {
  'GET /api/embeds/{token}': {
    summary: 'A shared design for the page of a club: its kits, and the texts of <kit-view>',
    params: z.object({ token }),
    query: z.object({ language: s.language }),
    response: z.object({
      /** `closed` if the owner no longer shares it, or it never existed. Names and kits are then empty. */
      state: z.enum(['shown', 'closed']),
      name: z.string(),
      shop: z.string(),
      /** Version of the pictures. */
      revision: z.int(),
      frames: z.int(),
      kits: z.array(z.object({ kit: z.enum(['home', ...KITS]), name: z.string(), colours: z.array(z.string()) })),
      texts,
    }),
    errors: ['too-many-requests'],
  },
  'GET /api/embeds/{token}/frames/{frame}': {
    summary: 'One frame of a shared design’s turn as WebP, 480 × 600; 0 is the front',
    params: z.object({
      token,
      frame: z.coerce
        .number()
        .int()
        .min(0)
        .max(EMBED_FRAMES - 1),
    }),
    query: z.object({
      /** Only tells caches apart. */
      v: s.line(80).optional(),
      kit: z.enum(KITS).optional(),
    }),
    response: 'binary',
    errors: ['not-found', 'too-many-requests'],
  },
} as const satisfies Record<`${string} /${string}`, Route>
