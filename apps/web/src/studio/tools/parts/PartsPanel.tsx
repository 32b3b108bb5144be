import { partStyleOf } from '@kitwright/design'
import { Suspense } from 'react'
import { modelsOf, type PartId } from '@kitwright/garment'
import { Stack, Text, UnstyledButton } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { loadAfterGarment } from '../../canvas/index.ts'
import { ColourField, cssOf } from '../../fields/index.ts'
import { PartFill } from './PartFill.tsx'
import { useGesture, usePartName, useStudio, useStudioParts } from '../../context/index.ts'
import { documentOf, dyeFabric, type DocumentVerbs } from '@kitwright/editor'
import { useIsDesktop, lazy } from '../../../ui/index.ts'
import { FabricField } from './FabricField.tsx'
import { OptionFields } from './OptionFields.tsx'
import css from './Parts.module.css'
import { WearOn } from './WearOn.tsx'

// Settings for all parts are rarely the first step of a new kit, so they do not delay the garment.
const ClubAndKits = lazy(() =>
  loadAfterGarment(async () => ({ default: (await import('./ClubAndKits.tsx')).ClubAndKits })),
)

const PipingSection = lazy(() =>
  loadAfterGarment(async () => ({ default: (await import('./piping/PipingSection.tsx')).PipingSection })),
)

/** Returns the parts that exist with the present options, in the garment's order. */
function useParts(): PartId[] {
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  const worn = new Set(modelsOf(garment, options).flatMap(model => model.areas.map(area => area.part)))
  return garment.parts.filter(part => worn.has(part))
}

function PartRow({ part, isSelected }: { part: PartId; isSelected: boolean }) {
  const partName = usePartName()
  const fill = useStudio(state => partStyleOf(documentOf(state), part).fill)
  const select = useStudio(state => state.select)
  const setHover = useStudio(state => state.setHover)
  return (
    <UnstyledButton
      className={css.row}
      aria-pressed={isSelected}
      onClick={() => select({ kind: 'part', part })}
      onPointerEnter={() => setHover({ part })}
      onPointerLeave={() => setHover(null)}
    >
      <span className={css.dot} style={{ background: cssOf(fill) }} />
      {partName(part)}
    </UnstyledButton>
  )
}

/** Colours of the parts, the garment's options and its fabric's colour. */
export function PartsPanel() {
  const { t } = useTranslation(['studio'])
  const api = useStudioParts<DocumentVerbs>()
  const gesture = useGesture()
  const parts = useParts()
  const isDesktop = useIsDesktop()
  const selection = useStudio(state => state.selection)
  const fabric = useStudio(state => documentOf(state).fabric)
  const chosen = selection.kind === 'part' ? selection.part : null
  return (
    <Stack gap="md">
      {/* What comes does not push the parts away from under a hand. */}
      <Suspense fallback={<div className={css.coming} />}>
        <ClubAndKits />
      </Suspense>
      <div role="group" aria-label={t('studio:parts')} className={css.parts}>
        {parts.map(part => (
          <div key={part} data-open={chosen === part || undefined}>
            <PartRow part={part} isSelected={chosen === part} />
            {chosen === part && !isDesktop && (
              <div className={css.inline}>
                <PartFill part={part} />
              </div>
            )}
          </div>
        ))}
      </div>
      <Suspense fallback={<div className={css.comingPiping} />}>
        <PipingSection />
      </Suspense>
      <OptionFields />
      <FabricField />
      <div>
        <Text size="sm" fw={600} mb={4}>
          {t('studio:fabric_colour')}
        </Text>
        <ColourField
          label={t('studio:fabric_colour')}
          value={fabric.colour}
          tone={fabric.tone}
          withSwatches={false}
          hasAlpha={false}
          onChange={(colour, tone) => dyeFabric(api, { colour, tone }, gesture())}
        />
      </div>
      <WearOn />
    </Stack>
  )
}
