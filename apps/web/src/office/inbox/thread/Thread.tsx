import { Button } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useDates } from '../../../session/index.ts'
import type { Entry } from '../model/inboxTypes.ts'
import { EntryItem } from './EntryItem.tsx'
import css from './Thread.module.css'

interface Props {
  /** Earliest first. */
  readonly entries: readonly Entry[]
  readonly label: string
  readonly hasEarlier: boolean
  readonly isLoading: boolean
  readonly onEarlier: () => void
}

/** The entries of a conversation by days; it keeps to its end as messages come. */
export function Thread({ entries, label, hasEarlier, isLoading, onEarlier }: Props) {
  const { t } = useTranslation(['inbox'])
  const date = useDates()
  const box = useRef<HTMLDivElement>(null)
  const latest = entries.at(-1)?.id
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [latest])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the messages scroll by keyboard
    <div ref={box} className={css.thread} role="log" aria-label={label} tabIndex={0}>
      {hasEarlier && (
        <Button variant="subtle" size="sm" loading={isLoading} onClick={onEarlier}>
          {t('inbox:earlier')}
        </Button>
      )}
      {[...Map.groupBy(entries, ({ at }) => date(at))].map(([day, ofDay]) => (
        <div key={day} className={css.day}>
          <h3>{day}</h3>
          {ofDay.map(entry => (
            <EntryItem key={entry.id} entry={entry} />
          ))}
        </div>
      ))}
    </div>
  )
}
