import type { Response_ } from '@kitwright/contract'
import { editorPathOf } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { DesignTile, TurnButton, useTileSide } from '../../domainComponents/index.ts'
import { useCall, usePreferences } from '../../session/index.ts'
import css from './TemplateRows.module.css'
import { quickViewOf } from './useFilters.ts'

type Row = Response_<'GET /api/templates/rows'>['rows'][number]

/** Number of tiles in view on a phone, and of those the first row loads at once. */
const IN_SIGHT = 2

function TemplateItem({ template, isFirst }: { template: Row['items'][number]; isFirst: boolean }) {
  const { t } = useTranslation(['store'])
  const language = usePreferences(state => state.language)
  const { isBack, isTurned, turn, watching } = useTileSide()
  const name = template.name[language]
  return (
    <li>
      <Link className={css.tile} to="/store" search={quickViewOf(template.id)} resetScroll={false} {...watching}>
        <DesignTile
          template={template}
          alt=""
          side={isBack ? 'tileBack' : 'tile'}
          sizes="(max-width: 600px) 40vw, 190px"
          isFirst={isFirst}
        />
        <span>{name}</span>
      </Link>
      <TurnButton label={t('store:turn', { name })} isTurned={isTurned} onTurn={turn} />
    </li>
  )
}

function TemplateRow({ row, isFirst }: { row: Row; isFirst: boolean }) {
  const { t } = useTranslation(['store'])
  const title = useId()
  const { id, tag, type, total, items } = row
  return (
    <section aria-labelledby={title}>
      <div className={css.head}>
        <h2 id={title}>{t(`store:row_${id}`)}</h2>
        <Link
          className={css.all}
          to="/store"
          search={{ tag: tag ?? undefined, garment: type ? editorPathOf(type) : undefined }}
          aria-label={t('store:row_all_of', { row: t(`store:row_${id}`), count: total })}
        >
          {t('store:row_all', { count: total })}
        </Link>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that keys scroll sideways */}
      <ul className={css.row} tabIndex={0} aria-labelledby={title}>
        {items.map((template, index) => (
          <TemplateItem key={template.id} template={template} isFirst={isFirst && index < IN_SIGHT} />
        ))}
      </ul>
    </section>
  )
}

/** Presents the shop's designs by theme; nothing if it has too few. */
export function TemplateRows() {
  const { data } = useCall('GET /api/templates/rows', {})
  return (
    <div className={css.rows}>
      {data?.rows.map((row, index) => (
        <TemplateRow key={row.id} row={row} isFirst={index === 0} />
      ))}
    </div>
  )
}
