import type { Player } from '@kitwright/contract'
import type { ProductType } from '@kitwright/garment'
import { Button, Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import css from './QuickStartPage.module.css'
import { lazy } from '../../ui/index.ts'

const PasteSquad = lazy(async () => ({ default: (await import('./PasteSquad.tsx')).PasteSquad }))

interface PlayersProps {
  readonly players: readonly Player[]
  readonly productType: ProductType
  readonly onAdd: (more: readonly Player[]) => void
}

/** Import of a squad from a table or a file, folded until opened. */
export function Players({ players, productType, onAdd }: PlayersProps) {
  const { t } = useTranslation(['quick'])
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <p className={css.label}>{t('quick:players')}</p>
      <p className={css.hint}>{t('quick:players_text', { count: players.length })}</p>
      {isOpen ? (
        <Suspense fallback={<Skeleton h={240} />}>
          <PasteSquad players={players} productType={productType} onAdd={onAdd} onDone={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('quick:paste')}
        </Button>
      )}
    </div>
  )
}
