import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { DesignPicture } from '../../domainComponents/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { ButtonLink, EmptyState, toast } from '../../ui/index.ts'
import page from '../Page.module.css'
import { PromotionNote } from '../products/PromotionNote.tsx'
import { LogoField } from './LogoField.tsx'
import { LookChoice, LOOKS } from './LookChoice.tsx'
import { mainColours } from './mainColours.ts'
import type { KitOptions } from './makeKit.ts'
import { Players } from './Players.tsx'
import css from './QuickStartPage.module.css'
import { TwoColours } from './TwoColours.tsx'
import { useKit } from './useKit.ts'
import { useKitChoices, type KitChoices } from './useKitChoices.ts'

/**
 * Returns the list of looks and the document of the chosen look, or of the first. While another loads, the previous one
 * stays.
 */
function useLook(chosen: string | null) {
  const { data: list } = useCall('GET /api/templates', { query: LOOKS })
  const look = list?.items.find(({ id }) => id === chosen) ?? list?.items[0]
  const id = look?.id ?? chosen ?? ''
  const call = { isEnabled: id !== '', isSticky: true }
  const { data, error, refetch } = useCall('GET /api/templates/{id}', { params: { id } }, call)
  const isThere = data?.id === id && id !== ''
  return { look, isEmpty: list?.items.length === 0, template: data?.document, isThere, error, refetch }
}

/** Allows whole club names, also in Khmer. No garment shows a longer name. */
const MAX_LETTERS = 60

/** Offers a blank kit if the shop has no ready-made ones. */
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

/** Saves the kit as the form stands now and continues with it. The preview beside the form may be slightly older. */
function useGoOn(kit: KitOptions, { draftId, team, players }: KitChoices): (path: string) => Promise<void> {
  const { t } = useTranslation(['common'])
  const navigate = useNavigate()
  return async path => {
    const kept = { id: draftId, name: team.trim() || t('common:type_SOCCER_KIT'), players }
    const isKept = await import('./saveQuickKit.ts')
      .then(({ saveQuickKit }) => saveQuickKit(kit, kept))
      .catch(() => false)
    if (isKept) void navigate({ to: path })
    else toast('error', t('common:something_wrong'))
  }
}

/** Shortest path to a soccer kit: a look, two colours, a name and a squad, then the 3D studio or the checkout. */
export function QuickStartPage() {
  const { t } = useTranslation(['quick', 'common'])
  const { choices, set } = useKitChoices()
  const { colours, team, logo, players } = choices
  const { look, isEmpty, template, isThere, error, refetch } = useLook(choices.look)
  const kitWish = { template, colours, team, logo }
  // An unchanged look has its picture from the server.
  const isOwn = colours !== null || team !== '' || logo !== null
  const kit = useKit(kitWish, isOwn)
  const shown = isOwn && kit ? kit : undefined
  const goOn = useGoOn(kitWish, choices)
  if (isEmpty) return <NoLooks />

  return (
    <div className={`${page.page} ${css.columns}`}>
      <div className={css.form}>
        <div>
          <h1 className={page.title}>{t('quick:title')}</h1>
          <p className={css.lead}>{t('quick:text')}</p>
          <PromotionNote />
        </div>
        <LookChoice value={look?.id} hasKits={!colours} onChange={id => set({ look: id })} />
        <TwoColours value={colours} own={mainColours(template)} onChange={next => set({ colours: next })} />
        <TextInput
          size="md"
          label={t('quick:team')}
          description={t('quick:team_text')}
          maxLength={MAX_LETTERS}
          autoComplete="organization"
          value={team}
          onChange={event => set({ team: event.currentTarget.value })}
        />
        <LogoField logo={logo} onChange={next => set({ logo: next })} />
        <Players players={players} productType="SOCCER_KIT" onAdd={more => set({ players: [...players, ...more] })} />
        {error && <CallFailure error={error} onRetry={() => void refetch()} />}
        <div className={css.go}>
          <Button size="lg" disabled={!isThere} onClick={() => void goOn(`/design/soccer?draft=${choices.draftId}`)}>
            {t('quick:in_3d')}
          </Button>
          <Button
            size="lg"
            variant="default"
            disabled={!isThere}
            onClick={() => void goOn(`/design/checkout/${choices.draftId}`)}
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
