import { Stack } from '@mantine/core'
import { SurpriseSection } from './SurpriseSection.tsx'
import { TemplatesSection } from './TemplatesSection.tsx'

/** Ways to a new look: by chance in the team's colours, or one that the shop has made ready. */
export function StartsPanel() {
  return (
    <Stack gap="xl">
      <SurpriseSection />
      <TemplatesSection />
    </Stack>
  )
}
