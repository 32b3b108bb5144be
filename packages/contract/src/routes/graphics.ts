import { LIMITS } from '../terms/limits.ts'
import { z } from '../schemas/zod.ts'
import type { Route } from './route.ts'
import * as s from '../schemas/index.ts'
import { UPLOAD_ERRORS } from './uploads.ts'

// The picture library: packaged collections and, where the shop has a key, Pixabay, all in the shape of Pixabay's answers.

export const GRAPHIC_TYPES = ['all', 'photo', 'illustration', 'vector'] as const

export const graphicsQuery = z.object({
  q: s.plain(LIMITS.graphicSearch).default(''),
  imageTypes: z.enum(GRAPHIC_TYPES).default('vector'),
  /** Restricts results to pictures with a transparent background; all packaged ones have one. */
  transparent: z.enum(['true', 'false']).default('true'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  per_page: z.coerce.number().int().min(3).max(200).default(24),
})

export const graphic = z.object({
  /** `collection:name`. */
  id: z.string(),
  collection: z.string(),
  title: z.string(),
  licence: z.string(),
  pageURL: z.string(),
  /** Type in Pixabay's terms: `photo`, `illustration`, `vector/svg`. */
  type: z.string(),
  tags: z.string(),
  previewURL: z.string(),
  previewWidth: z.int(),
  previewHeight: z.int(),
  /** The address of the picture to place. */
  largeImageURL: z.string(),
  imageWidth: z.int(),
  imageHeight: z.int(),
  user: z.string(),
})

export const graphics = z.object({
  total: z.int(),
  /** The number of hits that can be paged through. */
  totalHits: z.int(),
  hits: z.array(graphic),
  /** The reason for an incomplete result. */
  notice: z.enum(['photos-off', 'graphics-busy', 'graphics-unreachable']).nullable(),
  /** Whether the shop also searches at Pixabay. */
  isPixabayOn: z.boolean(),
})

export type GraphicType = (typeof GRAPHIC_TYPES)[number]
export type Graphic = z.output<typeof graphic>
export type Graphics = z.output<typeof graphics>

export const graphicsRoutes = {
  'GET /api/graphics': {
    summary: 'Search the picture library, in Khmer as well',
    query: graphicsQuery,
    response: graphics,
    errors: ['graphics-busy', 'graphics-unreachable'],
  },
  'GET /graphics/{collection}/{file}': {
    summary: 'A picture of the library; `v` only tells caches apart',
    params: z.object({ collection: s.line(40), file: s.line(120) }),
    query: z.object({ v: s.line(80).optional() }),
    response: 'binary',
    errors: ['not-found', 'graphics-busy', 'graphics-unreachable'],
  },
  'POST /api/graphics/{id}/place': {
    summary: 'Copy a picture of the library into own files, so that designs may use it',
    auth: true,
    params: z.object({ id: z.string().regex(/^[a-z-]{1,40}:[a-z0-9-]{1,100}$/) }),
    status: 201,
    response: s.storedFile,
    errors: ['not-found', 'graphics-busy', 'graphics-unreachable', ...UPLOAD_ERRORS],
  },
} as const satisfies Record<string, Route>
