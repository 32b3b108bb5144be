import { UnstyledButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../texts/index.ts'
import css from './StorePage.module.css'
import type { Facets } from './useTemplates.ts'

type Family = Facets['colours'][number]

/** Representative colour of each family. */
const SHOWN: Readonly<Record<Family, string>> = {
  red: '#dc2626',
  orange: '#f97316',
  yellow: '#facc15',
  green: '#16a34a',
  teal: '#0d9488',
  blue: '#2563eb',
  purple: '#7c3aed',
  pink: '#ec4899',
  brown: '#78350f',
  black: '#0b0f1a',
  grey: '#94a3b8',
  white: '#ffffff',
}

/** Number of 44 px dots that fit side by side on the smallest phones. */
const MAX_IN_ROW = 7

/** Returns the most columns per row that leave no single dot for the last row. */
const columnsOf = (count: number): number => Math.ceil(count / Math.ceil(count / MAX_IN_ROW))

interface Props {
  readonly colours: readonly Family[]
  readonly value: string | undefined
  readonly onChange: (colour: string | undefined) => void
}

/** Offers the colours that designs exist in. Pressing the chosen one again shows all. */
export function ColourDots({ colours, value, onChange }: Props) {
  const { t } = useTranslation(['store'])
  if (colours.length === 0) return null
  return (
    <div role="group" aria-label={t('store:colour')}>
      <span className={css.label} aria-hidden>
        {t('store:colour')}
      </span>
      <div className={css.dots} style={{ '--columns': columnsOf(colours.length) } as CSSProperties}>
        {colours.map(colour => (
          <UnstyledButton
            key={colour}
            className={css.dot}
            aria-pressed={value === colour}
            aria-label={t(`store:colour_${colour}`)}
            title={t(`store:colour_${colour}`)}
            onClick={() => onChange(value === colour ? undefined : colour)}
          >
            <span style={{ background: SHOWN[colour] }} />
          </UnstyledButton>
        ))}
      </div>
    </div>
  )
}
