/** `onload="…"` and its like; they go before parsing, for the parser itself complains of them. */
const HANDLERS = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*')/gi
/** What the server leaves out as well: so it is seen at once, and not only in what is printed. Some of it WebGL would refuse. */
const FOREIGN =
  'script, style, foreignObject, image, a, filter, textPath, set, animate, animateMotion, animateTransform, metadata'
const SEEN = 'path, rect, circle, ellipse, line, polyline, polygon, text'
/** As many as the server takes. References to references could otherwise come to more than any memory holds. */
const MOST_ELEMENTS = 50_000

/** Roughly how much stronger than others the rules of this selector are. */
const weight = (selector: string): number =>
  (selector.match(/#/g)?.length ?? 0) * 100 + (selector.match(/[.:[]/g)?.length ?? 0) * 10

function rulesOf(document: Document): CSSStyleRule[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([...document.querySelectorAll('style')].map(style => style.textContent).join('\n'))
  const rules = [...sheet.cssRules].filter(rule => rule instanceof CSSStyleRule)
  return rules.sort((a, b) => weight(a.selectorText) - weight(b.selectorText))
}

function elementsOf(document: Document, selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector)]
  } catch {
    // One that only styles may use.
    return []
  }
}

/** Writes what style sheets say to each element: the server knows only those rules that name a class. */
function writeStyles(document: Document): void {
  const said = new Map<Element, string>()
  for (const { selectorText, style } of rulesOf(document)) {
    for (const element of elementsOf(document, selectorText))
      said.set(element, `${said.get(element) ?? ''}${style.cssText}`)
  }
  for (const [element, css] of said) element.setAttribute('style', css + (element.getAttribute('style') ?? ''))
}

const hrefOf = (use: Element): string =>
  use.getAttribute('href') ?? use.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ?? ''

/** What a `use` shows, where it shows it. Null for nothing, what lies elsewhere, or itself. */
function shownBy(use: Element): Element | null {
  const target = use.ownerDocument.querySelector(`[id="${CSS.escape(hrefOf(use).replace(/^#/, ''))}"]`)
  if (!hrefOf(use).startsWith('#') || !target || target.contains(use)) return null
  const shown = target.cloneNode(true) as Element
  for (const element of [shown, ...shown.querySelectorAll('[id]')]) element.removeAttribute('id')
  const place = `translate(${use.getAttribute('x') ?? 0} ${use.getAttribute('y') ?? 0})`
  if (shown.localName === 'symbol') return inFrame(shown, use, place)
  shown.setAttribute(
    'transform',
    `${use.getAttribute('transform') ?? ''}${place}${shown.getAttribute('transform') ?? ''}`,
  )
  return withLooks(shown, use)
}

/** A symbol is drawn in the frame that its user names. */
function inFrame(symbol: Element, use: Element, place: string): Element {
  const make = (name: string): Element => use.ownerDocument.createElementNS('http://www.w3.org/2000/svg', name)
  const [group, frame] = [make('g'), make('svg')]
  for (const name of ['viewBox', 'preserveAspectRatio']) {
    const value = symbol.getAttribute(name)
    if (value !== null) frame.setAttribute(name, value)
  }
  for (const name of ['width', 'height']) frame.setAttribute(name, use.getAttribute(name) ?? '100%')
  frame.append(...symbol.childNodes)
  group.append(frame)
  group.setAttribute('transform', `${use.getAttribute('transform') ?? ''}${place}`)
  return withLooks(withLooks(group, symbol), use)
}

const OWN = new Set([
  'href',
  'xlink:href',
  'id',
  'x',
  'y',
  'width',
  'height',
  'transform',
  'viewBox',
  'preserveAspectRatio',
])

/** What an element does not say of its looks, it takes from who uses it. */
function withLooks(shown: Element, from: Element): Element {
  for (const { name, value } of from.attributes) {
    if (name === 'style') shown.setAttribute(name, `${value};${shown.getAttribute(name) ?? ''}`)
    else if (!OWN.has(name) && !name.startsWith('xmlns') && !shown.hasAttribute(name)) shown.setAttribute(name, value)
  }
  return shown
}

/** Writes out what is drawn by reference (drawing programs cut with it): a reference may lead anywhere, so the server keeps none. */
function writeUses(document: Document): void {
  let room = MOST_ELEMENTS - document.querySelectorAll('*').length
  for (let use = document.querySelector('use'); use; use = document.querySelector('use')) {
    const shown = room > 0 ? shownBy(use) : null
    room -= shown ? shown.querySelectorAll('*').length + 1 : 0
    if (shown && room > 0) use.replaceWith(shown)
    else use.remove()
  }
}

/** An SVG as the shop keeps it: shapes, gradients and text, each with its own looks; or why there is none. */
export function plainSvg(text: string): Document | 'unreadable' | 'empty' {
  const document = new DOMParser().parseFromString(text.replace(HANDLERS, ''), 'image/svg+xml')
  if (document.documentElement.localName !== 'svg' || document.querySelector('parsererror')) return 'unreadable'
  writeStyles(document)
  for (const element of document.querySelectorAll(FOREIGN)) element.remove()
  writeUses(document)
  return document.querySelector(SEEN) ? document : 'empty'
}
