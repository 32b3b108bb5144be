import { SvgRefusedError } from '../refusal.ts'
import { type SvgElement, walk } from '../element.ts'
import { GEOMETRY, isCustom, isNewColour, lacksUnit, PRESENTATION, READ, STYLED, valueOf } from './properties.ts'
import { type Declaration, readDeclarations, type Rule } from './readSheet.ts'
import { type CompiledSelector, compileSelectors, keysOf } from './selectors.ts'
import { expandShorthand } from './shorthands.ts'

const MAX_SELECTORS = 5_000
/** Most tests of elements against selectors. */
const MAX_TRIALS = 3_000_000

type DeclarationList = readonly (readonly [property: string, value: string])[]
interface RuleWithSpecificity {
  readonly compiled: CompiledSelector
  readonly normal: DeclarationList
  readonly important: DeclarationList
}

/** Resolves the CSS cascade (importance, `style` attribute, specificity, order) and writes the winning values to each element. */
export function cascade(root: SvgElement, rules: readonly Rule[]): void {
  const elements = [...walk(root)]
  const matches = matchAll(elements, sortRules(rules))
  for (const element of elements) {
    const own = readDeclarations(element.attributes.get('style') ?? '')
    const matched = matches.get(element) ?? []
    const all = [
      ...matched.flatMap(({ normal }) => normal),
      ...said(own, false),
      ...matched.flatMap(({ important }) => important),
      ...said(own, true),
    ]
    element.attributes.delete('style')
    for (const [property, value] of all) write(element, property, value)
  }
}

const KEPT = [PRESENTATION, GEOMETRY, STYLED, READ]

const said = (declarations: readonly Declaration[], isImportant: boolean): DeclarationList =>
  declarations
    .filter(declaration => declaration.isImportant === isImportant)
    .flatMap(({ property, value }) => expandShorthand(property, value.trim()))
    .flatMap(([property, text]) => {
      if (!isCustom(property) && !KEPT.some(kind => kind.has(property))) return []
      const value = valueOf(property, text)
      return value === undefined ? [] : [[property, value] as const]
    })

const saidBySheet = (declarations: readonly Declaration[], isImportant: boolean): DeclarationList =>
  said(declarations, isImportant).filter(([property, value]) => !lacksUnit(property, value))

function sortRules(rules: readonly Rule[]): RuleWithSpecificity[] {
  const strong: RuleWithSpecificity[] = []
  for (const { selector, declarations } of rules) {
    const [normal, important] = [saidBySheet(declarations, false), saidBySheet(declarations, true)]
    if (normal.length + important.length === 0) continue
    for (const compiled of compileSelectors(selector)) strong.push({ compiled, normal, important })
    if (strong.length > MAX_SELECTORS) throw new SvgRefusedError('svg-too-complex')
  }
  return strong.sort((a, b) => a.compiled.specificity - b.compiled.specificity)
}

function matchAll(
  elements: readonly SvgElement[],
  strong: readonly RuleWithSpecificity[],
): Map<SvgElement, RuleWithSpecificity[]> {
  const byKey = Map.groupBy(
    elements.flatMap(element => keysOf(element).map(key => ({ key, element }))),
    ({ key }) => key,
  )
  const widest = elements.reduce((most, { children }) => Math.max(most, children.length), 1)
  const matches = new Map<SvgElement, RuleWithSpecificity[]>()
  let trials = 0
  for (const rule of strong) {
    const { key, isAmongSiblings } = rule.compiled
    const candidates = key === null ? elements : (byKey.get(key) ?? []).map(({ element }) => element)
    trials += candidates.length * (isAmongSiblings ? widest : 1)
    if (trials > MAX_TRIALS) throw new SvgRefusedError('svg-too-complex')
    for (const element of candidates) {
      if (!rule.compiled.matches(element)) continue
      const found = matches.get(element)
      if (found) found.push(rule)
      else matches.set(element, [rule])
    }
  }
  return matches
}

/** Returns whether a plain colour precedes a newer one: it is the fallback for programs that do not support that. */
const hasPlainColour = ({ attributes, styles }: SvgElement, property: string, value: string): boolean =>
  isNewColour(property, value) && (attributes.has(property) || styles.has(property))

const OUTLINE = /^path\(\s*(?:\w+\s*,\s*)?(['"])(.*)\1\s*\)$/s

function write(element: SvgElement, property: string, value: string): void {
  const { name, attributes, styles } = element
  if (hasPlainColour(element, property, value)) return
  // The shorthand resets its longhands.
  if (property === 'text-decoration')
    for (const part of styles.keys()) if (part.startsWith('text-decoration-')) styles.delete(part)
  if (isCustom(property) || STYLED.has(property) || READ.has(property)) styles.set(property, value)
  else if (property === 'transform') styles.set(property, value)
  else if (property === 'd') {
    const d = OUTLINE.exec(value)?.[2]
    if (d !== undefined && name === 'path') attributes.set('d', d)
  } else if (!GEOMETRY.has(property) || takesGeometry(element, property)) attributes.set(property, value)
}

/** Decides whether style sheets may set geometry: never a text's place, nor the size of a picture with a viewBox. */
function takesGeometry({ name, attributes, parent }: SvgElement, property: string): boolean {
  if (parent === null && attributes.has('viewBox')) return false
  return ['x', 'y', 'width', 'height'].includes(property)
    ? ['svg', 'rect', 'image', 'use', 'foreignObject'].includes(name)
    : ['circle', 'ellipse', 'rect', 'radialGradient'].includes(name)
}
