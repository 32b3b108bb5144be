import { type ComponentProps, Suspense } from 'react'
import { Loader } from '@mantine/core'
import { LayersPanel } from '../inspector/Inspector.tsx'
import { useStudio } from '../../context/index.ts'
import { PartsPanel } from '../../tools/parts/index.ts'
import { lazy } from '../../../ui/index.ts'

// The first tool loads at once; the others load at their first use.
const PatternsPanel = lazy(async () => ({
  default: (await import('../../tools/patterns/PatternsPanel.tsx')).PatternsPanel,
}))
const FontField = lazy(async () => ({ default: (await import('../../tools/text/FontField.tsx')).FontField }))
const TextPanel = lazy(async () => ({ default: (await import('../../tools/text/TextPanel.tsx')).TextPanel }))
const ImagesPanel = lazy(async () => ({ default: (await import('../../tools/images/ImagesPanel.tsx')).ImagesPanel }))
const SquadPanel = lazy(async () => ({ default: (await import('../../tools/squad/SquadPanel.tsx')).SquadPanel }))
const StartsPanel = lazy(async () => ({
  default: (await import('../../tools/templatesPanel/StartsPanel.tsx')).StartsPanel,
}))
const PlayerPanel = lazy(async () => ({ default: (await import('../../tools/player/PlayerPanel.tsx')).PlayerPanel }))

const TeamPhotoButton = lazy(async () => ({
  default: (await import('../../share/TeamPhotoButton.tsx')).TeamPhotoButton,
}))
const AddButtons = lazy(async () => ({ default: (await import('../../tools/text/AddButtons.tsx')).AddButtons }))
const ROLE_OF = { name: 'playerName', number: 'backNumber' } as const
const addButtons: ComponentProps<typeof SquadPanel>['showing'] = missing => (
  <AddButtons roles={missing.map(what => ROLE_OF[what])} />
)

/** The options of the chosen tool. */
export function ToolPanel({ isOrderEmpty }: { isOrderEmpty: boolean }) {
  const tool = useStudio(state => state.tool)
  return (
    <Suspense fallback={<Loader size="sm" />}>
      {tool === 'parts' && <PartsPanel />}
      {tool === 'patterns' && <PatternsPanel fontField={FontField} />}
      {tool === 'text' && <TextPanel />}
      {tool === 'images' && <ImagesPanel />}
      {tool === 'squad' && <SquadPanel isWanted={isOrderEmpty} showing={addButtons} photo={<TeamPhotoButton />} />}
      {tool === 'starts' && <StartsPanel />}
      {tool === 'player' && <PlayerPanel />}
      {tool === 'layers' && <LayersPanel />}
    </Suspense>
  )
}
