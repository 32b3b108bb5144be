import type { Player } from '@kitwright/contract'
import type { AssetRef } from '@kitwright/design'
import { Button, TextInput } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDraft, newId, saveDraft } from '../../drafts/index.ts'
import { DesignPicture, ProductPicture } from '../../pictures/index.ts'
import { MAX_PLAYERS, RosterImport } from '../../roster/index.ts'
import { useCall, useTenant } from '../../session/index.ts'
import { toast } from '../../ui/index.ts'
import page from '../page.module.css'
import { LogoField } from './LogoField.tsx'
import { LookChoice } from './LookChoice.tsx'
import css from './QuickStartPage.module.css'
import { makeKitOf, useKit } from './useKit.ts'

const MOST_LETTERS = 24
const DARK = '#0f172a'

interface Wish {
  readonly draftId: string
  /** Of the ready-made design; null for the shop's first. */
  readonly look: string | null
  readonly colours: readonly [main: string, second: string]
  readonly team: string
  readonly logo: AssetRef | null
  readonly players: readonly Player[]
}

/** The ready-made design that is chosen, else the shop's first; while another one comes, the one before. */
function useTemplate(chosen: string | null): { template: unknown; isThere: boolean } {
  const query = { type: 'SOCCER_KIT', pageSize: 6 } as const
  const { data: list } = useCall('GET /api/templates', { query }, { isEnabled: chosen === null })
  const id = chosen ?? list?.items[0]?.id ?? ''
  const { data } = useCall('GET /api/templates/{id}', { params: { id } }, { isEnabled: id !== '', isSticky: true })
  return { template: data?.document, isThere: data?.id === id }
}

/** A squad as a table or a file, folded away until it is wanted. */
function Players({ players, onAdd }: { players: readonly Player[]; onAdd: (more: readonly Player[]) => void }) {
  const { t } = useTranslation('shop')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <p className={css.label}>{t('quick_players')}</p>
      <p className={css.hint}>{t('quick_players_text', { count: players.length })}</p>
      {isOpen ? (
        <RosterImport room={MAX_PLAYERS - players.length} onAdd={onAdd} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('quick_paste')}
        </Button>
      )}
    </div>
  )
}

/** The shortest way to a soccer kit: a look, two colours, a name and a squad; then into 3D or to the checkout. */
export function QuickStartPage() {
  const { t } = useTranslation(['shop', 'common'])
  const navigate = useNavigate()
  const { settings } = useTenant()
  const [ours = settings.homepage.theme.palette.color, other = DARK] = settings.teamColours ?? []
  const [draftId] = useState(newId)
  // Going back and on again finds what was chosen, and changes the one design.
  const [wish, setWish] = useSessionStorage<Wish>({
    key: 'kitwright.quick',
    defaultValue: { draftId, look: null, colours: [ours, other], team: '', logo: null, players: [] },
  })
  const { look, colours, team, logo, players } = wish
  // A picture is read while one goes on typing: what has come in meanwhile stays.
  const set = (change: Partial<Wish>): void => setWish(now => ({ ...now, ...change }))
  const { template, isThere } = useTemplate(look)
  const kitWish = { template, colours, team, logo }
  const isChosen = look !== null || team !== '' || logo !== null || colours[0] !== ours || colours[1] !== other
  const kit = useKit(kitWish, isChosen)

  const go = async (path: string): Promise<void> => {
    // As the form stands now: the picture beside it may be of a moment ago.
    const design = await makeKitOf(kitWish).catch(() => null)
    if (!design) return toast('error', t('common:something_wrong'))
    const draft = newDraft(team.trim() || t('common:type_SOCCER_KIT'), design)
    const kept = await saveDraft({ ...draft, id: wish.draftId, players })
    if (kept.ok) void navigate({ to: path })
    else toast('error', t('common:something_wrong'))
  }
  return (
    <div className={`${page.page} ${css.columns}`}>
      <div className={css.form}>
        <div>
          <h1 className={page.title}>{t('shop:quick_title')}</h1>
          <p className={css.lead}>{t('shop:quick_text')}</p>
        </div>
        <LookChoice value={look} onChange={id => set({ look: id })} />
        <fieldset className={css.colours}>
          <legend>{t('shop:quick_colours')}</legend>
          {colours.map((colour, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a colour is known by its place
            <label key={i}>
              <input
                type="color"
                value={colour}
                onChange={({ currentTarget: { value } }) =>
                  set({ colours: i === 0 ? [value, colours[1]] : [colours[0], value] })
                }
              />
              {t(i === 0 ? 'shop:quick_colour_main' : 'shop:quick_colour_second')}
            </label>
          ))}
        </fieldset>
        <TextInput
          size="md"
          label={t('shop:quick_team')}
          description={t('shop:quick_team_text')}
          maxLength={MOST_LETTERS}
          autoComplete="organization"
          value={team}
          onChange={event => set({ team: event.currentTarget.value })}
        />
        <LogoField logo={logo} onChange={next => set({ logo: next })} />
        <Players players={players} onAdd={more => set({ players: [...players, ...more] })} />
        <div className={css.go}>
          <Button size="lg" disabled={!isThere} onClick={() => void go(`/design/soccer?draft=${wish.draftId}`)}>
            {t('shop:quick_3d')}
          </Button>
          <Button
            size="lg"
            variant="default"
            disabled={!isThere}
            onClick={() => void go(`/design/checkout/${wish.draftId}`)}
          >
            {t('shop:quick_order')}
          </Button>
        </div>
      </div>
      <div className={css.picture}>
        {kit ? (
          <DesignPicture type="SOCCER_KIT" name={team || t('common:type_SOCCER_KIT')} pictureUrl={null} design={kit} />
        ) : (
          <ProductPicture type="SOCCER_KIT" alt={t('common:type_SOCCER_KIT')} isFirst />
        )}
      </div>
    </div>
  )
}
