import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import type { PickerState } from '../usePickerState.ts'
import { Board } from './Board.tsx'
import css from './ColourBoard.module.css'
import { Palette } from './Palette.tsx'
import { AlphaSlider, HueSlider, ShadeSlider } from './Sliders.tsx'

/** The mode that was used last, until the page is left. */
let wasAdvanced = false

interface ColourBoardProps {
  readonly picker: PickerState
  readonly hasAlpha: boolean
}

/** A palette with a slider from light to dark, or, one step further, all colours. */
export function ColourBoard({ picker, hasAlpha }: ColourBoardProps) {
  const { t } = useTranslation(['colours'])
  const [isAdvanced, setAdvanced] = useState(wasAdvanced)
  const advance = (is: boolean): void => {
    wasAdvanced = is
    setAdvanced(is)
  }
  const { color, setColor } = picker
  return (
    <div className={css.choice}>
      {isAdvanced ? (
        <>
          <div className={css.head}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              className={css.back}
              aria-label={t('colours:back_to_palette')}
              onClick={() => advance(false)}
            >
              <IconArrowLeft size={18} aria-hidden />
            </ActionIcon>
            {t('colours:more_colours')}
          </div>
          <Board color={color} onColor={setColor} />
          <HueSlider color={color} onColor={setColor} />
        </>
      ) : (
        <>
          <Palette value={picker.hex} onChange={picker.setHex} onMore={() => advance(true)} hasAlpha={hasAlpha} />
          <ShadeSlider color={color} onColor={setColor} />
        </>
      )}
      {hasAlpha && <AlphaSlider color={color} onColor={setColor} />}
    </div>
  )
}
