import { elementsIn, type SvgElement } from '../element.ts'
import { isCustom } from './properties.ts'

type Variables = ReadonlyMap<string, string>
const LONGEST = 2_000

/** Substitutes custom properties. A value that uses an unknown one is dropped. */
export function writeVariables(element: SvgElement, inherited: Variables = new Map()): void {
  const own = [...element.styles].filter(([property]) => isCustom(property))
  const variables = own.length > 0 ? new Map([...inherited, ...own]) : inherited
  for (const values of [element.attributes, element.styles]) {
    for (const [name, value] of values) {
      if (isCustom(name)) values.delete(name)
      else if (value.includes('var(')) {
        const resolved = resolve(value, variables, 0)
        if (resolved === undefined) values.delete(name)
        else values.set(name, resolved)
      }
    }
  }
  for (const child of elementsIn(element)) writeVariables(child, variables)
}

const CALL = /var\(\s*(--[^\s,)]+)\s*/

function resolve(value: string, variables: Variables, depth: number): string | undefined {
  let rest = value
  for (let call = CALL.exec(rest); call; call = CALL.exec(rest)) {
    const after = call.index + call[0].length
    const end = closing(rest, after)
    if (end === -1 || depth > 10) return undefined
    const fallback = rest[after] === ',' ? rest.slice(after + 1, end).trim() : undefined
    const said = variables.get(call[1] ?? '') ?? fallback
    const inner = said === undefined ? undefined : resolve(said, variables, depth + 1)
    if (inner === undefined) return undefined
    rest = `${rest.slice(0, call.index)}${inner}${rest.slice(end + 1)}`
    if (rest.length > LONGEST) return undefined
  }
  return rest.includes('var(') ? undefined : rest
}

/** Returns the index of the bracket that closes the one open at `from`. */
function closing(text: string, from: number): number {
  let open = 1
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === '(') open += 1
    else if (text[i] === ')' && --open === 0) return i
  }
  return -1
}
