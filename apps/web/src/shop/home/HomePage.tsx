import { Suspense } from 'react'
import { useTenant } from '../../session/index.ts'
import { lazy } from '../../ui/index.ts'

const PlainHome = lazy(async () => ({ default: (await import('./PlainHome.tsx')).PlainHome }))
const ContentPage = lazy(async () => ({ default: (await import('../pages/ContentPage.tsx')).ContentPage }))

/** The shop's front page: blocks where it has a theme or wrote its own, else the program's. */
export function HomePage() {
  const { homepage } = useTenant().settings
  const Home = homepage.theme.name !== undefined || homepage.isOwn === true ? ContentPage : PlainHome
  return (
    <Suspense fallback={null}>
      <Home />
    </Suspense>
  )
}
