/** Focuses a pressed canvas area, so that it receives keys, without the outline that keyboard users need. */
export function focusWithoutOutline(element: HTMLElement): void {
  element.dataset.byPointer = ''
  element.focus({ preventScroll: true })
  const end = new AbortController()
  const forget = (): void => {
    delete element.dataset.byPointer
    end.abort()
  }
  element.addEventListener('blur', forget, { signal: end.signal })
  addEventListener('keydown', forget, { signal: end.signal, capture: true })
}
