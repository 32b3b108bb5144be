import { isOffered, PAGES } from '@kitwright/pages'
import { createRoute, notFound } from '@tanstack/react-router'
import { PreviewPage, StudioPage } from './lazyPages.tsx'
import { flagParam, rootRoute, searchSchema, textParam } from '../session/index.ts'

// The studio uses the whole window.
const getParentRoute = () => rootRoute

const editor = createRoute({
  getParentRoute,
  path: PAGES.editor.path,
  validateSearch: searchSchema({
    design: textParam,
    template: textParam,
    draft: textParam,
    new: flagParam,
    share: textParam,
    // The layer that the shop's comment is about.
    layer: textParam,
  }),
  beforeLoad: ({ params, context }): void => {
    if (!isOffered({ page: PAGES.editor, params }, context.tenant)) throw notFound()
  },
  component: function Studio() {
    const { slug } = editor.useParams()
    return <StudioPage key={slug} slug={slug} />
  },
})
const preview = createRoute({ getParentRoute, path: PAGES.preview.path, component: () => <PreviewPage /> })
const sharedPreview = createRoute({
  getParentRoute,
  path: PAGES.sharedPreview.path,
  component: function Shared() {
    const { token } = sharedPreview.useParams()
    return <PreviewPage key={token} token={token} />
  },
})

export const studioRoutes = [editor, preview, sharedPreview] as const
