import { describe, expect, test } from 'vitest'
import { routes, schemas } from './index.ts'
import type { Route } from './routes/route.ts'
import { mayHaveSeveralLines } from './schemas/index.ts'
import { z } from './schemas/zod.ts'

interface Leaf {
  readonly path: string
  readonly schema: z.ZodType
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** Returns the schemas directly inside another, with their paths. */
function schemasIn(schema: z.ZodType, path: string): Leaf[] {
  const { def } = schema as unknown as { def: Record<string, unknown> }
  const fields = schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : []
  const rest = isSchema(def.catchall) ? [{ path: `${path}.*`, schema: def.catchall }] : []
  const inner = [def.innerType, def.element, def.in, def.out, def.keyType, def.valueType, def.left, def.right, def.rest]
  const several = [def.options, def.items].filter(Array.isArray).flat()
  return [
    ...fields.map(([key, field]) => ({ path: `${path}.${key}`, schema: field })),
    ...rest,
    ...[...inner, ...several].filter(isSchema).map(each => ({ path, schema: each })),
  ]
}

/** Returns every string of a schema, at any depth. */
function stringsOf(schema: z.ZodType, path: string): Leaf[] {
  if (mayHaveSeveralLines(schema)) return []
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [{ path, schema }]
  return schemasIn(schema, path).flatMap(each => stringsOf(each.schema, each.path))
}

/** Kinds of schema that may accept a string invisible to `stringsOf`. */
const HIDING = ['unknown', 'any', 'lazy', 'template_literal', 'file', 'map', 'set']

/** Returns the paths of a schema whose strings `stringsOf` cannot see. */
const hiddenIn = (schema: z.ZodType, path: string): string[] =>
  HIDING.includes(schema.def.type) ? [path] : schemasIn(schema, path).flatMap(each => hiddenIn(each.schema, each.path))

const leaves = Object.entries<Route>(routes).flatMap(([key, { params, query, headers, body }]) =>
  Object.entries({ params, query, headers, body }).flatMap(([part, schema]) =>
    schema ? stringsOf(schema, `${key} ${part}`) : [],
  ),
)

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
/** C0, DEL and C1, and the line and paragraph separators. */
const CONTROLS = [...range(0x00, 0x1f), ...range(0x7f, 0x9f), 0x2028, 0x2029].map(code => String.fromCharCode(code))
const hasControl = (value: unknown): boolean => CONTROLS.some(control => String(value).includes(control))

describe('every string that a call accepts, unless it is a paragraph', () => {
  test.each(CONTROLS)('refuses %j, or trims it at an end', control => {
    expect(leaves.length).toBeGreaterThan(150)
    const kept = leaves.filter(({ schema }) =>
      [`a${control}b`, `${control}ab`, `ab${control}`, control].some(text => {
        const { success, data } = schema.safeParse(text)
        return success && hasControl(data)
      }),
    )
    expect(kept.map(({ path }) => path)).toEqual([])
  })

  test('is found, except in design documents', () => {
    const hiding = Object.entries<Route>(routes).flatMap(([key, { params, query, headers, body }]) =>
      Object.entries({ params, query, headers, body }).flatMap(([part, schema]) =>
        schema ? hiddenIn(schema, `${key} ${part}`) : [],
      ),
    )
    expect(hiding).toEqual([
      'POST /api/cart/items body.document',
      'POST /api/office/designs/{id}/proposals body.document',
      'POST /api/office/templates body.document',
      'PUT /api/office/templates/{id} body.document',
      'POST /api/designs body.document',
      'PUT /api/designs/{id} body.document',
    ])
  })
})

test('a field that may have several lines refuses other control characters', () => {
  expect(schemas.paragraph(40).parse('a\r\n\tb')).toBe('a\r\n\tb')
  for (const control of ['\u0000', '\u001b', '\u0085'])
    expect(schemas.paragraph(40).safeParse(control).success).toBe(false)
})

test('the issue of a control character has an id of its own', () => {
  const { error } = schemas.text(40).safeParse('Sok\nDara')
  expect(error?.issues.map(({ message }) => message)).toEqual(['not-one-line'])
})

test('white space around a name is trimmed, and no reason to refuse it', () => {
  expect(schemas.text(40).parse(' Sok Dara\r\n')).toBe('Sok Dara')
})
