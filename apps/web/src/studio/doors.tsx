import { Center, Loader } from '@mantine/core'
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'

/** three.js and the tools are loaded only by those who open a door to them. */
const LazyStudio = lazy(async () => ({ default: (await import('./StudioPage.tsx')).StudioPage }))
const LazyPreview = lazy(async () => ({ default: (await import('./PreviewPage.tsx')).PreviewPage }))

const waiting = (
  <Center mih="100dvh">
    <Loader />
  </Center>
)

const behind = <P extends object>(Page: ComponentType<P>) =>
  function Door(props: P) {
    return (
      <Suspense fallback={waiting}>
        <Page {...props} />
      </Suspense>
    )
  }

/** The editor at `/design/{slug}`. */
export const StudioPage = behind<ComponentProps<typeof LazyStudio>>(LazyStudio)
/** `/preview` and `/design/preview/{token}`. */
export const PreviewPage = behind<ComponentProps<typeof LazyPreview>>(LazyPreview)
