import { PAGES } from '@kitwright/pages'
import { Suspense, useEffect, type ComponentProps, type ComponentType } from 'react'
import { PagePending } from '../session/index.ts'
import { lazy } from '../ui/index.ts'

const pageModules = async () => import('./pageModules.ts')
/** three.js and the tools are loaded only on the pages that need them. */
const LazyStudio = lazy(async () => ({ default: (await (await pageModules()).loadStudioPage()).StudioPage }))
const LazyPreview = lazy(async () => ({ default: (await (await pageModules()).loadPreviewPage()).PreviewPage }))

const [EDITOR_PATH = ''] = PAGES.editor.path.split('$')
/** Requests the studio's code while the shop still answers who it is. A failure is told when the page opens. */
export function warmStudio(path: string): void {
  if (!path.startsWith(EDITOR_PATH)) return
  const [slug = ''] = path.slice(EDITOR_PATH.length).split('/')
  pageModules()
    .then(async ({ warmGarment, loadStudioPage }) => {
      warmGarment(slug)
      await loadStudioPage()
    })
    .catch(() => undefined)
}

const behind = <P extends object>(Page: ComponentType<P>) =>
  function Door(props: P) {
    return (
      <Suspense fallback={<PagePending />}>
        <Page {...props} />
      </Suspense>
    )
  }

const OpenedStudio = behind<ComponentProps<typeof LazyStudio>>(LazyStudio)

/** The editor at `/design/{slug}`. */
export function StudioPage(props: ComponentProps<typeof LazyStudio>) {
  useEffect(() => {
    pageModules()
      .then(({ warmGarment }) => warmGarment(props.slug))
      .catch(() => undefined)
  }, [props.slug])
  return <OpenedStudio {...props} />
}
/** `/preview` and `/design/preview/{token}`. */
export const PreviewPage = behind<ComponentProps<typeof LazyPreview>>(LazyPreview)
