import { compile } from 'css-select'
import { AttributeAction, parse, type Selector, SelectorType } from 'css-what'
import { withoutComments } from './comments.ts'
import { elementsIn, isElement, type SvgElement, type SvgNode, textOf } from '../element.ts'

export interface CompiledSelector {
  /** Specificity; a larger number wins. */
  readonly specificity: number
  /** The least an element needs: its class, its id or its name; null for any. */
  readonly key: string | null
  /** Whether matching examines an element's siblings, any number of them. */
  readonly isAmongSiblings: boolean
  matches(element: SvgElement): boolean
}

const siblingsOf = (node: SvgNode): SvgNode[] =>
  isElement(node) ? (node.parent ? elementsIn(node.parent) : [node]) : []

const adapter = {
  isTag: isElement,
  getAttributeValue: ({ attributes }: SvgElement, name: string) => attributes.get(name),
  hasAttrib: ({ attributes }: SvgElement, name: string) => attributes.has(name),
  getChildren: (node: SvgNode): SvgNode[] => (isElement(node) ? node.children : []),
  getName: ({ name }: SvgElement) => name,
  getParent: ({ parent }: SvgElement): SvgNode | null => parent,
  getSiblings: siblingsOf,
  getText: (node: SvgNode) => (isElement(node) ? textOf(node) : node),
  removeSubsets: (nodes: SvgNode[]) => nodes,
}

const WITH_STATE = /:(?:hover|focus|focus-within|focus-visible|active|visited|link|target|checked|disabled|has)\b/i

/** Compiles the selectors of a list that a static picture can match. */
export function compileSelectors(list: string): CompiledSelector[] {
  if (list.length > 10_000) return []
  return withoutComments(list)
    .split(/,(?![^(]*\))/)
    .flatMap(selector => (WITH_STATE.test(selector) ? [] : compileOne(selector.trim())))
}

function compileOne(text: string): CompiledSelector[] {
  try {
    const [selector] = parse(text)
    if (!selector || selector.some(({ type }) => type === SelectorType.PseudoElement)) return []
    const matches = compile<SvgNode, SvgElement>([selector], { xmlMode: true, adapter, relativeSelector: false })
    return [
      {
        specificity: specificityOf(selector),
        key: keyOf(selector),
        isAmongSiblings: /[+~]|:(?:nth|first|last|only)/.test(text),
        matches,
      },
    ]
  } catch {
    // The selector is invalid, or only meaningful in a page.
    return []
  }
}

const isId = (token: Selector): boolean =>
  token.type === SelectorType.Attribute && token.name === 'id' && token.ignoreCase === 'quirks'

function specificityOf(selector: readonly Selector[]): number {
  return selector.reduce((sum, token) => sum + weightOf(token), 0)
}

function weightOf(token: Selector): number {
  if (isId(token)) return 1_000_000
  if (token.type === SelectorType.Attribute) return 1000
  if (token.type === SelectorType.Tag) return 1
  if (token.type !== SelectorType.Pseudo) return 0
  if (token.name === 'where') return 0
  if (Array.isArray(token.data) && ['is', 'not', 'matches'].includes(token.name)) {
    return Math.max(0, ...token.data.map(specificityOf))
  }
  return 1000
}

/** Returns the key from the selector's last part, which describes the element itself. */
function keyOf(selector: readonly Selector[]): string | null {
  const combinator = selector.findLastIndex(({ type }) =>
    [SelectorType.Child, SelectorType.Descendant, SelectorType.Sibling, SelectorType.Adjacent].includes(type),
  )
  const own = selector.slice(combinator + 1)
  const id = own.find(isId)
  if (id?.type === SelectorType.Attribute) return `#${id.value}`
  const named = own.find(
    token =>
      token.type === SelectorType.Attribute && token.name === 'class' && token.action === AttributeAction.Element,
  )
  if (named?.type === SelectorType.Attribute) return `.${named.value}`
  const tag = own.find(({ type }) => type === SelectorType.Tag)
  return tag?.type === SelectorType.Tag ? tag.name : null
}

/** Returns the keys under which an element is indexed. */
export const keysOf = ({ name, attributes }: SvgElement): string[] => [
  name,
  `#${attributes.get('id') ?? ''}`,
  ...(attributes.get('class') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map(word => `.${word}`),
]
