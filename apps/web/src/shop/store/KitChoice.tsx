import type { Template } from '@kitwright/contract'
import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { KitDot } from '../../domainComponents/index.ts'
import css from './KitChoice.module.css'

export type WornKit = Template['kits'][number]['kit']

interface Props {
  readonly kits: Template['kits']
  /** Name of the design. */
  readonly name: string
  readonly value: WornKit
  readonly onChange: (kit: WornKit) => void
}

/** Offers the kits of a design. Pressing one shows it. */
export function KitChoice({ kits, name, value, onChange }: Props) {
  const { t } = useTranslation(['store'])
  return (
    <div className={css.kits} role="group" aria-label={t('store:kits_of', { name })}>
      {kits.map(({ kit, colours }) => (
        <UnstyledButton
          key={kit}
          className={css.kit}
          aria-pressed={value === kit}
          aria-label={t(`store:kit_${kit}`)}
          title={t(`store:kit_${kit}`)}
          onClick={() => onChange(kit)}
        >
          <KitDot colours={colours} />
        </UnstyledButton>
      ))}
      <span className={css.count} aria-hidden>
        {t('store:kits', { count: kits.length })}
      </span>
    </div>
  )
}
