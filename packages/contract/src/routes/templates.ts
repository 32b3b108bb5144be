import { COLOUR_FAMILIES, KIT_FOLDERS, TEMPLATE_TAGS, WORN_KITS } from '../terms/enums.ts'
import { z } from '../schemas/zod.ts'
import { pictureQuery, templatePictureQuery } from './pictures.ts'
import type { Route } from './route.ts'
import * as s from '../schemas/index.ts'

const tag = z.enum(TEMPLATE_TAGS)
const family = z.enum(COLOUR_FAMILIES)
const byId = z.object({ id: s.uuid })
const { ifMatch } = s

const name = s.typedNames
const tags = z
  .array(tag)
  .max(TEMPLATE_TAGS.length)
  .transform(list => [...new Set(list)])

export const templateRow = z.object({
  id: s.uuid,
  name: s.names,
  productType: s.productType,
  tags: z.array(tag),
  colours: z.array(family),
  pictureUrl: z.string(),
  /** Colour `#rrggbb` that stands in for its picture until it has loaded; null if its cloth has none. */
  meanColour: z.string().nullable(),
  /**
   * Kits it comes in besides home, which is then first; empty if there is no choice. Colours: up to three, the main one
   * first.
   */
  kits: z.array(z.object({ kit: z.enum(WORN_KITS), colours: z.array(z.string()) })),
  createdAt: s.instant,
})
export const templateFull = templateRow.extend({ document: z.unknown() })
const templateList = s.paged(templateRow).extend({
  /** Filters that these garments offer. */
  tags: z.array(tag),
  colours: z.array(family),
})
/** Themes by which the store presents its designs before its filters. */
export const TEMPLATE_ROWS = ['khmer', 'stripes', 'schools', 'bold'] as const
const templateRows = z.object({
  rows: z.array(
    z.object({
      id: z.enum(TEMPLATE_ROWS),
      /** Filters that list all designs of the row. */
      tag: tag.nullable(),
      type: s.productType.nullable(),
      total: z.int(),
      items: z.array(templateRow),
    }),
  ),
})
export const officeTemplate = templateRow.extend({ isPublished: z.boolean(), version: z.int() })

const DOCUMENT_ERRORS = [
  'document-invalid',
  'document-too-new',
  'document-too-large',
  'document-asset-missing',
  'product-not-offered',
] as const

const fileNames = z.array(z.string())
const kitCatalogue = z.object({ shirts: fileNames, shorts: fileNames, sets: fileNames })

export const templateRoutes = {
  'GET /api/templates': {
    summary: 'Ready-made designs to begin with; by name, garment, style and colour',
    query: s.page.extend({
      search: s.search,
      type: s.productType.optional(),
      tag: tag.optional(),
      colour: family.optional(),
      sort: z.enum(['order', 'newest', 'name']).default('order'),
    }),
    response: templateList,
    errors: [],
  },
  'GET /api/templates/rows': {
    summary: 'Some ready-made designs by theme; themes with few designs are left out',
    response: templateRows,
    errors: [],
  },
  'GET /api/templates/{id}': {
    summary: 'A ready-made design with its document',
    params: byId,
    response: templateFull,
    errors: ['not-found'],
  },
  'GET /api/templates/{id}/picture': {
    summary: 'A ready-made design as the server draws it in 3D: WebP to whoever takes it, else PNG',
    params: byId,
    query: templatePictureQuery,
    response: 'binary',
    errors: ['not-found'],
  },
  'GET /api/kits': {
    summary:
      'The catalogue of ready-made kits: image file names of shirts, of shorts and of whole sets, in the shop’s order',
    response: kitCatalogue,
    errors: [],
  },
  'GET /api/kits/{folder}/{file}': {
    summary: 'A picture of the kits’ catalogue: a shirt, a pair of shorts or a set alone, by its file name',
    params: z.object({ folder: z.enum(KIT_FOLDERS), file: s.line(80) }),
    query: pictureQuery.pick({ width: true, side: true }).extend({ side: pictureQuery.shape.side.default('angle') }),
    response: 'binary',
    errors: ['not-found'],
  },
  'GET /api/office/templates': {
    summary: 'All ready-made designs of the shop, in its order',
    auth: 'catalogue',
    query: s.page.extend({ type: s.productType.optional() }),
    response: s.paged(officeTemplate),
    errors: [],
  },
  'POST /api/office/templates': {
    summary:
      'Make a template: of a design, whose logos are left out and names replaced by samples, or of a document as staff drew it',
    auth: 'catalogue',
    body: z
      .strictObject({
        designId: s.uuid.optional(),
        document: z.unknown().optional(),
        name,
        tags,
        isPublished: z.boolean(),
      })
      .refine(({ designId, document }) => (designId === undefined) !== (document === undefined), {
        path: ['designId'],
        message: 'either a design or a document',
      }),
    status: 201,
    response: officeTemplate,
    errors: ['not-found', 'template-limit-reached', ...DOCUMENT_ERRORS],
  },
  'PUT /api/office/templates/order': {
    summary: 'Set the order of one garment’s templates: all their ids, else `stale-version`',
    auth: 'catalogue',
    body: z.strictObject({ type: s.productType, ids: z.array(s.uuid).max(500) }),
    response: null,
    errors: ['stale-version'],
  },
  'PUT /api/office/templates/{id}': {
    summary: 'Rename, tag, publish, withdraw or redraw a template; needs If-Match',
    auth: 'catalogue',
    params: byId,
    headers: ifMatch,
    /** Without a document it stays as drawn. */
    body: z.strictObject({ name, tags, isPublished: z.boolean(), document: z.unknown().optional() }),
    response: officeTemplate,
    errors: ['not-found', 'precondition-required', 'stale-version', ...DOCUMENT_ERRORS],
  },
  'GET /api/office/templates/{id}': {
    summary: 'A template with its document, published or not',
    auth: 'catalogue',
    params: byId,
    response: officeTemplate.extend({ document: z.unknown() }),
    errors: ['not-found'],
  },
  'DELETE /api/office/templates/{id}': {
    summary: 'Delete a template; designs made from it stay. Needs If-Match',
    auth: 'catalogue',
    params: byId,
    headers: ifMatch,
    response: null,
    errors: ['not-found', 'precondition-required', 'stale-version'],
  },
} as const satisfies Record<`${string} /${string}`, Route>
