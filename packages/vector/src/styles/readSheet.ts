import type { CssNode } from 'css-tree'
import parse from 'css-tree/parser'
import { isOnScreen } from './media.ts'

export interface Declaration {
  readonly property: string
  readonly value: string
  readonly isImportant: boolean
}

export interface Rule {
  readonly selector: string
  readonly declarations: readonly Declaration[]
}

export interface Sheet {
  readonly rules: readonly Rule[]
  /** Fonts embedded in the sheet. */
  readonly fonts: readonly string[]
  readonly asksForSheet: boolean
}

const OPTIONS = {
  parseValue: false,
  parseRulePrelude: false,
  parseAtrulePrelude: false,
  parseCustomProperty: false,
} as const

const rawOf = (node: CssNode | null): string => (node?.type === 'Raw' ? node.value : '')

/** Parses the declarations of a `style` attribute or of a rule's block. */
export function readDeclarations(text: string): Declaration[] {
  // Most elements have none, and for any text the parser clears as much memory as its longest one took.
  if (text === '') return []
  const list = parse(text, { ...OPTIONS, context: 'declarationList' })
  return list.type === 'DeclarationList' ? [...list.children].flatMap(declarationOf) : []
}

function declarationOf(node: CssNode): Declaration[] {
  if (node.type !== 'Declaration') return []
  const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase()
  return [{ property, value: rawOf(node.value), isImportant: node.important !== false }]
}

interface ParsedSheet {
  rules: Rule[]
  fonts: string[]
  asksForSheet: boolean
}

/** Reads a style sheet as for a screen. */
export function readSheet(text: string): Sheet {
  const found: ParsedSheet = { rules: [], fonts: [], asksForSheet: false }
  const sheet = parse(text, { ...OPTIONS, context: 'stylesheet' })
  if (sheet.type === 'StyleSheet') for (const node of sheet.children) readNode(node, found)
  return found
}

function readNode(node: CssNode, found: ParsedSheet): void {
  if (node.type === 'Rule') {
    found.rules.push({ selector: rawOf(node.prelude), declarations: [...node.block.children].flatMap(declarationOf) })
  }
  if (node.type !== 'Atrule') return
  const name = node.name.toLowerCase()
  const inner = node.block ? [...node.block.children] : []
  if (name === 'import') found.asksForSheet = true
  else if (name === 'font-face') found.fonts.push(...inner.flatMap(declarationOf).flatMap(familyOf))
  else if (name === 'supports' || name === 'layer' || (name === 'media' && isOnScreen(rawOf(node.prelude)))) {
    for (const child of inner) readNode(child, found)
  }
}

const familyOf = ({ property, value }: Declaration): string[] =>
  property === 'font-family'
    ? [
        value
          .trim()
          .replace(/^['"]|['"]$/g, '')
          .toLowerCase(),
      ]
    : []
