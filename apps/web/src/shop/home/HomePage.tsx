import { Suspense, type ReactNode } from 'react'
import { deferLayout } from '../../ui/index.ts'
import { EndBand } from './EndBand.tsx'
import { GarmentTiles } from './GarmentTiles.tsx'
import { Hero } from './Hero.tsx'
import css from './HomePage.module.css'
import { HowItWorks } from './HowItWorks.tsx'
import { LatestDesigns } from './LatestDesigns.tsx'
import { PriceBand } from './PriceBand.tsx'

/** What is further down: laid out once it is near or the page idle, and brought to life in a task of its own. */
function Below({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <div ref={deferLayout} className={css.below}>
        {children}
      </div>
    </Suspense>
  )
}

/** The brand's front page. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Below>
        <GarmentTiles />
      </Below>
      <Below>
        <HowItWorks />
      </Below>
      <Below>
        <LatestDesigns />
      </Below>
      <Below>
        <PriceBand />
      </Below>
      <Below>
        <EndBand />
      </Below>
    </>
  )
}
