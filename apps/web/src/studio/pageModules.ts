import { loadGarment, sewnGarments } from '@kitwright/garment'

// The studio's pages. Each page of the shop loads `lazyPages`; the long lists of the studio's and the garments' files
// come with these.
export const loadStudioPage = async () => import('./shell/StudioPage.tsx')
export const loadPreviewPage = async () => import('./share/preview/PreviewPage.tsx')

/** Requests a garment in parallel with the studio's own code. The code that opens it reports a failure. */
export function warmGarment(slug: string): void {
  if (sewnGarments().includes(slug)) loadGarment(slug).catch(() => undefined)
}
