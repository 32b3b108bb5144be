import { parseHex, toHex } from '@kitwright/measure'
import { useTranslation } from '../../../../texts/index.ts'
import { useTenant } from '../../../../session/index.ts'
import { useColours } from '../../swatches/ColourContext.ts'
import type { PickerState } from '../usePickerState.ts'
import { Suspense } from 'react'
import { ColourList } from './ColourList.tsx'
import { lazy } from '../../../../ui/index.ts'

const CardList = lazy(async () => ({ default: (await import('./card/CardList.tsx')).CardList }))

/** The maximum number of shown colours, more than a design ever needs; the least used are dropped. */
const SHOWN = 18

/** Available colours: recently used, in the design, and stored by the shop for its teams. */
export function ColourLists({ picker, hasAlpha }: { readonly picker: PickerState; readonly hasAlpha: boolean }) {
  const { t } = useTranslation(['colours'])
  const recent = useColours(ports => ports.recent())
  const inDesign = useColours(ports => ports.inDesign())
  const { teamColours = [], colourCard } = useTenant().settings
  const fitting = (colours: readonly string[]): readonly string[] => {
    const fit = hasAlpha ? colours : colours.map(colour => toHex({ ...parseHex(colour)!, a: 1 }))
    return [...new Set(fit)].slice(0, SHOWN)
  }
  const list = { value: picker.hex, onChange: picker.setHex }
  return (
    <>
      {colourCard !== undefined && (
        <Suspense>
          <CardList hex={picker.hex} onTake={picker.setHex} />
        </Suspense>
      )}
      <ColourList title={t('colours:recent')} colours={fitting(recent)} {...list} />
      <ColourList title={t('colours:in_design')} colours={fitting(inDesign)} {...list} />
      <ColourList title={t('colours:team')} colours={teamColours} {...list} />
    </>
  )
}
