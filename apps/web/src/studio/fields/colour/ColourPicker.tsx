import type { Fill } from '@kitwright/design'
import { languageTag } from '@kitwright/words'
import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from '../../../texts/index.ts'
import type { StopIndex } from '../swatches/fills.ts'
import { useColourPorts } from '../swatches/ColourContext.ts'
import { Eyedropper, type PickRequest } from './eyedropper/Eyedropper.tsx'
import { startTool, stopTool, type ViewTool } from './eyedropper/pickMode.ts'
import { pickScreen } from './eyedropper/pickScreen.ts'
import css from './ColourPicker.module.css'
import { PickerPanel } from './PickerPanel.tsx'
import { usePickerState, type PickerState } from './usePickerState.ts'

export interface ColourPickerProps {
  readonly label: string
  readonly value: Fill
  readonly onChange: (fill: Fill) => void
  /** Whether the value may also be a gradient. */
  readonly hasGradient?: boolean
  readonly hasAlpha: boolean
  /** The edited stop of a gradient. */
  readonly stop?: StopIndex
  readonly onStop?: (stop: StopIndex) => void
  /** Whether the edited colour is itself a club colour. */
  readonly isClubs?: boolean
  /** The field that opened it. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Closes on a press anywhere else; the field's own button handles itself. */
function useOutsidePress(isOpen: boolean, { anchor, onClose }: Pick<ColourPickerProps, 'anchor' | 'onClose'>) {
  const popover = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const press = (event: PointerEvent): void => {
      const target = event.target as Node
      if (!popover.current?.contains(target) && !anchor.current?.contains(target)) close.current()
    }
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [isOpen, anchor])
  return (element: HTMLElement | null): void => {
    popover.current = element
  }
}

/** Picks a colour from the garment; the picker is hidden in that time. */
function useClothPicking(picker: PickerState): { isPicking: boolean; start: () => void } {
  const [tool, setTool] = useState<ViewTool | null>(null)
  const latest = useRef(picker)
  useEffect(() => {
    latest.current = picker
  })
  useEffect(() => {
    if (!tool) return
    startTool(tool)
    return () => stopTool(tool)
  }, [tool])
  const start = (): void => {
    const cancel = (): void => setTool(null)
    const request: PickRequest = {
      cancel,
      take(hex) {
        latest.current.setHex(hex)
        cancel()
      },
    }
    setTool({ cancel, Over: ({ view }) => <Eyedropper view={view} request={request} /> })
  }
  return { isPicking: tool !== null, start }
}

/** Gives the remaining space to the garment on a phone while the picker is open. */
function useRoomForGarment(isOpen: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-colour-picker', isOpen)
    return () => void document.documentElement.toggleAttribute('data-colour-picker', false)
  }, [isOpen])
}

/**
 * Returns whether a scroll event is being dispatched. It comes late on a slow phone, and from the picker itself when
 * that takes space, so it is no reason to close.
 */
const isScrolling = (): boolean => globalThis.event?.type === 'scroll'

const isTyping = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'text'

function OpenPicker(props: ColourPickerProps) {
  const { label, hasGradient = false, hasAlpha, anchor, onClose } = props
  const { t, language } = useTranslation(['colours'])
  const ports = useColourPorts()
  const [ownStop, setOwnStop] = useState<StopIndex>(0)
  const stop = props.stop ?? ownStop
  const picker = usePickerState({ value: props.value, onChange: props.onChange, stop })
  const picking = useClothPicking(picker)
  const noteInside = useOutsidePress(!picking.isPicking, { anchor, onClose })
  useRoomForGarment(!picking.isPicking)

  const onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) ports.redo()
    else ports.undo()
  }
  return (
    <I18nProvider locale={languageTag(language)}>
      <Popover
        ref={element => {
          noteInside(element)
          // The close button for screen readers only: react-aria has no Khmer label for it.
          element?.lastElementChild?.querySelector('button')?.setAttribute('aria-label', t('colours:close'))
        }}
        className={css.popover}
        triggerRef={anchor}
        isOpen={!picking.isPicking}
        onOpenChange={isOpen => !isOpen && !isScrolling() && onClose()}
        isNonModal
        placement="bottom start"
        offset={8}
        style={{ zIndex: 9999 }}
      >
        <Dialog className={css.dialog} aria-label={t('colours:dialog', { label })}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of what is in it */}
          <div onKeyDown={onKey}>
            <PickerPanel
              label={label}
              picker={picker}
              hasGradient={hasGradient}
              hasAlpha={hasAlpha}
              isClubs={props.isClubs ?? false}
              stop={stop}
              onStop={props.onStop ?? setOwnStop}
              onPickCloth={picking.start}
              onPickScreen={() => void pickScreen().then(hex => hex && picker.setHex(hex))}
              onClose={onClose}
            />
          </div>
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}

/**
 * The colour picker, over the page beside the field that opened it; on a phone it rises from the bottom and leaves the
 * garment visible.
 */
export function ColourPicker(props: ColourPickerProps) {
  return (
    <Suspense>
      <OpenPicker {...props} />
    </Suspense>
  )
}
