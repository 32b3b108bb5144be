import type { TextLayer } from '@kitwright/design'
import { useTranslation } from '../../../../texts/index.ts'
import { CurveFields } from './CurveFields.tsx'
import { FitField } from './FitField.tsx'
import { LineFields } from './LineFields.tsx'
import { OutlineFields } from './OutlineFields.tsx'
import { PresetGrid } from './PresetGrid.tsx'
import { Section } from './Section.tsx'
import { ShadowFields } from './ShadowFields.tsx'
import { StyleActions } from './StyleActions.tsx'

const isSet = ({ letterSpacingEm, skewDeg, isUpperCase }: TextLayer): boolean =>
  letterSpacingEm !== 0 || skewDeg !== 0 || isUpperCase

/** Shows the effects on letters other than their colour, each in its own section. */
export function TextEffects({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation(['lettering'])
  return (
    <div>
      <Section title={t('lettering:styles')}>
        <PresetGrid layer={layer} />
      </Section>
      <Section title={t('lettering:outlines')} isUsed={layer.outline !== null || layer.outerOutline !== null}>
        <OutlineFields layer={layer} />
      </Section>
      <Section title={t('lettering:shadow')} isUsed={layer.shadow !== null}>
        <ShadowFields layer={layer} />
      </Section>
      <Section title={t('lettering:curve')} isUsed={layer.curve !== null}>
        <CurveFields layer={layer} />
      </Section>
      <Section title={t('lettering:letters')} isUsed={isSet(layer)}>
        <LineFields layer={layer} />
      </Section>
      <Section title={t('lettering:fit')} isUsed={layer.maxWidthMm !== null}>
        <FitField layer={layer} />
      </Section>
      <Section title={t('lettering:share')}>
        <StyleActions layer={layer} />
      </Section>
    </div>
  )
}
