import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DesignPicture } from '../../pictures/index.ts'
import { CallFailure, useCall, usePreferences } from '../../session/index.ts'
import css from './QuickStartPage.module.css'

const SHOWN = 6

interface Props {
  /** Of the ready-made design. */
  readonly value: string | null
  readonly onChange: (id: string) => void
}

/** The shop's first ready-made kits to choose from; the first one is chosen until another is. */
export function LookChoice({ value, onChange }: Props) {
  const { t } = useTranslation('shop')
  const language = usePreferences(state => state.language)
  const query = { type: 'SOCCER_KIT', pageSize: SHOWN } as const
  const { data, error, refetch } = useCall('GET /api/templates', { query })
  return (
    <fieldset className={css.looks}>
      <legend>{t('quick_look')}</legend>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      <div>
        {!data && !error && Array.from({ length: SHOWN }, (_, i) => <Skeleton key={i} className={css.waiting} />)}
        {data?.items.map(({ id, name, pictureUrl }, i) => (
          <label key={id} className={css.look}>
            <input
              type="radio"
              name="look"
              value={id}
              checked={value === null ? i === 0 : value === id}
              onChange={() => onChange(id)}
            />
            <DesignPicture type="SOCCER_KIT" name="" pictureUrl={`${pictureUrl}&side=angle&width=400`} />
            <span>{name[language]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
