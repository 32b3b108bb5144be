import type { Player } from '@kitwright/contract'
import type { AssetRef } from '@kitwright/design'
import { Button, TextInput } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../drafts/index.ts'
import { DesignPicture } from '../../pictures/index.ts'
import { CallFailure, useTenant, useCall } from '../../session/index.ts'
import { ButtonLink, EmptyState, toast } from '../../ui/index.ts'
import page from '../Page.module.css'
import { LogoField } from './LogoField.tsx'
import { LookChoice, LOOKS } from './LookChoice.tsx'
import { mainColours } from './mainColours.ts'
import type { TwoColours as Pair } from './makeKit.ts'
import { Players } from './Players.tsx'
import css from './QuickStartPage.module.css'
import { TwoColours } from './TwoColours.tsx'
import { useKit } from './useKit.ts'

/** The looks to choose from, and the document of the one that is chosen, else of the first; while another one comes, the one before. */
function useLook(chosen: string | null) {
  const { data: list } = useCall('GET /api/templates', { query: LOOKS })
  const look = list?.items.find(({ id }) => id === chosen) ?? list?.items[0]
  const id = look?.id ?? chosen ?? ''
  const call = { isEnabled: id !== '', isSticky: true }
  const { data, error, refetch } = useCall('GET /api/templates/{id}', { params: { id } }, call)
  const isThere = data?.id === id && id !== ''
  return { look, isEmpty: list?.items.length === 0, template: data?.document, isThere, error, refetch }
}

/** Whole names of clubs, also in Khmer; what is longer no garment shows. */
const MOST_LETTERS = 60

interface KitChoices {
  readonly draftId: string
  /** Of the ready-made design; null for the shop's first. */
  readonly look: string | null
  /** Null: the look's own. */
  readonly colours: Pair | null
  readonly team: string
  readonly logo: AssetRef | null
  readonly players: readonly Player[]
}

/** A shop without ready-made kits: one's own, from the beginning. */
function NoLooks() {
  const { t } = useTranslation(['quick', 'shop'])
  return (
    <div className={page.page}>
      <EmptyState isPage title={t('quick:title')} text={t('quick:no_looks')}>
        <ButtonLink to="/design/$slug" params={{ slug: 'soccer' }}>
          {t('shop:design_yours')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

/** The shortest way to a soccer kit: a look, two colours, a name and a squad; then into 3D or to the checkout. */
export function QuickStartPage() {
  const { t } = useTranslation(['quick', 'common'])
  const navigate = useNavigate()
  const [main, second] = useTenant().settings.teamColours ?? []
  const [draftId] = useState(newId)
  // Going back and on again finds what was chosen, and changes the one design.
  const [choices, setChoices] = useSessionStorage<KitChoices>({
    key: 'kitwright.quick',
    defaultValue: {
      draftId,
      look: null,
      colours: main !== undefined && second !== undefined ? [main, second] : null,
      team: '',
      logo: null,
      players: [],
    },
  })
  const { colours, team, logo, players } = choices
  // A picture is read while one goes on typing: what has come in meanwhile stays.
  const set = (change: Partial<KitChoices>): void => setChoices(now => ({ ...now, ...change }))
  const { look, isEmpty, template, isThere, error, refetch } = useLook(choices.look)
  const kitWish = { template, colours, team, logo }
  // A look as it is has its picture from the server.
  const isOwn = colours !== null || team !== '' || logo !== null
  const kit = useKit(kitWish, isOwn)
  const shown = isOwn && kit ? kit : undefined
  if (isEmpty) return <NoLooks />

  const go = async (path: string): Promise<void> => {
    // As the form stands now: the picture beside it may be of a moment ago.
    const kept = { id: choices.draftId, name: team.trim() || t('common:type_SOCCER_KIT'), players }
    const isKept = await import('./keepKit.ts').then(({ keepKit }) => keepKit(kitWish, kept)).catch(() => false)
    if (isKept) void navigate({ to: path })
    else toast('error', t('common:something_wrong'))
  }
  return (
    <div className={`${page.page} ${css.columns}`}>
      <div className={css.form}>
        <div>
          <h1 className={page.title}>{t('quick:title')}</h1>
          <p className={css.lead}>{t('quick:text')}</p>
        </div>
        <LookChoice value={look?.id} onChange={id => set({ look: id })} />
        <TwoColours value={colours} own={mainColours(template)} onChange={next => set({ colours: next })} />
        <TextInput
          size="md"
          label={t('quick:team')}
          description={t('quick:team_text')}
          maxLength={MOST_LETTERS}
          autoComplete="organization"
          value={team}
          onChange={event => set({ team: event.currentTarget.value })}
        />
        <LogoField logo={logo} onChange={next => set({ logo: next })} />
        <Players players={players} onAdd={more => set({ players: [...players, ...more] })} />
        {error && <CallFailure error={error} onRetry={() => void refetch()} />}
        <div className={css.go}>
          <Button size="lg" disabled={!isThere} onClick={() => void go(`/design/soccer?draft=${choices.draftId}`)}>
            {t('quick:in_3d')}
          </Button>
          <Button
            size="lg"
            variant="default"
            disabled={!isThere}
            onClick={() => void go(`/design/checkout/${choices.draftId}`)}
          >
            {t('quick:order')}
          </Button>
        </div>
      </div>
      <div className={css.picture}>
        <DesignPicture
          type="SOCCER_KIT"
          name={team || t('common:type_SOCCER_KIT')}
          pictureUrl={shown || !look ? null : `${look.pictureUrl}&side=angle&width=800`}
          design={shown}
          isFirst
        />
      </div>
    </div>
  )
}
