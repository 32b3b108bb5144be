import type { Point } from '@kitwright/measure'
import { Button } from '@mantine/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PiecePoint } from '@kitwright/editor'
import { useTranslation } from '../../../../texts/index.ts'
import { useAsync } from '../../../../ui/index.ts'
import { useColourPorts } from '../../swatches/ColourContext.ts'
import { useColourLabel } from '../useColourLabel.ts'
import css from './Eyedropper.module.css'
import { listenForAim, listenForAimKeys, type PickHandlers } from './listenForPick.ts'
import { Loupe } from './Loupe.tsx'
import type { PickView } from './pickMode.ts'
import { readCloth } from './readCloth.ts'

export interface PickRequest {
  take(hex: string): void
  cancel(): void
}

interface EyedropperProps {
  readonly view: PickView
  readonly request: PickRequest
}

interface EyedropperTarget {
  readonly at: Point
  readonly place: PiecePoint
  readonly hex: string
  readonly isTouch: boolean
}

/** Returns the pieces of the current design. */
function useCloth() {
  const ports = useColourPorts()
  return useAsync(useCallback(() => readCloth(ports.shown()), [ports]))
}

const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches

interface HintProps {
  readonly request: PickRequest
  readonly aim: EyedropperTarget | null
  readonly status: string | null
  readonly hint: React.RefObject<HTMLDivElement | null>
}

/** Shows the instructions and the cancel button. The keys work while it has the focus. */
function Hint({ request, aim, status, hint }: HintProps) {
  const { t } = useTranslation(['colours'])
  const labelOf = useColourLabel()
  const text = status ?? t(isTouchScreen() ? 'colours:pick_touch_hint' : 'colours:pick_hint')
  useEffect(() => hint.current?.focus(), [hint])
  return (
    <div
      ref={hint}
      className={css.hint}
      role="application"
      tabIndex={-1}
      aria-label={`${text} ${t('colours:pick_keys')}`}
      data-pick-hint
      data-aiming={aim?.isTouch || undefined}
    >
      <span>{text}</span>
      <span role="status" className={css.spoken}>
        {aim && labelOf(aim.hex)}
      </span>
      <Button size="xs" variant="default" className={css.cancel} onClick={() => request.cancel()}>
        {t('colours:pick_cancel')}
      </Button>
    </div>
  )
}

/** Takes a colour from the garment as designed, independent of the light. */
export function Eyedropper({ view, request }: EyedropperProps) {
  const { t } = useTranslation(['colours'])
  const { data: cloth, isError } = useCloth()
  const [aim, setAim] = useState<EyedropperTarget | null>(null)
  const hint = useRef<HTMLDivElement>(null)
  const { host, locate, isMain } = view

  const handlers = useMemo<PickHandlers>(() => {
    const aimAt = (at: Point, isTouch: boolean): EyedropperTarget | null => {
      const place = locate(at.x, at.y)
      const hex = place && cloth?.colourAt(place)
      return hex ? { at, place, hex, isTouch } : null
    }
    return {
      onAim: (at, isTouch) => setAim(at && aimAt(at, isTouch)),
      onTake(at) {
        const found = aimAt(at, false)
        if (found) request.take(found.hex)
        else setAim(null)
      },
      onCancel: () => request.cancel(),
    }
  }, [cloth, locate, request])

  useEffect(() => {
    const stopAim = listenForAim(host, handlers)
    const isAiming = (): boolean => document.activeElement === hint.current
    const stopKeys = isMain ? listenForAimKeys(host, handlers, isAiming) : undefined
    document.documentElement.toggleAttribute('data-picking', true)
    return () => {
      stopAim()
      stopKeys?.()
      document.documentElement.toggleAttribute('data-picking', false)
    }
  }, [host, handlers, isMain])

  const status = isError ? t('colours:pick_failed') : cloth ? null : t('colours:pick_loading')
  return (
    <>
      {isMain && <Hint hint={hint} request={request} aim={aim} status={status} />}
      {cloth && aim && <Loupe cloth={cloth} {...aim} />}
    </>
  )
}
