import type { Fill } from '@kitwright/design'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { parseFill } from './text/fillText.ts'

const TOLD_MS = 1600

interface Clipboard {
  /** Status message of the last action; null if there is none. */
  readonly told: string | null
  copy(text: string): void
  /** Pastes from the button. */
  paste(): void
  /** Pastes from the keyboard; true when the text was a colour. */
  take(text: string): boolean
}

/** Copies colours as text, and pastes colours and gradients from anywhere. */
export function useClipboard(onFill: (fill: Fill) => void): Clipboard {
  const { t } = useTranslation(['colours'])
  const [told, setTold] = useState<string | null>(null)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const tell = (text: string): void => {
    clearTimeout(timer.current)
    setTold(text)
    timer.current = window.setTimeout(() => setTold(null), TOLD_MS)
  }
  const take = (text: string): boolean => {
    const fill = parseFill(text)
    if (fill) onFill(fill)
    return fill !== null
  }
  return {
    told,
    take,
    copy(text) {
      // Absent when the page is not served over https.
      const { clipboard } = navigator as { clipboard?: Navigator['clipboard'] }
      const written = clipboard ? clipboard.writeText(text) : Promise.reject(new Error('no clipboard'))
      written.then(
        () => tell(t('colours:copied')),
        () => tell(t('colours:copy_failed')),
      )
    },
    paste() {
      const { clipboard } = navigator as { clipboard?: Partial<Navigator['clipboard']> }
      const read = clipboard?.readText ? clipboard.readText() : Promise.reject(new Error('no clipboard'))
      read.then(
        text => {
          if (!take(text)) tell(t('colours:paste_nothing'))
        },
        () => tell(t('colours:paste_failed')),
      )
    },
  }
}
