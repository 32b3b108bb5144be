import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { DesignPicture } from '../../domainComponents/index.ts'
import { CallFailure, useCall, usePreferences } from '../../session/index.ts'
import css from './QuickStartPage.module.css'
import { lazy } from '../../ui/index.ts'

const LookKits = lazy(async () => ({ default: (await import('./LookKits.tsx')).LookKits }))

const SHOWN = 6

export const LOOKS = { type: 'SOCCER_KIT', pageSize: SHOWN } as const

interface Props {
  /** Id of the ready-made design. */
  readonly value: string | undefined
  /** A look keeps its kits only in its own colours, because they were chosen to match those. */
  readonly hasKits: boolean
  readonly onChange: (id: string) => void
}

/** Offers the shop's first ready-made kits. */
export function LookChoice({ value, hasKits, onChange }: Props) {
  const { t } = useTranslation(['quick'])
  const language = usePreferences(state => state.language)
  const { data, error, refetch } = useCall('GET /api/templates', { query: LOOKS })
  return (
    <fieldset className={css.looks}>
      <legend>{t('quick:look')}</legend>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      <div>
        {!data && !error && Array.from({ length: SHOWN }, (_, i) => <Skeleton key={i} className={css.waiting} />)}
        {data?.items.map(({ id, name, pictureUrl, kits }) => (
          <label key={id} className={css.look}>
            <input type="radio" name="look" value={id} checked={value === id} onChange={() => onChange(id)} />
            <DesignPicture type="SOCCER_KIT" name="" pictureUrl={`${pictureUrl}&side=tile&shape=tall&width=400`} />
            <span>{name[language]}</span>
            {hasKits && <Suspense>{kits.length > 0 && <LookKits kits={kits} />}</Suspense>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
