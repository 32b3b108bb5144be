import { z } from '../schemas/zod.ts'

interface Json {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly allOf?: readonly Json[]
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Json | boolean
  readonly propertyNames?: Json
  readonly items?: Json
  readonly prefixItems?: readonly Json[]
  readonly format?: string
  readonly pattern?: string
  readonly default?: unknown
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Json>>
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/** Formats the range of a schema. Omits the limits that zod gives every integer. */
function between({ minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems }: Json): string {
  const least =
    minimum ?? minLength ?? minItems ?? (exclusiveMinimum === undefined ? undefined : `>${exclusiveMinimum}`)
  const most = maximum ?? maxLength ?? maxItems
  const [from, to] = [least, most].map(limit =>
    Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER ? undefined : limit,
  )
  return from === undefined && to === undefined ? '' : ` ${[from ?? '', to ?? ''].join('..')}`
}

type ShapeWriter = (shape: Json, at: string) => string

function sayObject(shape: Json, at: string, say: ShapeWriter): string {
  const { properties, required = [], additionalProperties: others, propertyNames } = shape
  if (!properties) {
    const names = propertyNames ? say(propertyNames, `${at} names`) : ''
    return `{[${names}]: ${say((others ?? {}) as Json, `${at} values`)}}`
  }
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${say(field, `${at}.${name}`)}`,
  )
  return `${others === false ? 'exactly ' : ''}{ ${fields.join(', ')} }`
}

function severalOf({ anyOf, oneOf, allOf, prefixItems }: Json) {
  const either = anyOf ?? oneOf
  if (either) return { shapes: either, word: 'or', between: ' | ' }
  if (allOf) return { shapes: allOf, word: 'and', between: ' & ' }
  return prefixItems && { shapes: prefixItems, word: 'place', between: ', ' }
}

/** Shapes of this many characters or more are printed once, under their own name. */
const LONG = 90

/**
 * Describes on one line what a schema takes or gives. Replaces a long part by the path where it first occurred, under
 * which `shapes` stores it.
 */
export function sayShape(
  schema: z.ZodType,
  { io, at: begin, shapes }: { io: 'input' | 'output'; at: string; shapes: Map<string, string> },
): string {
  const named = (said: string, at: string): string => {
    if (said.length < LONG) return said
    const name = shapes.get(said) ?? `<${at}>`
    shapes.set(said, name)
    return name
  }
  const say: ShapeWriter = (shape, at) => {
    const { default: otherwise, ...rest } = shape
    if (otherwise !== undefined) return `${say(rest, at)} = ${JSON.stringify(otherwise)}`
    const several = severalOf(shape)
    if (several) {
      const said = several.shapes.map((each, i) => say(each, `${at} ${several.word} ${i + 1}`)).join(several.between)
      return named(shape.prefixItems ? `[${said}]` : said, at)
    }
    if (shape.const !== undefined) return JSON.stringify(shape.const)
    if (shape.enum) return named(shape.enum.map(value => JSON.stringify(value)).join('|'), at)
    if (shape.type === 'object') return named(sayObject(shape, at, say), at)
    if (shape.type === 'array') return `[${say(shape.items ?? {}, at)}]${between(shape)}`
    const pattern = shape.pattern && !shape.format ? ` /${shape.pattern}/` : ''
    return `${shape.$ref ?? shape.format ?? shape.type ?? 'any'}${between(shape)}${pattern}`
  }
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  const defs = Object.entries(json.$defs ?? {}).map(([name, shape]) => `; ${name}: ${say(shape, name)}`)
  return say(json, begin) + defs.join('')
}
