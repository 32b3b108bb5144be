import type { Fill, Gradient } from '@kitwright/design'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId, useRef, type ClipboardEvent } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { toGradient, toSolid, type StopIndex } from '../swatches/fills.ts'
import { ColourBoard } from './colourPlane/ColourBoard.tsx'
import { GradientFields } from './gradient/GradientFields.tsx'
import { KindTabs } from './KindTabs.tsx'
import { ClubStrip } from './lists/ClubStrip.tsx'
import { CodeField } from './lists/CodeField.tsx'
import { ColourLists } from './lists/ColourLists.tsx'
import css from './ColourPicker.module.css'
import { PickerTools } from './PickerTools.tsx'
import { formatFill } from './text/fillText.ts'
import { WrittenRow } from './typedInput/WrittenRow.tsx'
import { useClipboard } from './useClipboard.ts'
import type { PickerState } from './usePickerState.ts'

interface PickerPanelProps {
  readonly label: string
  readonly picker: PickerState
  readonly hasGradient: boolean
  readonly hasAlpha: boolean
  readonly stop: StopIndex
  readonly onStop: (stop: StopIndex) => void
  readonly onPickCloth: () => void
  readonly onPickScreen: () => void
  /** Whether the edited colour is itself a club colour. */
  readonly isClubs: boolean
  readonly onClose: () => void
}

/** Preserves the fill of each tab when the tabs are switched. */
function useKinds({ fill, setFill }: PickerState): (kind: Fill['kind']) => void {
  const left = useRef<Gradient | null>(null)
  return kind => {
    if (kind === fill.kind) return
    if (fill.kind === 'gradient') {
      left.current = fill
      setFill(toSolid(fill))
    } else setFill(left.current ?? toGradient(fill))
  }
}

const isField = (target: EventTarget): boolean => target instanceof HTMLElement && target.closest('input') !== null

/** All controls that define a colour. */
export function PickerPanel(props: PickerPanelProps) {
  const { picker, hasGradient, hasAlpha, stop, onStop, onClose } = props
  const { t } = useTranslation(['colours'])
  const id = useId()
  const setKind = useKinds(picker)
  const clipboard = useClipboard(fill => {
    if (fill.kind === 'solid') picker.setHex(hasAlpha ? fill.colour : fill.colour.slice(0, 7))
    else picker.setFill(hasGradient ? fill : toSolid(fill))
  })
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text')
    // In a field, takes only a text that does not fit into it: a whole colour or gradient.
    if (isField(event.target) && !/[(#]/.test(text)) return
    if (clipboard.take(text)) event.preventDefault()
  }
  const { fill } = picker
  const written = formatFill(fill, 'hex')
  return (
    <div className={css.panel} onPaste={onPaste}>
      <div className={css.bar}>
        {hasGradient ? (
          <KindTabs id={id} kind={fill.kind} onKind={setKind} />
        ) : (
          <b className={css.title}>{props.label}</b>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          className={css.close}
          aria-label={t('colours:close')}
          onClick={onClose}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
      {props.isClubs || <ClubStrip picker={picker} />}
      <div className={css.body} id={`${id}-panel`} role={hasGradient ? 'tabpanel' : undefined}>
        {fill.kind === 'gradient' && (
          <GradientFields fill={fill} onChange={picker.setFill} stop={stop} onStop={onStop} />
        )}
        <ColourBoard picker={picker} hasAlpha={hasAlpha} />
        <WrittenRow picker={picker} hasAlpha={hasAlpha} onCopy={clipboard.copy} />
        <PickerTools
          text={written}
          onCopy={() => clipboard.copy(written)}
          onPaste={clipboard.paste}
          onPickCloth={props.onPickCloth}
          onPickScreen={props.onPickScreen}
        />
        <ColourLists picker={picker} hasAlpha={hasAlpha} />
        <CodeField key={picker.hex} picker={picker} />
      </div>
      <div className={css.told} role="status" data-told={clipboard.told !== null || undefined}>
        {clipboard.told}
      </div>
    </div>
  )
}
