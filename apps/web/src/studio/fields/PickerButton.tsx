import { useRef, useState, type ComponentProps } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { toast } from '../../ui/index.ts'
import type { ColourPicker } from './colour/ColourPicker.tsx'
import css from './Fields.module.css'
import { cssOf } from './swatches/fills.ts'

type PickerProps = ComponentProps<typeof ColourPicker>
type PickerButtonProps = Omit<PickerProps, 'anchor' | 'onClose'> & { readonly isWide?: boolean }

/** The picker is loaded at its first use. */
const loadPicker = async (): Promise<typeof ColourPicker> => (await import('./colour/ColourPicker.tsx')).ColourPicker

/** Shows the current colour; a press opens the picker. */
export function PickerButton({ isWide, ...picker }: PickerButtonProps) {
  const { t } = useTranslation(['studio'])
  const anchor = useRef<HTMLButtonElement>(null)
  const [Picker, setPicker] = useState<typeof ColourPicker | null>(null)
  const toggle = (): void => {
    if (Picker) return setPicker(null)
    loadPicker().then(
      loaded => setPicker(() => loaded),
      () => toast('error', t('studio:save_no_connection')),
    )
  }
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={css.picker}
        data-wide={isWide || undefined}
        aria-label={t('studio:colour_picker', { label: picker.label })}
        aria-haspopup="dialog"
        aria-expanded={Picker !== null}
        onPointerEnter={() => void loadPicker().catch(() => undefined)}
        onClick={toggle}
      >
        <span style={{ background: cssOf(picker.value) }} />
      </button>
      {Picker && <Picker {...picker} anchor={anchor} onClose={() => setPicker(null)} />}
    </>
  )
}
