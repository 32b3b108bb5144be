import { describe, expect, test } from 'vitest'
import { routes, schemas } from './index.ts'
import type { Route } from './route.ts'
import { mayHaveSeveralLines } from './schemas.ts'
import { z } from './zod.ts'

interface Leaf {
  readonly path: string
  readonly schema: z.ZodType
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** Every string of a schema, wherever it is nested. */
function stringsOf(schema: z.ZodType, path: string): Leaf[] {
  if (mayHaveSeveralLines(schema)) return []
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [{ path, schema }]
  const { def } = schema as unknown as { def: Record<string, unknown> }
  if (schema instanceof z.ZodObject)
    return [
      ...Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
        stringsOf(field, `${path}.${key}`),
      ),
      ...(isSchema(def.catchall) ? stringsOf(def.catchall, `${path}.*`) : []),
    ]
  const inner = [def.innerType, def.element, def.in, def.out, def.keyType, def.valueType]
  const several = [def.options, def.items].filter(Array.isArray).flat()
  return [...inner, ...several].filter(isSchema).flatMap(each => stringsOf(each, path))
}

const leaves = Object.entries<Route>(routes).flatMap(([key, { params, query, headers, body }]) =>
  Object.entries({ params, query, headers, body }).flatMap(([part, schema]) =>
    schema ? stringsOf(schema, `${key} ${part}`) : [],
  ),
)

describe('every string that a call accepts, unless it is a paragraph', () => {
  test.each(['\r', '\n', '\t', '\u0000', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'])('refuses %j', control => {
    expect(leaves.length).toBeGreaterThan(150)
    const taken = leaves.filter(({ schema }) => schema.safeParse(`a${control}b`).success)
    expect(taken.map(({ path }) => path)).toEqual([])
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
