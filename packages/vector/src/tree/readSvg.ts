import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { SvgRefusedError } from '../refusal.ts'
import { append, makeElement, type SvgElement } from '../element.ts'
import { readEntities } from './entities.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'

/** The limit of markup; embedded pictures are counted separately. */
export const MAX_MARKUP = 2 * 1024 * 1024
export const MAX_ELEMENTS = 50_000
const MAX_DEPTH = 100

export interface SvgDocument {
  readonly root: SvgElement
  /** Whether an external style sheet is requested before the picture begins. */
  readonly asksForSheet: boolean
}

/** Reads the tree of an SVG. Throws a {@link SvgRefusedError} for what is no whole SVG, or more than anybody draws. */
export function readSvg(text: string): SvgDocument {
  const reader = new Reader()
  try {
    return reader.read(text)
  } catch (error) {
    if (error instanceof SvgRefusedError) throw error
    throw new SvgRefusedError('image-unreadable')
  }
}

class Reader {
  #root: SvgElement | undefined
  readonly #open: SvgElement[] = []
  #count = 0
  #asksForSheet = false
  /** Characters of markup still allowed. */
  #room = MAX_MARKUP

  read(text: string): SvgDocument {
    const parser = new SaxesParser({ xmlns: true })
    parser.on('error', error => {
      throw error
    })
    parser.on('doctype', doctype => Object.assign(parser.ENTITIES, readEntities(doctype)))
    parser.on('processinginstruction', ({ target }) => {
      if (target === 'xml-stylesheet') this.#asksForSheet = true
    })
    parser.on('opentag', tag => this.#enter(tag))
    parser.on('closetag', () => void this.#open.pop())
    parser.on('text', content => this.#write(content))
    parser.on('cdata', content => this.#write(content))
    parser.write(text).close()
    if (this.#root?.name !== 'svg') throw new SvgRefusedError('image-unreadable')
    return { root: this.#root, asksForSheet: this.#asksForSheet }
  }

  #enter(tag: SaxesTagNS): void {
    const isOurs = tag.uri === SVG || tag.uri === ''
    const element = makeElement(isOurs ? tag.local : '#foreign', isOurs ? this.#attributesOf(tag) : [])
    const parent = this.#open.at(-1)
    if (parent) append(parent, [element])
    else this.#root = element
    this.#open.push(element)
    this.#count += 1
    if (this.#open.length > MAX_DEPTH || this.#count > MAX_ELEMENTS) throw new SvgRefusedError('svg-too-complex')
  }

  #attributesOf(tag: SaxesTagNS): Map<string, string> {
    const kept = new Map<string, string>()
    for (const attribute of Object.values(tag.attributes)) {
      const name = nameOf(attribute)
      // The newer `href` wins if both exist.
      if (name === undefined || (attribute.uri === XLINK && kept.has(name))) continue
      kept.set(name, attribute.value)
      if (!attribute.value.startsWith('data:')) this.#take(attribute.value)
    }
    return kept
  }

  #write(content: string): void {
    this.#take(content)
    const parent = this.#open.at(-1)
    if (parent && parent.name !== '#foreign') parent.children.push(content)
  }

  #take(content: string): void {
    this.#room -= content.length
    if (this.#room < 0) throw new SvgRefusedError('file-too-large')
  }
}

function nameOf({ uri, prefix, local }: SaxesAttributeNS): string | undefined {
  if (prefix === '') return local
  if (uri === XLINK && local === 'href') return local
  return uri === XML ? `xml:${local}` : undefined
}
