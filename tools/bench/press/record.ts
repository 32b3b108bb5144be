import { PDFDocument as SkiaDocument } from '@napi-rs/canvas'

type Context = Record<string | symbol, unknown>
type Step = (context: Context) => void

/** A Skia page and everything drawn on it. */
export interface RecordedPage {
  readonly size: readonly [width: number, height: number]
  readonly steps: readonly Step[]
}

/**
 * Returns a context that records every set property and every call. It does not record methods that our code replaced,
 * because they call others.
 */
function noting(context: Context, steps: Step[]): Context {
  const own = new Set<string | symbol>()
  return new Proxy(context, {
    set(target, key, value) {
      target[key] = value
      if (typeof value === 'function') own.add(key)
      else steps.push(to => void (to[key] = value))
      return true
    },
    get(target, key) {
      const found = target[key]
      if (typeof found !== 'function' || own.has(key)) return found
      return (...args: unknown[]) => {
        steps.push(to => void (to[key] as (...given: unknown[]) => unknown).apply(to, args))
        return found.apply(target, args) as unknown
      }
    },
  })
}

/** Records all pages that are drawn during `work`. */
export async function recordPages(work: () => Promise<void>): Promise<RecordedPage[]> {
  const pages: RecordedPage[] = []
  const prototype = SkiaDocument.prototype as unknown as { beginPage(width: number, height: number): Context }
  const { beginPage } = prototype
  prototype.beginPage = function (width, height) {
    const steps: Step[] = []
    pages.push({ size: [width, height], steps })
    return noting(beginPage.call(this, width, height), steps)
  }
  try {
    await work()
  } finally {
    prototype.beginPage = beginPage
  }
  return pages
}

/** Draws a page once more. */
export function replay({ size, steps }: RecordedPage, document: SkiaDocument): void {
  const context = document.beginPage(...size) as unknown as Context
  for (const step of steps) step(context)
  document.endPage()
}
