import { ClubSection } from './club/ClubSection.tsx'
import { KitSection } from './kits/KitSection.tsx'

/** What goes over all parts: the club's colours, and the kits that the design is made in. */
export function ClubAndKits() {
  return (
    <>
      <KitSection />
      <ClubSection />
    </>
  )
}
