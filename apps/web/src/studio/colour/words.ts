import { useStudio } from '../store/StudioContext.ts'
import { documentOf } from '../store/selectors.ts'
import type { Texts } from '@kitwright/words'
import { useTranslation } from 'react-i18next'
import { colourName } from './lists/colourName.ts'

type ColourKey = keyof Texts['colours']
type Say = (key: ColourKey, values?: Readonly<Record<string, string | number>>) => string

/** The picker's texts in the present language. */
export function useColourWords(): Say {
  const { t } = useTranslation('colours')
  return t as unknown as Say
}

/** What a screen reader says of a colour: its name, the dyer's code, and its hex. */
export function useColourLabel(): (hex: string) => string {
  const say = useColourWords()
  const codes = useStudio(state => documentOf(state).colourCodes)
  return hex => {
    const { hue, tone } = colourName(hex)
    const name = say(`tone_${tone}`, { hue: say(`hue_${hue}`) })
    const code = codes[hex]
    return code === undefined ? say('named', { name, colour: hex }) : say('named_coded', { name, code, colour: hex })
  }
}
