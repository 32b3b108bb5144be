import { z } from '../schemas/zod.ts'
import type { Route } from './route.ts'
import * as s from '../schemas/index.ts'

// Fonts: the public catalogue's own API shape under /v1, so that its clients can use this server, and a tenant's own
// fonts.

const publicFont = z.looseObject({
  id: z.string(),
  family: z.string(),
  subsets: z.array(z.string()),
  weights: z.array(z.number()),
  styles: z.array(z.string()),
  defSubset: z.string(),
  variable: z.boolean(),
  lastModified: z.string(),
  category: z.string(),
  license: z.string(),
  type: z.string(),
})
const addresses = z.object({ url: z.looseObject({ woff2: z.string() }) })
const fontWithFiles = publicFont.extend({
  unicodeRange: z.record(z.string(), z.string()),
  /** Addresses by weight, style and subset. */
  variants: z.record(z.string(), z.record(z.string(), z.record(z.string(), addresses))),
})
/** Errors under /v1 match the public catalogue's exactly. */
const publicError = z.object({ status: z.int(), error: z.string() })

const text = z.union([s.line(2000), z.array(s.line(2000))]).optional()
/** The endpoint itself refuses unknown keys, with the catalogue's error text. */
const publicQuery = z
  .object({
    id: text,
    family: text,
    subsets: text,
    weights: text,
    styles: text,
    defSubset: text,
    variable: text,
    lastModified: text,
    category: text,
    license: text,
    type: text,
    /** An extension of this API: en, kh, cn, jp, kr or th. */
    lang: text,
  })
  .catchall(text)

const em = z.number().min(-10).max(10)
const metrics = z.object({
  capHeight: em,
  ascent: em,
  descent: em,
  digitBearings: z.array(z.tuple([em, em])).length(10),
  khmer: z.object({ letterHeight: em, ascent: em, descent: em, highest: em, lowest: em }).optional(),
})
const lang = z.enum(['en', 'kh', 'cn', 'jp', 'kr', 'th'])
/** A further file of a font with the letters of one subset, such as `latin-ext`. */
const part = z.object({ id: z.string(), subset: z.string(), url: z.string(), coverage: z.string() })
const ownFont = z.object({
  id: z.string(),
  family: z.string(),
  lang,
  /** The font's origin: the shop's upload, or the public catalogue. */
  source: z.enum(['Mockup Sports', 'Fontsource']),
  /** Its id in the public catalogue. */
  catalogueId: z.string().nullable(),
  weights: z.array(z.int()),
  styles: z.array(z.enum(['normal', 'italic'])),
  url: z.string(),
  /** Data of an uploaded font for setting and checking text; the library knows packaged fonts. */
  own: z.object({ metrics, coverage: z.string(), more: z.array(part) }).nullable(),
})
const officeFont = z.object({
  id: z.string(),
  family: z.string(),
  lang,
  url: z.string(),
  bytes: z.int(),
  createdAt: s.instant,
})

const byId = z.object({ id: s.line(100) })

export const fontRoutes = {
  'GET /v1/fonts': {
    summary:
      'The font catalogue in Fontsource’s shape: different keys are all needed, values of one key (comma) are alternatives. Status 203: the public catalogue does not answer, and these are the packaged fonts alone',
    query: publicQuery,
    response: z.union([z.array(publicFont), publicError]),
    errors: [],
  },
  'GET /v1/fonts/{id}': {
    summary: 'One font of the catalogue with the addresses of its files',
    params: byId,
    response: z.union([fontWithFiles, publicError]),
    errors: ['fonts-unreachable'],
  },
  'GET /v1/fonts/{id}/files/{file}': {
    summary: 'A file of a font of the catalogue',
    params: byId.extend({ file: s.line(200) }),
    response: 'binary',
    errors: ['not-found', 'fonts-unreachable'],
  },
  'GET /api/resources/fonts': {
    summary:
      'The shop’s own fonts: the packaged lettering, what it uploaded and what its designs took from the public catalogue',
    response: z.array(ownFont),
    errors: [],
  },
  'POST /api/resources/fonts': {
    summary:
      'Take a font of the public catalogue, by its id there, so that designs may use it: its files are kept as they are now and printed so',
    body: z.strictObject({ catalogueId: s.line(100).min(1) }),
    response: ownFont,
    errors: [
      'not-found',
      'fonts-unreachable',
      'shop-files-full',
      'font-type-unsupported',
      'font-too-large',
      'font-unreadable',
      'font-nameless',
      'font-without-digits',
    ],
  },
  'GET /api/resources/fonts/{family}': {
    summary: 'One of the shop’s own fonts by its family or id; by id also one that is offered no more',
    params: z.object({ family: s.line(80).min(1) }),
    response: ownFont,
    errors: ['not-found'],
  },
  'GET /api/fontfiles/{id}': {
    summary: 'The file of an uploaded font',
    params: z.object({ id: z.string().regex(/^own-[0-9a-f]{16}$/) }),
    response: 'binary',
    errors: ['not-found'],
  },
  'GET /api/office/fonts': {
    summary: 'The fonts that the shop uploaded',
    auth: 'catalogue',
    response: z.array(officeFont),
    errors: [],
  },
  'POST /api/office/fonts': {
    summary:
      'Upload a font (multipart field `file`: WOFF2, WOFF, TTF or OTF with a name and digits, 4 MB); the same file again is the same font',
    auth: 'catalogue',
    status: 201,
    response: officeFont,
    errors: [
      'font-type-unsupported',
      'font-too-large',
      'font-unreadable',
      'font-nameless',
      'font-without-digits',
      'font-taken',
    ],
  },
  'DELETE /api/office/fonts/{id}': {
    summary: 'Offer an uploaded font no more; designs that use it keep it',
    auth: 'catalogue',
    params: byId,
    response: null,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>
