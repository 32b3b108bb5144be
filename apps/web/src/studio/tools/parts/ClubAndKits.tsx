import { ClubSection } from './club/ClubSection.tsx'
import { KitSection } from './kits/KitSection.tsx'

/** Shows what applies to all parts: the club's colours, and the kits of the design. */
export function ClubAndKits() {
  return (
    <>
      <KitSection />
      <ClubSection />
    </>
  )
}
