import type { OwnFile } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useDates } from '../../session/index.ts'
import { sizeText } from './format/sizeText.ts'
import css from './Pictures.module.css'

interface Props {
  readonly picture: OwnFile
  readonly onDelete: (id: string) => Promise<void>
}

/** One picture: preview, date, size and use; unused ones can be deleted. */
export function PictureRow({ picture, onDelete }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const date = useDates()
  const { id, url, widthPx, heightPx, bytes, createdAt, designs, isOrdered, isInTemplate, isLogo, isKhqr } = picture
  const places = [
    ...designs.map(({ name }) => name),
    ...(isOrdered ? [t('account:picture_ordered')] : []),
    ...(isInTemplate ? [t('account:picture_in_template')] : []),
    ...(isLogo ? [t('account:picture_is_logo')] : []),
    ...(isKhqr ? [t('account:picture_is_khqr')] : []),
  ]
  return (
    <li className={css.picture}>
      <img src={url} alt="" width={56} height={56} loading="lazy" decoding="async" />
      <div>
        <b className="kw-num">
          {date(createdAt)} · {sizeText(bytes)}
        </b>
        <p className="kw-num">
          {widthPx} × {heightPx} px
        </p>
        <p>
          {places.length > 0 ? t('account:picture_used', { places: places.join(', ') }) : t('account:picture_unused')}
        </p>
      </div>
      {places.length === 0 && (
        <Button
          variant="outline"
          color="red"
          size="xs"
          aria-label={t('account:picture_delete_named', { date: date(createdAt), size: sizeText(bytes) })}
          onClick={() => void onDelete(id)}
        >
          {t('common:delete')}
        </Button>
      )}
    </li>
  )
}
