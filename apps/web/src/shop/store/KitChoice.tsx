import type { Template } from '@kitwright/contract'
import { UnstyledButton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { KitDot } from '../../domainComponents/index.ts'
import css from './KitChoice.module.css'

export type WornKit = Template['kits'][number]['kit']

interface Props {
  readonly kits: Template['kits']
  /** Name of the design. */
  readonly name: string
  readonly value: WornKit
  readonly onChange: (kit: WornKit) => void
  readonly isTurned: boolean
  /** Shows the other side. */
  readonly onTurn: () => void
}

/** Offers the kits of a design, and its other side. Pressing one shows it. */
export function KitChoice({ kits, name, value, onChange, isTurned, onTurn }: Props) {
  const { t } = useTranslation(['store'])
  return (
    <>
      {kits.length > 0 && (
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
        </div>
      )}
      <UnstyledButton
        className={css.turn}
        aria-pressed={isTurned}
        aria-label={t('store:turn', { name })}
        title={t('store:turn', { name })}
        onClick={onTurn}
      >
        <IconRefresh size={20} aria-hidden />
      </UnstyledButton>
    </>
  )
}
