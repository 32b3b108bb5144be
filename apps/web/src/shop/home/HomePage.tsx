import { EndBand } from './EndBand.tsx'
import { GarmentTiles } from './GarmentTiles.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { LatestDesigns } from './LatestDesigns.tsx'
import { PriceBand } from './PriceBand.tsx'

/** The brand's front page. */
export function HomePage() {
  return (
    <>
      <Hero />
      <GarmentTiles />
      <HowItWorks />
      <LatestDesigns />
      <PriceBand />
      <EndBand />
    </>
  )
}
