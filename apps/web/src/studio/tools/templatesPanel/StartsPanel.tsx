import { Stack } from '@mantine/core'
import { SurpriseSection } from './SurpriseSection.tsx'
import { TemplatesSection } from './TemplatesSection.tsx'

/** Starting points for a new look: random ones in the team's colours, or the shop's templates. */
export function StartsPanel() {
  return (
    <Stack gap="xl">
      <SurpriseSection />
      <TemplatesSection />
    </Stack>
  )
}
