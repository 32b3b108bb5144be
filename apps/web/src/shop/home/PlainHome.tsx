import { Suspense, type ReactNode } from 'react'
import { deferLayout } from '../../ui/index.ts'
import { EndBand } from './EndBand.tsx'
import { GarmentTiles } from './GarmentTiles.tsx'
import { Hero } from './Hero.tsx'
import css from './HomePage.module.css'
import { HowItWorks } from './HowItWorks.tsx'
import { LatestDesigns } from './LatestDesigns.tsx'
import { PriceBand } from './PriceBand.tsx'

/** Defers content below the fold: laid out once it is near or the page is idle, and hydrated in a task of its own. */
function Below({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <div ref={deferLayout} className={css.below}>
        {children}
      </div>
    </Suspense>
  )
}

/** The front page of a shop that has neither a theme nor a home page of its own. */
export function PlainHome() {
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
