import type { Page } from '@playwright/test'

/** Returns controls beyond the side of the window or a panel that cannot be scrolled into view. */
export const hiddenControlsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SELECTOR = 'a[href], button, input, select, textarea, [role="button"], [role="tab"], [role="radio"]'
    // Returns whether an element only represents a control for screen readers, such as a slider's own input.
    const isForReaders = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isForReaders(element.parentElement))
    const isCutBy = (box: DOMRect, left: number, right: number): boolean => box.left < left - 1 || box.right > right + 1
    const isCut = (box: DOMRect, element: Element): boolean => {
      const { parentElement: around } = element
      if (!around || getComputedStyle(element).position === 'fixed') {
        return isCutBy(box, 0, document.documentElement.clientWidth)
      }
      const { overflowX, overflowClipMargin } = getComputedStyle(around)
      const spare = parseFloat(overflowClipMargin) || 0
      if (overflowX === 'auto' || overflowX === 'scroll') return false
      const { left, right } = around.getBoundingClientRect()
      return (
        (overflowX !== 'visible' && around !== document.body && isCutBy(box, left - spare, right + spare)) ||
        isCut(box, around)
      )
    }
    return [...document.querySelectorAll<HTMLElement>(SELECTOR)]
      .filter(element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(element => element.offsetWidth > 1 && !isForReaders(element))
      .filter(element => isCut(element.getBoundingClientRect(), element))
      .map(
        element =>
          `${element.tagName} “${element.ariaLabel ?? element.textContent?.trim() ?? ''}” ${element.className}`,
      )
  })

/** Returns lines whose letters are cut off at the top or bottom: the g of “Order again”, the subscripts of Khmer. */
export const cutLettersOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!
    const clips = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflowY)
    /** Returns the ancestor that clips the text, unless it can be scrolled. */
    const clipOf = (element: Element | null): Element | null => {
      if (!element || element === document.body || /auto|scroll/.test(getComputedStyle(element).overflowY)) return null
      return clips(element) ? element : clipOf(element.parentElement)
    }
    const inkOf = (text: string, element: Element, box: DOMRect): { top: number; bottom: number } => {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element)
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      const ink = pen.measureText(text)
      const baseline = box.top + ink.fontBoundingBoxAscent
      return { top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent }
    }
    const isCut = (node: Text): boolean => {
      const element = node.parentElement!
      const clip = clipOf(element)
      if (!clip || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const frame = clip.getBoundingClientRect()
      if (frame.height < 4 || frame.width < 4) return false
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].some(box => {
        const middle = (box.top + box.bottom) / 2
        // Lines that are hidden completely are intentional.
        if (middle < frame.top || middle > frame.bottom) return false
        const { top, bottom } = inkOf(node.data, element, box)
        return top < frame.top - 1 || bottom > frame.bottom + 1
      })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      if (node.data.trim() !== '' && isCut(node)) found.push(`“${node.data.trim()}” ${node.parentElement!.className}`)
    }
    return found
  })
