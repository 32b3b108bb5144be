import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { Problem } from '../endpoint/index.ts'
import type { SafePicture } from './makeSafe.ts'
import { ATTRIBUTES, ELEMENTS, INHERITING, TEXT_ELEMENTS } from './svgAllowed.ts'
import { sizeOfSvg } from './sizeOfSvg.ts'
import { addRules, isHarmless, parseDeclarations, type Rules } from './svgStyles.ts'

const SVG = 'http://www.w3.org/2000/svg'
const MOST_SVG_BYTES = 2 * 1024 * 1024
const MOST_DEPTH = 100
const MOST_ELEMENTS = 50_000
/** Written out, classes repeat what they say at each element. */
const MOST_WRITTEN = 4 * MOST_SVG_BYTES

/**
 * An `svg` behind its prologue. From the start only, and each part ends in one way only: a hostile file must not make the search
 * try them all.
 */
const BEGINNING =
  /^(?:\s|<!--(?:(?!-->)[^])*-->|<\?(?:(?!\?>)[^])*\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<(?:\w+:)?svg[\s/>]/i

/** Whether bytes are text whose first element is an `svg`. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 8_192)).replace(/^\uFEFF/, '')
  return BEGINNING.test(start)
}

/**
 * Writes an SVG anew from the elements and attributes that are allowed: shapes, gradients and text stay; scripts, links, pictures,
 * animations and references outside are left out. Styles become attributes. Throws `image-unreadable` for what is no whole SVG.
 */
export function cleanSvg(bytes: Uint8Array): SafePicture {
  if (bytes.length > MOST_SVG_BYTES) throw new Problem('file-too-large')
  const writer = new SvgWriter()
  try {
    writer.read(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('image-unreadable')
  }
  return writer.picture()
}

/** Follows the events of the parser and keeps what may stay. */
class SvgWriter {
  #parts: string[] = []
  #open: string[] = []
  #count = 0
  #written = 0
  /** How deep inside an element that was left out. */
  #skipped = 0
  #style: string | undefined
  readonly #rules: Rules = new Map()
  #size: { widthPx: number; heightPx: number } | undefined

  read(text: string): void {
    const parser = new SaxesParser({ xmlns: true })
    parser.on('error', error => {
      throw error
    })
    parser.on('opentag', tag => this.#enter(tag.uri, tag.local, Object.values(tag.attributes)))
    parser.on('closetag', () => this.#leave())
    parser.on('text', content => this.#write(content))
    parser.on('cdata', content => this.#write(content))
    parser.write(text).close()
  }

  picture(): SafePicture {
    // Only the root: nothing of the picture was of a kind that we keep.
    if (!this.#size || this.#count < 2) throw new Problem('image-unreadable')
    const bytes = new TextEncoder().encode(this.#parts.join(''))
    return { bytes, mime: 'image/svg+xml', ...this.#size }
  }

  #enter(uri: string, name: string, attributes: SaxesAttributeNS[]): void {
    if (this.#skipped > 0 || !this.#isAllowed(uri, name)) {
      this.#skipped += 1
      if (this.#skipped === 1 && name === 'style') this.#style = ''
      return
    }
    const kept = this.#attributesOf(name, attributes)
    const start = this.#open.length === 0 ? this.#rootAttributes(kept) : kept
    this.#open.push(name)
    this.#count += 1
    if (this.#open.length > MOST_DEPTH || this.#count > MOST_ELEMENTS) throw new Problem('image-too-large')
    const tag = `<${name}${[...start].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')}>`
    this.#parts.push(tag)
    this.#written += tag.length
    if (this.#written > MOST_WRITTEN) throw new Problem('image-too-large')
  }

  #isAllowed(uri: string, name: string): boolean {
    const isRoot = this.#open.length === 0
    return (uri === SVG || uri === '') && (isRoot ? name === 'svg' : ELEMENTS.has(name))
  }

  #leave(): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1
      if (this.#skipped === 0 && this.#style !== undefined) addRules(this.#rules, this.#style)
      if (this.#skipped === 0) this.#style = undefined
      return
    }
    this.#parts.push(`</${this.#open.pop()}>`)
  }

  #write(text: string): void {
    if (this.#style !== undefined) this.#style += text
    else if (this.#skipped === 0 && TEXT_ELEMENTS.has(this.#open.at(-1) ?? '')) this.#parts.push(escapeXml(text))
  }

  /** What stays of an element's attributes: its own, then what its classes say, then its style, the stronger over the weaker. */
  #attributesOf(element: string, attributes: SaxesAttributeNS[]): Map<string, string> {
    const own = new Map(attributes.filter(({ prefix }) => prefix === '').map(({ local, value }) => [local, value]))
    const classes = new Set((own.get('class') ?? '').split(/\s+/))
    const all = [
      ...own,
      ...[...classes].flatMap(name => [...(this.#rules.get(name) ?? [])]),
      ...parseDeclarations(own.get('style') ?? ''),
    ]
    const kept = new Map(all.filter(([name, value]) => ATTRIBUTES.has(name) && isHarmless(value)))
    const parent = attributes.find(({ local }) => local === 'href')?.value ?? ''
    if (INHERITING.has(element) && /^#[\w:.-]+$/.test(parent)) kept.set('xlink:href', parent)
    return kept
  }

  #rootAttributes(kept: Map<string, string>): Map<string, string> {
    this.#size = sizeOfSvg(kept)
    const { widthPx, heightPx } = this.#size
    const viewBox = kept.get('viewBox') ?? `0 0 ${widthPx} ${heightPx}`
    const fixed: [string, string][] = [
      ['xmlns', SVG],
      ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
      ['width', String(widthPx)],
      ['height', String(heightPx)],
      ['viewBox', viewBox],
    ]
    return new Map([...kept, ...fixed])
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, character => ENTITIES[character] ?? '')
