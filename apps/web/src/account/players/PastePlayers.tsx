import type { Player } from '@kitwright/contract'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parsePlayers } from './parsePlayers.ts'
import css from './PlayersPage.module.css'

/** A box to paste a table into; bad lines are named before anything is added. */
export function PastePlayers({ onAdd }: { onAdd: (players: readonly Player[]) => void }) {
  const { t } = useTranslation('account')
  const [text, setText] = useState('')
  const { players, errors } = parsePlayers(text)
  return (
    <div className={css.paste}>
      <p>{t('paste_text')}</p>
      <Textarea
        aria-label={t('paste')}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        rows={5}
        placeholder={'Sok Dara, 7, M\nVanna, 10, 2XL'}
      />
      {errors.length > 0 && (
        <ul className={css.errors} aria-live="polite">
          {errors.map(({ row, kind, value }) => (
            <li key={row}>{t('paste_row_error', { row, reason: t(`paste_${kind}`, { value }) })}</li>
          ))}
        </ul>
      )}
      <div>
        <Button
          disabled={players.length === 0}
          onClick={() => {
            onAdd(players)
            setText('')
          }}
        >
          {t('paste_add', { count: players.length })}
        </Button>
      </div>
    </div>
  )
}
