import type { Page } from '@playwright/test'

/** Applies the colours of a Windows contrast theme. */
export const inContrastTheme = async (page: Page): Promise<void> => page.emulateMedia({ forcedColors: 'active' })

interface Looks {
  /** Returns the full appearance of an element and its content, for comparison. */
  readonly of: (element: Element) => string
  readonly isSeen: (element: Element) => boolean
  /** Names an element so that the reader of a failure finds it. */
  readonly name: (element: Element) => string
}
declare global {
  var looks: Looks
}

/** Puts {@link Looks} into the page. */
const bringLooks = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    const SIGHT = [
      'outlineStyle',
      'outlineWidth',
      'outlineColor',
      'borderTopColor',
      'borderTopWidth',
      'borderBottomColor',
      'borderBottomWidth',
      'backgroundColor',
      'color',
      'textDecorationLine',
      'fontWeight',
      'opacity',
      'transform',
    ] as const
    globalThis.looks = {
      of: element =>
        [element, ...element.querySelectorAll('*')]
          .flatMap(each => [null, '::before', '::after'].map(part => getComputedStyle(each, part)))
          .map(style => SIGHT.map(name => style[name]).join())
          .join('|'),
      isSeen: element => element.checkVisibility() && element.getBoundingClientRect().width >= 8,
      name: element =>
        `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').slice(0, 40)}"`,
    }
  })

/** Returns controls whose chosen state, set by an attribute, is not visible. Compares each with and without it. */
const lostAttributes = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CHOSEN = [
      ['aria-pressed', 'true'],
      ['aria-selected', 'true'],
      ['aria-current', 'page'],
      ['aria-current', 'true'],
      ['data-active', 'true'],
    ] as const
    const selector = CHOSEN.map(([name, value]) => `[${name}="${value}"]`).join()
    return [...document.querySelectorAll(selector)].filter(looks.isSeen).flatMap(element => {
      const chosen = looks.of(element)
      // A control may mark its state by several attributes.
      const said = CHOSEN.filter(([name, value]) => element.getAttribute(name) === value)
      for (const [name] of said) element.removeAttribute(name)
      const isLost = looks.of(element) === chosen
      for (const [name, value] of said) element.setAttribute(name, value)
      return isLost ? [looks.name(element)] : []
    })
  })

/** Returns radio buttons and checkboxes with a custom mark that is not visible. Compares each checked and unchecked. */
const lostMarks = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks = document.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox]):checked')
    return [...marks].flatMap(input => {
      const label = input.labels?.[0] ?? input
      // Labels that mark the choice by an attribute were already checked.
      if (!looks.isSeen(label) || label.matches('[data-active]')) return []
      let control: Element = input
      while (!control.contains(label) || control === input) control = control.parentElement ?? document.body
      const chosen = looks.of(control)
      input.checked = false
      const looksSame = looks.of(control) === chosen
      input.checked = true
      const isNative = input.checkVisibility({ opacityProperty: true }) && getComputedStyle(input).appearance !== 'none'
      return looksSame && !isNative ? [looks.name(control)] : []
    })
  })

const lostSwatches = async (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[aria-pressed] [style*="background"]')]
      .filter(({ style }) => !style.backgroundImage && /^(?:#|rgb)/.test(style.backgroundColor))
      .filter(element => element.checkVisibility() && getComputedStyle(element).forcedColorAdjust !== 'none')
      .map(looks.name),
  )

/** Returns visible chosen controls that look as if they were not chosen, and swatches that have lost their colour. */
export async function lostOn(page: Page): Promise<string[]> {
  await bringLooks(page)
  const chosen = [...(await lostAttributes(page)), ...(await lostMarks(page))]
  return [
    ...chosen.map(name => `it cannot be told that this is chosen: ${name}`),
    ...(await lostSwatches(page)).map(name => `the colour is gone: ${name}`),
  ]
}
