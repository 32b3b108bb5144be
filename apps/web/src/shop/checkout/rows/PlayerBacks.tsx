import { designInKit, personalise } from '@kitwright/design'
import { Button } from '@mantine/core'
import { IconShirtSport } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { kitOfLine, kitsOf, type PlayerRow, playerOf } from '../../../cart/index.ts'
import { DesignPicture } from '../../../domainComponents/index.ts'
import { useSection } from '../form/section.tsx'
import css from './PlayerBacks.module.css'

function PlayerBack({ row }: { row: PlayerRow }) {
  const { design } = useSection()
  const { name, printName, number, version } = playerOf(row)
  const printed = printName || name
  const worn = useMemo(() => {
    const { document } = design
    const kit = kitOfLine({ version, kit: null }, kitsOf(document)) ?? 'home'
    return personalise(designInKit(document, kit === 'home' ? null : kit), { name: printed, number })
  }, [design, version, printed, number])
  const caption = [number, printed].filter(part => part !== null && part !== '').join(' ')
  return (
    <figure className={css.back}>
      <DesignPicture type={design.productType} name={caption} pictureUrl={null} design={worn} side="back" />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

interface ButtonProps {
  readonly count: number
  readonly isShown: boolean
  readonly onToggle: () => void
}

/** Shows and hides the backs of all players. */
export function BacksButton({ count, isShown, onToggle }: ButtonProps) {
  const { t } = useTranslation(['checkout'])
  return (
    <Button
      variant="default"
      aria-expanded={isShown}
      leftSection={<IconShirtSport size={18} aria-hidden />}
      onClick={onToggle}
    >
      {t(isShown ? 'checkout:backs_hide' : 'checkout:backs_show', { count })}
    </Button>
  )
}

/** Each player's back as it will be printed. */
export function PlayerBacks({ players }: { players: readonly PlayerRow[] }) {
  const { t } = useTranslation(['checkout'])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll the list
    <div className={css.list} role="group" aria-label={t('checkout:backs_title')} tabIndex={0}>
      {players.map(row => (
        <PlayerBack key={row.id} row={row} />
      ))}
    </div>
  )
}
