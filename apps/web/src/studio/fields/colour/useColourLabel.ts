import { useTranslation } from '../../../texts/index.ts'
import { useColours } from '../swatches/ColourContext.ts'
import { colourName } from './text/colourName.ts'

/** Returns a function that gives the accessible label of a colour: its name, the dyer's code, and its hex. */
export function useColourLabel(): (hex: string) => string {
  const { t } = useTranslation(['colours'])
  const codes = useColours(ports => ports.codes())
  return hex => {
    const { hue, tone } = colourName(hex)
    const name = t(`colours:tone_${tone}`, { hue: t(`colours:hue_${hue}`) })
    const code = codes[hex]
    return code === undefined
      ? t('colours:named', { name, colour: hex })
      : t('colours:named_coded', { name, code, colour: hex })
  }
}
