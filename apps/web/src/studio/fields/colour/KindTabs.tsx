import type { Fill } from '@kitwright/design'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import css from './ColourPicker.module.css'

const KINDS = ['solid', 'gradient'] as const
type FillKind = Fill['kind']

interface KindTabsProps {
  readonly id: string
  readonly kind: FillKind
  readonly onKind: (kind: FillKind) => void
}

/** Chooses between one colour and a gradient. */
export function KindTabs({ id, kind, onKind }: KindTabsProps) {
  const { t } = useTranslation(['colours'])
  const list = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const next = kind === 'solid' ? 'gradient' : 'solid'
    onKind(next)
    list.current?.querySelector<HTMLElement>(`[data-kind=${next}]`)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
    <div
      ref={list}
      role="tablist"
      className={css.tabs}
      aria-label={t('colours:tabs')}
      onKeyDown={onKey}
      data-kind={kind}
    >
      {KINDS.map(each => (
        <button
          key={each}
          type="button"
          role="tab"
          className={css.tab}
          data-kind={each}
          aria-selected={each === kind}
          aria-controls={`${id}-panel`}
          tabIndex={each === kind ? 0 : -1}
          onClick={() => onKind(each)}
        >
          {t(`colours:${each}`)}
        </button>
      ))}
    </div>
  )
}
