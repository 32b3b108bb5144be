import type { TextLayer } from '@kitwright/design'
import { CurveFields } from './CurveFields.tsx'
import { FitField } from './FitField.tsx'
import { useLettering } from './lettering.ts'
import { LineFields } from './LineFields.tsx'
import { OutlineFields } from './OutlineFields.tsx'
import { PresetGrid } from './PresetGrid.tsx'
import { Section } from './Section.tsx'
import { ShadowFields } from './ShadowFields.tsx'
import { StyleActions } from './StyleActions.tsx'

const isSet = ({ letterSpacingEm, skewDeg, isUpperCase }: TextLayer): boolean =>
  letterSpacingEm !== 0 || skewDeg !== 0 || isUpperCase

/** What can be done to letters beside their colour, each in a section of its own. */
export function TextEffects({ layer }: { layer: TextLayer }) {
  const say = useLettering()
  return (
    <div>
      <Section title={say('styles')}>
        <PresetGrid layer={layer} />
      </Section>
      <Section title={say('outlines')} isUsed={layer.outline !== null || layer.outerOutline !== null}>
        <OutlineFields layer={layer} />
      </Section>
      <Section title={say('shadow')} isUsed={layer.shadow !== null}>
        <ShadowFields layer={layer} />
      </Section>
      <Section title={say('curve')} isUsed={layer.curve !== null}>
        <CurveFields layer={layer} />
      </Section>
      <Section title={say('letters')} isUsed={isSet(layer)}>
        <LineFields layer={layer} />
      </Section>
      <Section title={say('fit')} isUsed={layer.maxWidthMm !== null}>
        <FitField layer={layer} />
      </Section>
      <Section title={say('share')}>
        <StyleActions layer={layer} />
      </Section>
    </div>
  )
}
