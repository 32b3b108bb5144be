import { editorPathOf, productTypeAt } from '@kitwright/garment'
import { IconDeviceLaptop } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/index.ts'
import { belongsToAnotherAccount, isSaved, listDrafts, type Draft } from '../../drafts/index.ts'
import { DesignPicture } from '../../domainComponents/index.ts'
import { useSession } from '../../session/index.ts'
import { ButtonLink, StatusBadge } from '../../ui/index.ts'
import css from './DesignsPage.module.css'

function UnsavedCard({ draft }: { draft: Draft }) {
  const { t } = useTranslation(['account', 'common'])
  const type = productTypeAt(draft.document.garment)
  if (!type) return null
  return (
    <article className={css.card}>
      <DesignPicture type={type} name={draft.name} pictureUrl={null} design={draft.document} />
      <div className={css.title}>
        <h2>{draft.name}</h2>
        <StatusBadge severity="secondary" icon={IconDeviceLaptop} label={t('common:design_unsaved')} />
      </div>
      <p className={css.facts}>{t('account:only_here')}</p>
      <div className={css.actions}>
        <ButtonLink
          to="/design/$slug"
          params={{ slug: editorPathOf(type) }}
          search={{ draft: draft.id }}
          variant="default"
          size="sm"
        >
          {t('account:open_editor')}
        </ButtonLink>
        <ButtonLink to="/design/checkout/$productId" params={{ productId: draft.id }} size="sm">
          {t('account:order_this')}
        </ButtonLink>
      </div>
    </article>
  )
}

/** Designs with changes that the server does not have. */
export function UnsavedDesigns() {
  const { data } = useQuery({ queryKey: ['drafts'], queryFn: listDrafts, staleTime: 0 })
  const { accountId } = useSession()
  const unsaved = data?.filter(draft => !isSaved(draft) && !belongsToAnotherAccount(draft, accountId())) ?? []
  if (unsaved.length === 0) return null
  return (
    <div className={`${css.grid} ${css.unsaved}`}>
      {unsaved.map(draft => (
        <UnsavedCard key={draft.id} draft={draft} />
      ))}
    </div>
  )
}
