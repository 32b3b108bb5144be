import { contentSlugOf, findPage } from '@kitwright/pages'
import { useRouterState } from '@tanstack/react-router'
import { ContentBlocks } from '../../blocks/index.ts'
import { CallFailure, useCall, usePreferences } from '../../session/index.ts'
import css from '../Page.module.css'

/** A page whose text belongs to the tenant. */
export function ContentPage() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const found = findPage(path)
  const slug = found ? contentSlugOf(found) : null
  return slug === null ? null : <Content key={slug} slug={slug} />
}

function Content({ slug }: { slug: string }) {
  const language = usePreferences(state => state.language)
  // The page stays while it loads in another language, with what was typed into its form.
  const { data, error, refetch } = useCall(
    'GET /api/pages/{slug}',
    { params: { slug }, query: { language } },
    { isSticky: true },
  )
  if (data) return <ContentBlocks content={data} />
  if (!error) return <div className={css.page} aria-busy />
  return (
    <div className={css.page}>
      <CallFailure error={error} onRetry={() => void refetch()} />
    </div>
  )
}
