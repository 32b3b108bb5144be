import type { WindowLike } from 'dompurify'
import { Problem } from '../endpoint/index.ts'
import type { SafePicture } from './makeSafe.ts'
import { ATTRIBUTES, ELEMENTS } from './svgAllowed.ts'

const MOST_SVG_BYTES = 2 * 1024 * 1024
const MOST_SIDE_PX = 10_000
/** For a picture that says no size at all. */
const FALLBACK_SIDE_PX = 512

/** Whether bytes are text whose first element is an `svg`. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4_096)).replace(/^\uFEFF/, '')
  const withoutProlog = start.replace(/<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>/gi, '')
  return /^\s*<(\w+:)?svg[\s/>]/i.test(withoutProlog)
}

/** Rebuilds an SVG from the allow-list of shapes, gradients and text; scripts, styles, links, pictures and references outside go. */
export async function cleanSvg(bytes: Uint8Array): Promise<SafePicture> {
  if (bytes.length > MOST_SVG_BYTES) throw new Problem('file-too-large')
  const text = new TextDecoder().decode(bytes)
  const svg = await rebuild(text)
  const { widthPx, heightPx } = sizeOf(svg)
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  svg.setAttribute('width', String(widthPx))
  svg.setAttribute('height', String(heightPx))
  if (!svg.hasAttribute('viewBox')) svg.setAttribute('viewBox', `0 0 ${widthPx} ${heightPx}`)
  const { XMLSerializer } = svg.ownerDocument.defaultView ?? {}
  if (!XMLSerializer) throw new Error('The document has no window')
  const safe = new TextEncoder().encode(new XMLSerializer().serializeToString(svg))
  return { bytes: safe, mime: 'image/svg+xml', widthPx, heightPx }
}

async function rebuild(text: string): Promise<Element> {
  // Heavy, and needed only here.
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')])
  const { window } = new JSDOM('')
  const purify = createDOMPurify(window as unknown as WindowLike)
  purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (leadsOutside(attribute.attrValue)) attribute.keepAttr = false
  })
  const root = purify.sanitize(text.replace(/^[\uFEFF\s]+/, ''), {
    ALLOWED_TAGS: [...ELEMENTS],
    ALLOWED_ATTR: [...ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    NAMESPACE: 'http://www.w3.org/2000/svg',
    PARSER_MEDIA_TYPE: 'application/xhtml+xml',
    RETURN_DOM: true,
  }) as unknown as Element
  // What is no XML, or not an SVG, leaves another root or nothing.
  if (root.localName !== 'svg' || root.querySelector('*') === null) throw new Problem('image-unreadable')
  return root
}

/** A reference may only name an element of the same picture: `url(#a)`, `#a`. */
function leadsOutside(value: string): boolean {
  const references = value.match(/url\s*\(\s*['"]?[^)]*/gi) ?? []
  return references.some(reference => !/url\s*\(\s*['"]?#/i.test(reference)) || /[a-z]+:\s*[/\w]|\/\/|\\/i.test(value)
}

function sizeOf(svg: Element): { widthPx: number; heightPx: number } {
  const [, , boxWidth, boxHeight] = (svg.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/).map(Number)
  const width = pixels(svg.getAttribute('width')) ?? positive(boxWidth) ?? FALLBACK_SIDE_PX
  const height = pixels(svg.getAttribute('height')) ?? positive(boxHeight) ?? FALLBACK_SIDE_PX
  const shrink = Math.min(1, MOST_SIDE_PX / Math.max(width, height))
  return { widthPx: Math.max(1, Math.round(width * shrink)), heightPx: Math.max(1, Math.round(height * shrink)) }
}

/** CSS pixels per unit. */
const UNITS: Readonly<Record<string, number>> = { '': 1, px: 1, pt: 96 / 72, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }

function pixels(text: string | null): number | undefined {
  const [, number = '', unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? []
  const factor = UNITS[unit.toLowerCase()]
  return factor === undefined ? undefined : positive(Number(number) * factor)
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined
