import { ATTRIBUTES, ELEMENTS, TEXT_ELEMENTS, WITH_HREF } from '../allowedMarkup.ts'
import { PRESENTATION, STYLED } from '../styles/properties.ts'
import { isElement, type SvgElement } from '../element.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
}
const escapeText = (text: string): string => text.replace(/[&<>]/g, character => ENTITIES[character] ?? '')
const escapeAttribute = (text: string): string => text.replace(/[&<>"\n\t\r]/g, character => ENTITIES[character] ?? '')

/**
 * Writes an SVG from scratch with allowed elements and attributes only. This is the last check, whatever passes ran
 * before.
 */
export function writeSvg(root: SvgElement): string {
  const parts: string[] = []
  writeElement(root, parts)
  return parts.join('')
}

function writeElement(element: SvgElement, parts: string[]): void {
  const { name, children } = element
  if (!ELEMENTS.has(name)) return
  const attributes = attributesOf(element).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
  parts.push(`<${name}${attributes.join('')}`)
  const inner: string[] = []
  for (const child of children) {
    if (isElement(child)) writeElement(child, inner)
    else if (TEXT_ELEMENTS.has(name)) inner.push(escapeText(child))
  }
  if (inner.length === 0) parts.push('/>')
  else parts.push('>', ...(inner.length < 10_000 ? inner : [inner.join('')]), `</${name}>`)
}

function attributesOf({ name, attributes, styles, parent }: SvgElement): [string, string][] {
  const kept = [...attributes].filter(
    ([key, value]) => (ATTRIBUTES.has(key) || PRESENTATION.has(key)) && isHarmless(value),
  )
  const href = attributes.get('href') ?? ''
  if (name === 'image' ? SAFE_DATA.test(href) : WITH_HREF.has(name) && (LOCAL.test(href) || SAFE_DATA.test(href)))
    kept.push(['xlink:href', href])
  const style = [...styles]
    .filter(([property, value]) => (STYLED.has(property) || property.startsWith('transform-')) && isHarmless(value))
    .map(([property, value]) => `${property}:${value}`)
  if (style.length > 0) kept.push(['style', style.join(';')])
  if (parent === null)
    kept.unshift(['xmlns', 'http://www.w3.org/2000/svg'], ['xmlns:xlink', 'http://www.w3.org/1999/xlink'])
  return kept
}

const LOCAL = /^#a\d+$/
const SAFE_DATA = /^data:image\/(?:png|jpeg|webp|svg\+xml);base64,[\w+/=]+$/

/**
 * Returns whether a value fetches and runs nothing. References must name an element of the same picture, by a generated
 * id.
 */
function isHarmless(value: string): boolean {
  if (/@import|expression\(|(?:java|vb)script:|data:|:\/\//i.test(value)) return false
  return !/url\s*\(/i.test(value.replace(/url\(#a\d+\)/g, ''))
}
