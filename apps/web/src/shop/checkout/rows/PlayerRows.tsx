import { baseSizeOf, type Size, sizeLabel } from '@kitwright/garment'
import { Box, Button, Skeleton } from '@mantine/core'
import { IconClipboardText, IconPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { NameWarnings } from '../../../domainComponents/index.ts'
import { useSession } from '../../../session/index.ts'
import { Card, lazy, useIsDesktop } from '../../../ui/index.ts'
import { SizeChartButton } from '../../sizes/SizeChartButton.tsx'
import css from '../CheckoutScreen.module.css'
import type { CheckoutForm } from '../form/checkoutStorage.ts'
import { PlayerRowFields } from './PlayerRowFields.tsx'
import {
  parseQty,
  piecesBySize,
  printedNames,
  rowOf,
  type PlayerRow,
  type DesignRowContext,
} from '../../../cart/index.ts'
import { useSection } from '../form/section.tsx'
import { BacksButton, PlayerBacks } from './PlayerBacks.tsx'
import { SquadMenu } from './SquadMenu.tsx'
import { UnprintedNotice } from './UnprintedNotice.tsx'

const PasteSquad = lazy(async () => ({ default: (await import('../../quickStart/PasteSquad.tsx')).PasteSquad }))

const freshRow = (size: Size): PlayerRow => ({
  id: crypto.randomUUID(),
  name: '',
  printName: '',
  number: '',
  size,
  version: 'player',
  sleeve: '',
  qty: '1',
})

function Heads({ hasSleeves }: { hasSleeves: boolean }) {
  const { t } = useTranslation(['common'])
  const keys = ['name', 'print_name', 'number', 'size', 'version', 'sleeve', 'quantity'] as const
  return (
    <div className={`${css.row} ${css.heads}`} data-no-sleeves={!hasSleeves || undefined} aria-hidden>
      <span />
      {keys
        .filter(key => hasSleeves || key !== 'sleeve')
        .map(key => (
          <span key={key}>{t(`common:${key}`)}</span>
        ))}
    </div>
  )
}

interface ButtonsProps {
  readonly onAdd: () => void
  /** Null while a list is being pasted. */
  readonly onPaste: (() => void) | null
  readonly onSquad: (rows: PlayerRow[]) => void
  readonly children: ReactNode
}

/** The ways to add players, and what else is offered for the list. */
function PlayerButtons({ onAdd, onPaste, onSquad, children }: ButtonsProps) {
  const { t } = useTranslation(['checkout'])
  const { isSignedIn } = useSession()
  return (
    <div className={`${css.buttons} ${css.addButtons}`}>
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
        {t('checkout:add_player')}
      </Button>
      {isSignedIn && <SquadMenu onChoose={onSquad} />}
      {onPaste && (
        <Button variant="default" leftSection={<IconClipboardText size={18} aria-hidden />} onClick={onPaste}>
          {t('checkout:paste_list')}
        </Button>
      )}
      {children}
    </div>
  )
}

interface PasteBoxProps {
  readonly players: readonly PlayerRow[]
  readonly onAdd: (rows: PlayerRow[]) => void
  readonly onDone: () => void
}

/** Reads players from a pasted list or a file. */
function PasteBox({ players, onAdd, onDone }: PasteBoxProps) {
  const { design } = useSection()
  return (
    <Box mt="md">
      <Suspense fallback={<Skeleton h={240} />}>
        <PasteSquad
          players={players}
          productType={design.productType}
          onAdd={more => onAdd(more.map(each => rowOf(each)))}
          onDone={onDone}
        />
      </Suspense>
    </Box>
  )
}

/** Says how many players there are, and of which sizes; null without players. */
function useSizeSum(players: readonly PlayerRow[]): string | null {
  const { t } = useTranslation(['checkout'])
  if (players.length === 0) return null
  const sizes = piecesBySize(players.map(({ size, qty }) => ({ size, qty: parseQty(qty) ?? 0 })))
  const said = sizes.map(({ size, qty }) => `${qty} ${sizeLabel(size)}`).join(', ')
  return t('checkout:players_sum', { count: players.length, sizes: said })
}

/** One line per player. */
export function PlayerRows(own: DesignRowContext) {
  const { design, at } = useSection()
  const { t } = useTranslation(['checkout'])
  const players = useWatch<CheckoutForm, `designs.${number}.players`>({ name: `${at}.players` })
  const { control } = useFormContext<CheckoutForm>()
  const { fields, append, remove } = useFieldArray({ control, name: `${at}.players`, keyName: 'key' })
  const isDesktop = useIsDesktop()
  const [openId, setOpenId] = useState<string | null>(null)
  const [isPasting, setPasting] = useState(false)
  const [hasBacks, setHasBacks] = useState(false)
  const add = (rows: PlayerRow[]): void => append(rows, { shouldFocus: false })
  const sum = useSizeSum(players)
  const text = isDesktop ? t('checkout:players_text') : sum
  return (
    <Card
      title={t('checkout:players_title')}
      {...(text !== null && { text })}
      actions={<SizeChartButton type={design.productType} />}
    >
      <div className={css.rows}>
        {fields.length > 0 && <Heads hasSleeves={own.hasSleeves} />}
        {fields.map((field, index) => (
          <PlayerRowFields
            key={field.key}
            index={index}
            {...own}
            isOpen={openId === field.id}
            onToggle={() => setOpenId(openId === field.id ? null : field.id)}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <NameWarnings document={design.document} names={printedNames(players)} />
      <UnprintedNotice />
      <PlayerButtons
        onAdd={() => {
          const fresh = freshRow(baseSizeOf(design.productType))
          setOpenId(fresh.id)
          append(fresh, { focusName: `${at}.players.${fields.length}.name` })
        }}
        onPaste={isPasting ? null : () => setPasting(true)}
        onSquad={add}
      >
        {players.length > 0 && (
          <BacksButton count={players.length} isShown={hasBacks} onToggle={() => setHasBacks(!hasBacks)} />
        )}
      </PlayerButtons>
      {hasBacks && players.length > 0 && <PlayerBacks players={players} />}
      {isPasting && <PasteBox players={players} onAdd={add} onDone={() => setPasting(false)} />}
    </Card>
  )
}
